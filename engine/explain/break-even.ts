import { chosenFrom } from '../answer/ledger.ts'
import { type Calculator, type RatesOnDate, type Tables, taxYearOf } from '../calculator.ts'
import type { Fields } from '../inputs/field.ts'
import { LARGEST_AMOUNT } from '../inputs/kinds.ts'
import { inYears } from '../inputs/yearly-pay.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { cleared } from '../money/rounding.ts'
import { allRatesOn } from '../rates/rates-at.ts'
import type { Side } from './compared.ts'
import { solutionsFor } from './inverse.ts'

/**
 * The income from which on an answer keeps as much as is wanted, if everything else stays the same: the first penny of it, in the unit of
 * the calculator’s `margin`, a year where it was typed for another period. Undefined where the calculator has no such income, or no amount of
 * it keeps exactly that much.
 */
export function breakEven<Of extends Fields>(
  calculator: Calculator<Of>,
  { inputs: asked, ruleSet, taxYear }: Side<Of>,
  wanted: Decimal,
  tables: Tables,
): Decimal | undefined {
  const { margin, fields } = calculator
  const inputs = inYears(fields, asked)
  const given: Readonly<Record<string, unknown>> = inputs
  if (!margin || !(given[margin.input] instanceof Decimal)) return undefined
  const ratesOn: RatesOnDate<Tables> = (date) => allRatesOn(tables, date, ruleSet)
  const { answer, values } = calculator.answerOn(inputs, ratesOn, taxYearOf(inputs, taxYear))
  const headline = chosenFrom(answer.headline, (condition) => values.holds(condition))
  if (!headline.isKept) return undefined
  const range = { input: margin.input, from: ZERO, to: LARGEST_AMOUNT }
  // Where a rounding makes several incomes keep the same, every income above the last keeps more.
  const last = solutionsFor({ formula: headline.amount, amount: wanted, inputs, ...range }).at(-1)
  return last && !last.upTo ? cleared(last.at).toDecimalPlaces(2, Decimal.ROUND_CEIL) : undefined
}
