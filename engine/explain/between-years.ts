import type { Calculator, Tables } from '../calculator.ts'
import { asTexts } from '../inputs/as-texts.ts'
import { isDay, yearsLater } from '../inputs/day.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { yearsBetween } from '../inputs/known-years.ts'
import type { Decimal } from '../money/decimal.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { allRatesOn, NoRateError, type TaxYear, unlessMissing } from '../rates/rates-at.ts'
import { amountIn } from './amount-in.ts'
import { explain, type Waterfall } from './explain.ts'

/** An answer of one tax year that is compared with another’s. All amounts are in the unit and period of the field. */
export interface YearsCompared<Of extends Fields = Fields> {
  readonly calculator: Calculator<Of>
  /** The inputs as parsed for the year `from`. */
  readonly inputs: InputsOf<Of>
  readonly from: TaxYear
  readonly to: TaxYear
  /** The field of the record that holds the answer. */
  readonly field: string
  /** Tables with the values of both years, and of any other year that the calculator reads. */
  readonly tables: Tables
}

/**
 * The inputs of the same question in another tax year: each day is the same day of that year, and so is the year itself where a calculator
 * asks for it. Undefined where the calculator refuses them, because that year has no such choice.
 */
export function inputsIn<Of extends Fields>({
  calculator: { fields, parse },
  inputs,
  from,
  to,
}: Pick<YearsCompared<Of>, 'calculator' | 'inputs' | 'from' | 'to'>): InputsOf<Of> | undefined {
  const given = Object.entries(asTexts(inputs)).map(([name, text]) => {
    if (fields[name]?.kind === 'date' && text !== '') return [name, sameDay(text, yearsBetween(from, to))]
    return [name, name === 'taxYear' ? to : text]
  })
  const parsed = parse(Object.fromEntries(given), to)
  return parsed.issues ? undefined : parsed.inputs
}

/** The day some years later: the 28th for 29 February where that year has none. */
function sameDay(day: string, years: number): string {
  const later = yearsLater(day, years)
  return isDay(later) ? later : later.replace(/29$/, '28')
}

/** The answer by the rules of the other year; undefined where there is none, because the calculator refuses the inputs or lacks a rate. */
export function answerInOtherYear<Of extends Fields>(compared: YearsCompared<Of>): Decimal | undefined {
  const inputs = inputsIn(compared)
  const answer = inputs && unlessMissing(() => answerIn(compared, inputs, compared.to))
  return answer instanceof NoRateError ? undefined : answer
}

/** The answer in a tax year by the law. @throws NoRateError where the tables lack a value. */
export function answerIn<Of extends Fields>(
  { calculator, tables, field }: YearsCompared<Of>,
  inputs: InputsOf<Of>,
  year: TaxYear,
): Decimal {
  const record = calculator.recordOn(inputs, (date) => allRatesOn(tables, date, defaultRuleSet), year)
  return amountIn(record, field, calculator.slug)
}

/**
 * Why the answer of the other year differs, by the law of both: exactly, as `explain` does it, from the answer of `from` to that of `to`.
 * Where the days themselves matter, because one year has a 29 February, the last of the steps is the day that was asked about. Changes whose
 * parts cancel out to the penny are left out.
 * @throws RangeError where the other year has no answer.
 */
export function explainYears<Of extends Fields>(compared: YearsCompared<Of>): Waterfall {
  const { calculator, inputs, from, to, field, tables } = compared
  const later = inputsIn(compared)
  if (!later) throw new RangeError(`${calculator.slug} has no answer in ${to} to these inputs`)
  const waterfall = explain(calculator, { inputs: later, taxYear: from, tables }, { inputs: later, taxYear: to, tables }, { field })
  const own = answerIn(compared, inputs, from)
  const byDays = waterfall.from.minus(own)
  const day = Object.keys(calculator.fields).find((name) => calculator.fields[name]?.kind === 'date')
  const steps = [...waterfall.steps, ...(day === undefined ? [] : [{ name: day, readings: [], amount: byDays }])]
  return { ...waterfall, from: own, steps: steps.filter(({ amount }) => !amount.isZero()) }
}
