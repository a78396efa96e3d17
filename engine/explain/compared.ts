import { explained, recordOf, writtenExplanation } from '../answer/explanation.ts'
import { type Calculator, type RatesOnDate, type Tables, taxYearOf } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { type Decimal, sumOf, ZERO } from '../money/decimal.ts'
import { allRatesOn, NoRateError, type RuleSet, type TaxYear } from '../rates/rates-at.ts'
import type { Message } from '../result/message.ts'
import type { Result } from '../result/result.ts'
import type { Row } from '../result/row.ts'
import { amountIn } from './amount-in.ts'
import { inputsIn } from './between-years.ts'
import { explain, TooManyDifferencesError, type Waterfall } from './explain.ts'
import { asOneLedger } from './marginal-lines.ts'

/** One of several answers that stand side by side: its inputs, its rules and its tax year. */
export interface Side<Of extends Fields = Fields> {
  readonly inputs: InputsOf<Of>
  readonly ruleSet: RuleSet
  readonly taxYear: TaxYear
}

/** The answer of one side, by tables that have the values of its year. @throws NoRateError where they lack one. */
export function resultOf<Of extends Fields>(
  calculator: Calculator<Of>,
  { inputs, ruleSet, taxYear: wanted }: Side<Of>,
  tables: Tables,
): Result {
  const taxYear = taxYearOf(inputs, wanted)
  const ratesOn: RatesOnDate<Tables> = (date) => allRatesOn(tables, date, ruleSet)
  const { answer, values } = calculator.answerOn(inputs, ratesOn, taxYear)
  const { slug, isPrice = false, fields } = calculator
  const write = () => writtenExplanation(answer, (condition) => values.holds(condition))
  return explained({ slug, ruleSet, taxYear, isPrice, record: recordOf(answer, values) }, answer, write, values, fields)
}

/**
 * Whether two answers can stand side by side, with a difference: those of one calculator, unless one of them cannot say what the other
 * answers; and those that both say what their visitor keeps of an income of the same period.
 */
export const answerTheSame = (one: Result, other: Result): boolean =>
  (one.slug === other.slug && one.headline in other.record && other.headline in one.record) ||
  (isKeptOfIncome(one) && isKeptOfIncome(other) && one.large.period === other.large.period)

/** Whether the large answer is what somebody keeps of the income of a period, so that other ways to earn it can be compared. */
export const isKeptOfIncome = ({ isKept, headline, large }: Result): boolean =>
  isKept && large.field === headline && large.period !== undefined

/** A row of the ledgers of several answers, with what each shows to the penny: undefined where one has no such row. */
export interface ComparedRow extends Pick<Row, 'key' | 'label' | 'isTotal' | 'isDeduction'> {
  readonly amounts: readonly (Decimal | undefined)[]
  /** How much more the last shows than the first. A missing row counts as nothing. */
  readonly difference: Decimal
}

/** A line of several answers that is no amount, such as a percentage, with what each says: undefined where one has no such line. */
export interface ComparedLine {
  readonly key: string
  /** The key of the row above it. */
  readonly after: string
  readonly label: string
  readonly texts: readonly (Message | undefined)[]
}

/** The lines of answers of one calculator that are no amounts, where they do not all say the same. None for those of several. */
export function comparedLines(results: readonly Result[]): ComparedLine[] {
  if (new Set(results.map(({ slug }) => slug)).size > 1) return []
  const all = new Map(results.flatMap(({ lines }) => lines).map((line) => [line.key, line]))
  return [...all.values()].flatMap(({ key, after, label }) => {
    const texts = results.map(({ lines }) => lines.find((line) => line.key === key)?.text)
    return new Set(texts.map((text) => JSON.stringify(text))).size > 1 ? [{ key, after, label, texts }] : []
  })
}

type AmountLine = Pick<Row, 'key' | 'label' | 'isTotal' | 'isDeduction'> & { readonly amount: Decimal }

/**
 * The ledgers of several answers as one, each row once, in the order of the rows. Those of several calculators share only what comes in,
 * what is taken off under the same name, and what is left. Pounds, for the period of the rows.
 */
export function comparedRows(results: readonly Result[]): ComparedRow[] {
  const isOneCalculator = new Set(results.map(({ slug }) => slug)).size === 1
  const ledgers = results.map(isOneCalculator ? ledgerOf : sharedLedgerOf)
  return asOneLedger(ledgers).map(({ key, label, isTotal, isDeduction }) => {
    const amounts = ledgers.map((lines) => lines.find((line) => line.key === key)?.amount)
    return { key, label, isTotal, isDeduction, amounts, difference: (amounts.at(-1) ?? ZERO).minus(amounts[0] ?? ZERO) }
  })
}

const ledgerOf = ({ rows }: Result): AmountLine[] =>
  rows.filter(({ layout }) => layout?.place !== 'comparison').map((row) => ({ ...row, amount: row.shown.pence }))

/** The sum of an answer in the words that all calculators share. */
function sharedLedgerOf({ rows, headline }: Result): AmountLine[] {
  const inSum = rows.filter(({ isInSum, isTotal }) => isInSum && !isTotal).map((row) => ({ ...row, amount: row.shown.pence }))
  const income = sumOf(inSum.filter(({ isDeduction }) => !isDeduction).map(({ amount }) => amount))
  const total = rows.find(({ key }) => key === headline)
  return [
    { key: 'income', label: 'Before Deductions', isTotal: false, isDeduction: false, amount: income },
    ...inSum.filter(({ isDeduction }) => isDeduction).map((row) => ({ ...row, key: row.label })),
    ...(total ? [{ key: 'kept', label: 'What You Keep', isTotal: true, isDeduction: false, amount: total.shown.pence }] : []),
  ]
}

/**
 * Why the answer of `to` differs from that of `from`, exactly. Undefined where that cannot be split: too much differs, or a question of one
 * year cannot be asked in the other.
 */
export function whyDifferent<Of extends Fields>(
  calculator: Calculator<Of>,
  from: Side<Of>,
  to: Side<Of>,
  { field, tables }: { readonly field: string; readonly tables: Tables },
): Waterfall | undefined {
  // Days among the inputs are those of the later question; the earlier one is asked about the same day of its own year.
  const inputs = inputsIn({ calculator, inputs: from.inputs, from: from.taxYear, to: to.taxYear })
  if (!inputs) return undefined
  try {
    const waterfall = explain(calculator, { ...from, inputs, tables }, { ...to, tables }, { field })
    const own = (side: Side<Of>) => amountIn(resultOf(calculator, side, tables).record, field, calculator.slug)
    return own(from).equals(waterfall.from) && own(to).equals(waterfall.to) ? waterfall : undefined
  } catch (fault) {
    // A mixture of the two may ask for a figure that only a third year has.
    if (fault instanceof TooManyDifferencesError || fault instanceof NoRateError) return undefined
    throw fault
  }
}
