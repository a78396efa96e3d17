import { rowsOf } from '../answer/explanation.ts'
import { chosenFrom } from '../answer/ledger.ts'
import type { Calculator } from '../calculator.ts'
import { SlopeEvaluator } from '../evaluate/slope-evaluator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import { allRatesOn, type TaxYear } from '../rates/rates-at.ts'
import { amountIn } from './amount-in.ts'
import { amountsOf } from './recorded-amounts.ts'
import { segmentsUpTo } from './segments.ts'
import type { YearsOfSale } from './ways-to-sell.ts'

/** A way to split a gain: the part of it that is made in the first tax year, the rest, and the tax of both years together, in pounds. */
export interface Split {
  readonly at: Decimal
  readonly rest: Decimal
  readonly tax: Decimal
}

/** The tax on a gain that is made in two tax years, from all of it in the second to all of it in the first. */
export interface SplitGain {
  readonly gain: Decimal
  /** Where the tax bends, in order. Between two of them it is a straight line, which each year’s tax follows to the penny. */
  readonly splits: readonly Split[]
  /** The first and the last split with the least tax. Every split between them has the same. */
  readonly least: readonly [Split, Split]
}

/**
 * The tax on the gain of one sale if part of it is made in one tax year and the rest in the next. Each year has an annual exempt amount
 * (TCGA 1992 s.1K) and its own rates, and the other income is the same in both. It walks from breakpoint to
 * breakpoint of the formulas of both years. Undefined where there is no gain.
 */
export function splitGain<Of extends Fields>(
  calculator: Calculator<Of>,
  sale: InputsOf<Of>,
  { ruleSet, taxYear, next, tables }: YearsOfSale,
): SplitGain | undefined {
  const record = calculator.record(sale, { ruleSet, taxYear })
  const { gain } = amountsOf({ slug: calculator.slug, record }, 'capital-gains')
  if (!gain?.greaterThan(ZERO)) return undefined

  const ratesOn = (date: string) => allRatesOn(tables, date, ruleSet)
  const inYear = (year: TaxYear) => {
    // What was paid for it does not matter once the gain is known.
    const bare = { ...sale, purchasePrice: ZERO, improvementCosts: ZERO, sellingCosts: ZERO, knownGain: undefined }
    const dated = year === taxYear ? bare : { ...bare, disposalDate: taxYears[year].starts }
    const { answer, values } = calculator.answerOn(dated, ratesOn, year)
    const { key } = chosenFrom(answer.headline, (condition) => values.holds(condition))
    const tax = rowsOf(answer).filter((row) => row.key === key)
    const segments = segmentsUpTo(gain, (from, way) => {
      const lines = new SlopeEvaluator(dated, 'salePrice', from, way)
      return { rows: new Map(tax.map(({ amount }) => [key, lines.of(amount)])), otherCosts: [], end: lines.end }
    })
    return {
      breakpoints: segments.map(({ from }) => from),
      taxOn: (made: Decimal) => amountIn(calculator.recordOn({ ...dated, salePrice: made }, ratesOn, year), key, calculator.slug),
    }
  }
  const [first, second] = [inYear(taxYear), inYear(next)]
  const places = [...first.breakpoints, ...second.breakpoints.map((breakpoint) => gain.minus(breakpoint)), gain, ZERO]
  const splits = [...new Map(places.map((at) => [at.toFixed(), at])).values()]
    .toSorted((one, other) => one.comparedTo(other))
    .map((at): Split => {
      const rest = gain.minus(at)
      return { at, rest, tax: first.taxOn(at).plus(second.taxOn(rest)) }
    })
  const lowest = Decimal.min(...splits.map(({ tax }) => tax))
  const least = splits.filter(({ tax }) => tax.equals(lowest))
  return { gain, splits, least: [least[0], least.at(-1)] as [Split, Split] }
}
