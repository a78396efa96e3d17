import { Decimal, ONE_HUNDRED, sumOf, ZERO } from '../../engine/money/decimal.ts'
import type { Result } from '../../engine/result/result.ts'
import { oneOf } from '../lib/command.ts'

/** Reads an amount by its name. */
type ReadAmount = (name: string) => Decimal

/**
 * Figures that publications print and that are not single results, worked out from an answer. `field` reads the record; `given` reads
 * another figure of the same publication.
 */
const WORKED: Readonly<Record<string, (field: ReadAmount, given: ReadAmount, result: Result) => Decimal>> = {
  takeHome: takeHomeAfterTheirTax,
  /** Take-home pay after the publication’s tax and National Insurance too, for rates of a part of a year. It tests loans and the pension. */
  takeHomeAfterTheirNI: (field, given) =>
    takeHomeAfterTheirTax(field, given).plus(field('nationalInsurance')).minus(given('nationalInsurance')),
  deductions: (field, given) => field('grossIncome').minus(takeHomeAfterTheirTax(field, given)),
  /** The income above which a loan is repaid, worked back from what is repaid and the percent that the publication prints. */
  threshold: (field, given) => field('grossIncome').minus(field('studentLoan').times(ONE_HUNDRED).dividedBy(given('percent'))),
  /** The contributions of the employee and of the employer. */
  bothContributions: (field) => field('nationalInsurance').plus(field('employerNI')),
  /** A director’s contributions of the year, less those that the publication takes before the last week of it. SI 2001/1004 reg.8. */
  restOfTheYear: (field, given) => field('nationalInsurance').minus(given('nationalInsurance')),
  /** The dividends taxed at a rate above 0%. */
  dividendsCharged: (_, __, result) =>
    sumOf(slicesOf(result, 'dividendTax').flatMap(({ band, amount }) => (band.rate.isZero() ? [] : [amount]))),
  taxBeforeRelief: (field) => field('corporationTax').plus(field('marginalRelief')),
  rateBeforeRelief: (field) => field('corporationTax').plus(field('marginalRelief')).times(ONE_HUNDRED).dividedBy(field('taxableProfit')),
  /** The amount by which the taper reduces the annual allowance. It is a step of the working, missing if there is no taper. */
  taperReduction: (_, __, { steps }) => steps.find(({ key }) => key === 'taperReduction')?.value ?? ZERO,
  /** The unused part of the year’s annual allowance, before anything is carried forward. */
  unusedAllowance: (field) => Decimal.max(ZERO, field('availableAllowance').minus(field('totalContributions'))),
  /** A net contribution plus its basic rate relief: what reaches the pension. */
  pot: (field, given) => field('basicRateRelief').plus(given('netContribution')),
  /** The publication’s tax without the contribution, less the tax that the engine says the contribution saves. */
  taxAfter: (field, given) => given('taxBefore').minus(field('totalRelief')),
}

/**
 * Take-home pay with the publication’s tax in place of ours, and loan repayments rounded down to whole pounds as the publication rounds
 * them. It therefore tests only National Insurance, loans and the pension. HMRC’s calculator uses tax codes, which give £9 more tax-free
 * pay than the law.
 */
function takeHomeAfterTheirTax(field: ReadAmount, given: ReadAmount): Decimal {
  return sumOf([field('netIncome'), field('incomeTax'), field('studentLoan').modulo(1)]).minus(given('incomeTax'))
}

/** How many of each period a publication divides a year into. */
const PERIODS: Readonly<Record<string, number>> = { weekly: 52, fourWeekly: 13, monthly: 12 }

/**
 * The engine’s amount for a column of golden/published: `out.` is a field of the record, `charged.<table>.<rate>` is what is charged at a
 * rate, `worked.` is a figure worked out from the answer, and `weekly.`, `fourWeekly.` and `monthly.` are a field or such a figure for that
 * period. A field that a record leaves out counts as zero.
 * @throws UsageError for any other column.
 */
export function figureUnder(column: string, result: Result, outputs: readonly string[], given: ReadAmount): Decimal {
  const [, kind = '', name = ''] = /^(\w+)\.(.+)$/.exec(column) ?? []
  const field: ReadAmount = (output) => {
    const value = result.record[oneOf('result', output, outputs)] ?? ZERO
    return value instanceof Decimal ? value : new Decimal(Number.NaN)
  }
  const worked = (of: ReadAmount) => (WORKED[name] ?? (() => of(name)))(of, given, result)
  const periods = PERIODS[kind]
  if (periods !== undefined) return worked((output) => field(output).dividedBy(periods))
  switch (oneOf('kind of figure', kind, ['out', 'charged', 'worked', ...Object.keys(PERIODS)])) {
    case 'charged':
      return chargedIn(result, name)
    case 'worked':
      oneOf('figure', name, Object.keys(WORKED))
      return worked(field)
    default:
      return field(name)
  }
}

const slicesOf = ({ bandTables }: Result, table: string) => bandTables.find(({ key }) => key === table)?.slices ?? []

/** The charge at a rate in a table of bands, `incomeTax.20%`: the total of all bands at that rate, zero if there are none. */
function chargedIn(result: Result, name: string): Decimal {
  const [, table = '', percent = ''] = /^([A-Za-z.]+)\.([\d.]+)%$/.exec(name) ?? []
  const tables = result.bandTables.map(({ key }) => key)
  const rate = new Decimal(percent || Number.NaN).dividedBy(ONE_HUNDRED)
  return sumOf(
    slicesOf(result, oneOf('table of bands', table, tables)).flatMap(({ band, charge }) => (band.rate.equals(rate) ? [charge] : [])),
  )
}
