import type { Fields } from '#engine/inputs/field.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import type { Figure } from '#engine/rates/figure.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import type { BandTable as BandTableData, Result } from '#engine/result/result.ts'
import type { Operand, Step } from '#engine/result/step.ts'
import { count, figureText, money, percent, poundsAndPence } from '../../lib/format.ts'
import { BandTable } from './band-table.tsx'
import { SourceLine } from './source-line.tsx'

type StepWords = Readonly<Record<string, (step: Step) => string>>

interface WorkingProps {
  readonly result: Result
  /** The day whose rates were used. */
  readonly on: string
  readonly fields: Fields
  readonly words: StepWords
}

/** How a result was worked out: each step in words and in the visitor’s own numbers, with every figure of law linked to its source. */
export default function Working({ result, on, fields, words }: WorkingProps) {
  return (
    <ol className="steps">
      {result.steps.map((step, index) => (
        <li key={step.key} id={`step-${step.key}`} data-step={step.key}>
          <WorkingStep
            number={index + 1}
            step={step}
            about={(words[step.key] ?? words[lastPart(step.key)])?.(step)}
            fields={fields}
            table={result.bandTables.find(({ key }) => key === step.bandTable)}
            on={on}
          />
        </li>
      ))}
    </ol>
  )
}

/** Two computations of one tax have the same words: `before.incomeTax` those of `incomeTax`. */
const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1)

function WorkingStep({
  number,
  step,
  about,
  fields,
  table,
  on,
}: {
  number: number
  step: Step
  about: string | undefined
  fields: Fields
  table: BandTableData | undefined
  on: string
}) {
  const figures = figuresOf(step, table)
  const labelOf = (operand: Operand) =>
    'figure' in operand
      ? (provenance[operand.figure.entry]?.title ?? operand.figure.entry)
      : 'step' in operand
        ? operand.label
        : (fields[operand.input]?.label ?? operand.input)
  return (
    <>
      <div className="step-head">
        <h3>
          <span className="step-number">{number}. </span>
          {step.label}
        </h3>
        <p className="figure">{step.unit === 'percent' ? percent(step.value) : poundsAndPence(step.value)}</p>
      </div>
      {about !== undefined && <p>{about}</p>}
      {/^\{[\w.]+\}$|^$/.test(step.formula) || (
        <p className="formula">
          <span>{filled(step, labelOf)}</span>
          <span className="figure">{filled(step, valueOf)}</span>
        </p>
      )}
      {table && <BandTable table={table} total={step.value} />}
      {(figures.length > 0 || step.law !== undefined) && (
        <ul className="sources">
          {figures.map((figure) => (
            <SourceLine key={figure.entry} figure={figure} on={on} />
          ))}
          {figures.length === 0 && <li>{step.law}</li>}
        </ul>
      )}
    </>
  )
}

/** The formula with each `{operand}` replaced. */
const filled = ({ formula, operands }: Step, show: (operand: Operand) => string) =>
  formula.replace(/\{([\w.]+)\}/g, (whole, name: string) => {
    const operand = operands[name]
    return operand ? show(operand) : whole
  })

function valueOf(operand: Operand): string {
  if ('figure' in operand) return figureText(operand.figure)
  // A formula that takes an earlier percentage divides it by a hundred itself.
  if ('step' in operand) return operand.unit === 'percent' ? count(operand.value) : money(operand.value)
  return { GBP: money, percent: percentTyped, count }[operand.unit](operand.value)
}

/** A percentage with the decimals that were typed. */
const percentTyped = (value: Decimal) => `${value.toFixed()}%`

/** The figures of law that a step used, in its formula or its bands, each once. */
function figuresOf({ operands }: Step, table: BandTableData | undefined): Figure[] {
  const inFormula = Object.values(operands).flatMap((operand) => ('figure' in operand ? [operand.figure] : []))
  const inBands = table?.slices.filter(({ amount }) => !amount.isZero()).flatMap(({ band }) => [...band.figures]) ?? []
  const all = [...inFormula, ...inBands]
  return all.filter(({ entry }, index) => all.findIndex((other) => other.entry === entry) === index)
}
