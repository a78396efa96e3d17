import type { Calculator } from '../../../engine/calculator.ts'
import { Decimal, ZERO } from '../../../engine/money/decimal.ts'
import { RULE_SETS, type RuleSet, type TaxYear } from '../../../engine/rates/rates-at.ts'
import type { GoldenRow } from '../../../golden/code/parse-golden.ts'
import { randomInputs } from '../../bench/random-inputs.ts'
import { outputName } from '../contents.ts'
import { exportWorkbook } from '../export.ts'
import { changeInputs } from './change-inputs.ts'
import type { Recalculated } from './recalculate.ts'

type Inputs = Parameters<Calculator['record']>[0]

/** A workbook to recalculate, and the record that it must agree with. */
interface Trial {
  readonly name: string
  readonly workbook: Uint8Array
  readonly record: ReturnType<Calculator['record']>
}

/** Any seed will do. It gives the same amounts on every run. */
const SEED = 20_240_406

/**
 * Makes a trial for each golden row under each of its rule sets. A workbook is exported once for each set of choices, from the first row
 * with them. The amounts of the other rows, and a random set, are then put into its cells. So a formula that is right only for
 * the exported amounts is found.
 */
export async function trialsOf(calculator: Calculator, rows: readonly GoldenRow[]): Promise<Trial[]> {
  const exported = new Map<string, Buffer>()
  const odd = randomInputs(calculator, rows.length * RULE_SETS.length, SEED)
  const trials: Trial[] = []
  for (const { case: about, line, rules, taxYear, in: raw } of rows) {
    const parsed = calculator.parse(raw, taxYear as TaxYear)
    if (parsed.issues) throw new Error(`${calculator.slug}:${line} has inputs that the calculator refuses`)
    const { inputs } = parsed
    for (const ruleSet of rules as RuleSet[]) {
      const moment = { ruleSet, taxYear: taxYear as TaxYear }
      const trial = (bytes: Buffer, amounts: Amounts): Trial => ({
        name: `${calculator.slug}:${line} "${about}", ${ruleSet}, ${JSON.stringify(textsOf(amounts))}`,
        workbook: changeInputs(bytes, textsOf(amounts)),
        record: calculator.record({ ...inputs, ...amounts }, moment),
      })
      const choices = JSON.stringify([moment, choicesOf(inputs)])
      const there = exported.get(choices)
      const bytes = there ?? (await exportWorkbook({ calculator, inputs, ...moment, exportedOn: '2026-11-21' }))
      exported.set(choices, bytes)
      trials.push(trial(bytes, amountsOf(inputs)))
      const other = there ? undefined : odd[exported.size - 1]
      // A box that is blank in the workbook has no cell.
      const others = Object.entries(other ? amountsOf(other.inputs) : {}).filter(([name]) => name in amountsOf(inputs))
      if (other) trials.push(trial(bytes, { ...amountsOf(inputs), ...Object.fromEntries(others) }))
    }
  }
  return trials
}

/** The inputs in cells that can be changed: every amount, and nothing else. */
type Amounts = Readonly<Record<string, Decimal>>

const amountsOf = (inputs: Inputs): Amounts =>
  Object.fromEntries(Object.entries(inputs).flatMap(([name, value]) => (value instanceof Decimal ? [[name, value] as const] : [])))

const choicesOf = (inputs: Inputs) => Object.entries(inputs).filter(([, value]) => !(value instanceof Decimal))

const textsOf = (amounts: Amounts) => Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount.toFixed()]))

/** A figure in which a workbook differs from the engine. */
export interface Difference {
  readonly text: string
  /** True where a spreadsheet has too few digits to do better. */
  readonly isBeyondItsDigits: boolean
}

/** Each output in which a recalculated answer is not exactly the engine’s record. What is missing from the record must be zero or empty. */
export function workbookDifferences({ name, record }: Trial, answer: Recalculated, outputs: readonly string[]): Difference[] {
  return outputs.flatMap((output) => {
    const expected = record[output]
    const found = answer.get(outputName(output))
    if (found === undefined ? expected === undefined : isAlike(expected, found)) return []
    const text =
      found === undefined
        ? `${name}: ${output} is not in the workbook`
        : `${name}: ${output} is ${said(expected)} in the engine, ${found} in the workbook`
    return [{ text, isBeyondItsDigits: found !== undefined && isBeyondDigits(record, expected, found) }]
  })
}

/** LibreOffice writes no more digits than these: pence up to ten million million pounds. */
const DIGITS = 15

function isAlike(expected: Recorded, found: string): boolean {
  if (typeof expected === 'string') return found === expected
  if (typeof expected === 'boolean') return found === String(expected).toUpperCase()
  if (expected === undefined && found === '') return true
  return isAmount(found) && new Decimal(found).equals((expected ?? ZERO).toSignificantDigits(DIGITS))
}

/** Above this, fifteen digits are not enough for pence in every sum, as each file says. */
const PRECISE_UP_TO = new Decimal(1_000_000_000)
const FIFTEENTH_DIGIT = new Decimal(`1e-${DIGITS}`)
const PENNY = new Decimal('0.01')

/**
 * Whether an amount differs only because a spreadsheet has fifteen digits: the record has an amount too large for them, and the difference
 * is at most a penny and the last of those digits.
 */
function isBeyondDigits(record: Trial['record'], expected: Recorded, found: string): boolean {
  const amounts = Object.values(record).filter((value) => value instanceof Decimal)
  const largest = Decimal.max(0, ...amounts.map((amount) => amount.abs()))
  if (!(expected instanceof Decimal) || !isAmount(found) || largest.lessThanOrEqualTo(PRECISE_UP_TO)) return false
  return expected.minus(found).abs().lessThanOrEqualTo(largest.times(FIFTEENTH_DIGIT).plus(PENNY))
}

type Recorded = Trial['record'][string] | undefined

const said = (expected: Recorded): string => (expected instanceof Decimal ? expected.toFixed(2) : String(expected ?? '0.00'))

const isAmount = (text: string) => /^-?\d+(\.\d+)?(E[+-]?\d+)?$/.test(text)
