import { createElement, Fragment, type ReactNode } from 'react'
import type { Fields } from '#engine/inputs/field.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import type { Figure } from '#engine/rates/figure.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import type { BandTable as BandTableData, Result } from '#engine/result/result.ts'
import { figuresOf, type Operand, type Step } from '#engine/result/step.ts'
import { count, figureText, money, percent, poundsAndPence } from '../../text/format.ts'
import { textOf } from '../../text/said.ts'
import { BandTable } from './band-table.tsx'
import { lawOfFigure, SourceLine } from './source-line.tsx'

/** What every step of a result’s working needs in order to be shown. */
export interface WorkingContext {
  readonly result: Result
  /** The day whose rates were used. */
  readonly on: string
  readonly fields: Fields
  /** Opens the working at a step. */
  readonly goTo: (step: string) => void
}

/** A step of the working in words and in the visitor’s own numbers, with each figure of law linked to its source, and the steps that use it. */
export function WorkingStep({ step, as: Heading, ...context }: WorkingContext & { step: Step; as: 'h3' | 'p' }) {
  const { result, on, fields, goTo } = context
  const table = result.bandTables.find(({ key }) => key === step.bandTable)
  const figures = figuresUsed(step, table)
  const law = lawToName(step, figures, on)
  const labelOf = (operand: Operand): ReactNode => {
    if ('figure' in operand) return titleOf(operand.figure)
    if ('input' in operand) return fields[operand.input]?.label ?? operand.input
    return <ToStep goTo={goTo} step={operand.step} label={operand.label} />
  }
  return (
    <>
      <div className="step-head">
        <Heading tabIndex={Heading === 'h3' ? -1 : undefined}>
          <span className="step-number">{result.steps.indexOf(step) + 1}. </span>
          {step.label}
        </Heading>
        <p className="figure">{VALUE[step.unit](step.value)}</p>
      </div>
      {step.means && <p>{textOf(step.means)}</p>}
      {isPlain(step) || (
        <p className="formula">
          <span>{filled(step, labelOf)}</span>
          <span className="figure">{filled(step, valueOf)}</span>
        </p>
      )}
      {table && <BandTable table={table} total={step.value} />}
      {(figures.length > 0 || law !== '') && (
        <ul className="sources">
          {law !== '' && <li>{law}</li>}
          {figures.map((figure) => (
            <SourceLine key={figure.entry} figure={figure} on={on} />
          ))}
        </ul>
      )}
      <GoesInto context={context} takes={(operand) => 'step' in operand && operand.step === step.key} />
    </>
  )
}

/** The steps that use a step or an input. */
export function GoesInto({ context, takes }: { context: WorkingContext; takes: (operand: Operand) => boolean }) {
  const next = context.result.steps.filter(({ operands }) => Object.values(operands).some(takes))
  if (next.length === 0) return null
  return (
    <p className="goes-into">
      Used in:{' '}
      {next.map(({ key, label }, index) => (
        <Fragment key={key}>
          {index > 0 && '; '}
          <ToStep goTo={context.goTo} step={key} label={label} />
        </Fragment>
      ))}
    </p>
  )
}

const ToStep = ({ goTo, step, label }: { goTo: WorkingContext['goTo']; step: string; label: string }) => (
  <button type="button" className="to-step" onClick={() => goTo(step)}>
    {label}
  </button>
)

const VALUE = { GBP: poundsAndPence, percent, count } as const

/** What a figure is, and of a table of bands, which band. */
const titleOf = ({ entry, band }: Figure) => [provenance[entry]?.title ?? entry, ...(band === undefined ? [] : [band])].join(': ')

/** Whether a formula says no more than the figure, step or input that it is, or nothing. Which band decided is more. */
function isPlain({ formula, operands }: Step): boolean {
  const isInBand = Object.values(operands).some((operand) => 'figure' in operand && operand.figure.band !== undefined)
  return formula === '' || formula === '0' || (!isInBand && /^\{[\w.]+\}$/.test(formula))
}

/** The formula with each `{operand}` replaced. */
function filled({ formula, operands }: Step, show: (operand: Operand) => ReactNode): ReactNode {
  const parts = formula.split(/[{}]/).map((part, index) => {
    const operand = index % 2 === 1 ? operands[part] : undefined
    const shown = operand ? show(operand) : part
    // A minus sign after another sign needs brackets.
    return index > 1 && typeof shown === 'string' && operand && shown.startsWith('−') ? `(${shown})` : shown
  })
  return createElement(Fragment, {}, ...parts)
}

function valueOf(operand: Operand): string {
  if ('figure' in operand) return figureText(operand.figure)
  return { GBP: money, percent: percentInFull, count }[operand.unit](operand.value)
}

/** A percentage with all its decimals. */
const percentInFull = (value: Decimal) => `${value.toFixed()}%`

/** The figures of law that a step used, in its formula or its bands, each once. */
function figuresUsed(step: Step, table: BandTableData | undefined): Figure[] {
  const inBands = table?.slices.filter(({ amount }) => !amount.isZero()).flatMap(({ band }) => [...band.figures]) ?? []
  const all = [...figuresOf(step), ...inBands]
  return all.filter(({ entry }, index) => all.findIndex((other) => other.entry === entry) === index)
}

/** The law of a step, without the sections that its figures name themselves. */
function lawToName({ law = '' }: Step, figures: readonly Figure[], on: string): string {
  const named = figures.map((figure) => lawOfFigure(figure, on) ?? '')
  // `s.35` is named by `s.35(2)`, but not by `s.351`.
  const isNamed = (section: string) => named.some((one) => one.split(section).some((rest, index) => index > 0 && !/^\w/.test(rest)))
  return law
    .split('; ')
    .filter((section) => section !== '' && !isNamed(section))
    .join('; ')
}
