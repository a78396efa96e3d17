import { type Calculator, type RatesOnDate, type Tables, taxYearOf } from '../calculator.ts'
import { explained, recordOf, writtenExplanation } from '../formula/explanation.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { allRatesOn, NoRateError, type RuleSet, type TaxYear } from '../rates/rates-at.ts'
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

/** A row of the ledgers of several answers, with what each shows to the penny: undefined where one has no such row. */
export interface ComparedRow extends Pick<Row, 'key' | 'label' | 'isTotal' | 'isDeduction'> {
  readonly amounts: readonly (Decimal | undefined)[]
  /** How much more the last shows than the first. A missing row counts as nothing. */
  readonly difference: Decimal
}

/** The ledgers of several answers as one, each row once, in the order of the rows. Pounds, for the period of the rows. */
export function comparedRows(results: readonly Result[]): ComparedRow[] {
  const ledgers = results.map(({ rows }) => rows.filter(({ layout }) => layout?.place !== 'comparison'))
  return asOneLedger(ledgers).map(({ key, label, isTotal, isDeduction }) => {
    const amounts = ledgers.map((rows) => rows.find((row) => row.key === key)?.shown.pence)
    return { key, label, isTotal, isDeduction, amounts, difference: (amounts.at(-1) ?? ZERO).minus(amounts[0] ?? ZERO) }
  })
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
