import { Decimal, ONE_HUNDRED, sumOf, ZERO } from '../../engine/money/decimal.ts'
import type { Result } from '../../engine/result/result.ts'
import { oneOf } from '../lib/command.ts'

/** Reads an amount by its name. */
export type Read = (name: string) => Decimal

/**
 * Figures that publications print and that no single result is, worked out of an answer: `field` reads the record, `given` a figure of the
 * same publication that is taken as it stands.
 */
const WORKED: Readonly<Record<string, (field: Read, given: Read, result: Result) => Decimal>> = {
  takeHome: takeHomeAfterTheirTax,
  deductions: (field, given) => field('grossIncome').minus(takeHomeAfterTheirTax(field, given)),
  /** The income above which a loan is repaid, worked back from what is repaid and the percent that the publication prints. */
  threshold: (field, given) => field('grossIncome').minus(field('studentLoan').times(ONE_HUNDRED).dividedBy(given('percent'))),
  /** The dividends that bear a rate above nothing. */
  dividendsCharged: (_, __, result) =>
    sumOf(slicesOf(result, 'dividendTax').flatMap(({ band, amount }) => (band.rate.isZero() ? [] : [amount]))),
  taxBeforeRelief: (field) => field('corporationTax').plus(field('marginalRelief')),
  rateBeforeRelief: (field) => field('corporationTax').plus(field('marginalRelief')).times(ONE_HUNDRED).dividedBy(field('taxableProfit')),
  /** What the taper takes off the annual allowance, a step of the working; there is none where it takes nothing. */
  taperReduction: (_, __, { steps }) => steps.find(({ key }) => key === 'taperReduction')?.value ?? ZERO,
  /** What is left of the year’s annual allowance, before anything is carried forward. */
  unusedAllowance: (field) => Decimal.max(ZERO, field('availableAllowance').minus(field('totalContributions'))),
  /** What reaches the pension of a net contribution with its basic-rate relief. */
  pot: (field, given) => field('basicRateRelief').plus(given('netContribution')),
  /** The publication’s tax without the contribution, less what ours says the contribution saves. */
  taxAfter: (field, given) => given('taxBefore').minus(field('totalRelief')),
}

/**
 * Take-home pay with the publication’s tax in the place of ours, and its loans rounded down to whole pounds as it rounds them: what is left
 * to differ is the National Insurance, the loans and the pension. HMRC’s calculator works by tax code, which frees £9 more than the law.
 */
function takeHomeAfterTheirTax(field: Read, given: Read): Decimal {
  return sumOf([field('netIncome'), field('incomeTax'), field('studentLoan').modulo(1)]).minus(given('incomeTax'))
}

/** Periods that a publication divides a year’s amounts into. */
const PERIODS: Readonly<Record<string, number>> = { weekly: 52, fourWeekly: 13 }

/**
 * The amount of an answer that stands under a column of golden/published: `out.` a field of the record, `charged.<table>.<rate>` what is
 * charged at a rate, `worked.` a figure worked out of the answer, `weekly.` and `fourWeekly.` a field or such a figure for that period. A field
 * that a record leaves out comes to nothing.
 * @throws UsageError for a column that names none of these.
 */
export function figureUnder(column: string, result: Result, outputs: readonly string[], given: Read): Decimal {
  const [, kind = '', name = ''] = /^(\w+)\.(.+)$/.exec(column) ?? []
  const field: Read = (output) => {
    const value = result.record[oneOf('result', output, outputs)] ?? ZERO
    return value instanceof Decimal ? value : new Decimal(Number.NaN)
  }
  const worked = (of: Read) => (WORKED[name] ?? (() => of(name)))(of, given, result)
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

/** What is charged at a rate in a table of bands, `incomeTax.20%`: all bands of that rate together, and nothing where there is none. */
function chargedIn(result: Result, name: string): Decimal {
  const [, table = '', percent = ''] = /^([A-Za-z.]+)\.([\d.]+)%$/.exec(name) ?? []
  const tables = result.bandTables.map(({ key }) => key)
  const rate = new Decimal(percent || Number.NaN).dividedBy(ONE_HUNDRED)
  return sumOf(
    slicesOf(result, oneOf('table of bands', table, tables)).flatMap(({ band, charge }) => (band.rate.equals(rate) ? [charge] : [])),
  )
}
