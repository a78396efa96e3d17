import { Decimal, MONTHS_IN_A_YEAR, ONE, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import { type BareBand, figuresIn } from '../figures.ts'

type Bands = readonly BareBand<Decimal>[]
interface TwoRates {
  readonly threshold: Decimal
  readonly limit: Decimal
  readonly main: Decimal
  readonly additional: Decimal
}

/** The rates of the law in the default tax year. */
export const figures = figuresIn((value) => value)

/** Rounds an amount in pounds to the penny. */
export const penny = (amount: Decimal) => amount.toDecimalPlaces(2)
/** A part as a percentage of a whole, to two decimals; 0 if the whole is not positive. */
export const percent = (part: Decimal, whole: Decimal) => (whole.gt(ZERO) ? penny(part.times(ONE_HUNDRED).div(whole)) : ZERO)
/** A twelfth of a year’s amount, to the penny. */
export const monthly = (amount: Decimal) => penny(amount.div(MONTHS_IN_A_YEAR))
/** The amount, or 0 if it is negative. */
export const positive = (amount: Decimal) => (amount.lt(ZERO) ? ZERO : amount)
/** The smaller of two amounts. */
export const smaller = (a: Decimal, b: Decimal) => (a.lt(b) ? a : b)

/** The Personal Allowance at an income, after the taper, in pounds a year. */
export function allowanceOn(income: Decimal) {
  if (income.lte(figures.allowanceLimit)) return figures.allowance
  return positive(figures.allowance.minus(income.minus(figures.allowanceLimit).times(figures.taper))).ceil()
}

/** The charge on an amount by bands. Relief at source raises the limits that are not fixed by `raisedBy`. */
export function charge(amount: Decimal, bands: Bands, raisedBy = ZERO) {
  let total: Decimal = ZERO
  let from: Decimal = ZERO
  for (const { rate, upTo, isFixed } of bands) {
    const limit = upTo === undefined || isFixed || raisedBy.isZero() ? upTo : upTo.plus(raisedBy)
    if (limit === undefined || amount.lte(limit)) return total.plus(amount.minus(from).times(rate))
    total = total.plus(limit.minus(from).times(rate))
    from = limit
  }
  return total
}

/** The rate on the last pound of an amount. */
export function rateAt(amount: Decimal, bands: Bands, raisedBy = ZERO) {
  for (const { rate, upTo, isFixed } of bands) {
    if (upTo === undefined || amount.lte(isFixed ? upTo : upTo.plus(raisedBy))) return rate
  }
  return ZERO
}

/** Income Tax for a year on an income, after the Personal Allowance. */
export const taxOn = (income: Decimal, bands: Bands) => charge(positive(income.minus(allowanceOn(income))), bands)

/** The annual allowance for pensions, after the taper, in pounds. */
export function annualAllowance(thresholdIncome: Decimal, adjustedIncome: Decimal) {
  const { allowance, thresholdIncome: threshold, adjustedIncome: adjusted, taper, minimum } = figures.pension
  const isHighEarner = thresholdIncome.gt(threshold) && adjustedIncome.gt(adjusted)
  if (!isHighEarner) return allowance
  const tapered = allowance.minus(adjustedIncome.minus(adjusted).times(taper).floor())
  return tapered.lt(minimum) ? minimum : tapered
}

/** The charge on an excess, taxed on top of taxable income. No rate is below the basic rate, which comes after a starter band. */
export function chargeOn(excess: Decimal, taxable: Decimal, bands: Bands, raisedBy = ZERO) {
  const charged = bands.map((band, index) => (band.isFixed ? { ...band, rate: bands[index + 1]?.rate ?? band.rate } : band))
  return charge(taxable.plus(excess), charged, raisedBy).minus(charge(taxable, charged, raisedBy))
}

/** The charge on the part of a contribution above the annual allowance, taxed on top of taxable income. */
export function allowanceCharge(
  paid: Decimal,
  thresholdIncome: Decimal,
  adjustedIncome: Decimal,
  taxable: Decimal,
  bands: Bands,
  raisedBy = ZERO,
) {
  if (paid.lte(figures.pension.minimum)) return ZERO
  const excess = paid.minus(annualAllowance(thresholdIncome, adjustedIncome))
  return excess.lte(ZERO) ? ZERO : chargeOn(excess, taxable, bands, raisedBy)
}

/** National Insurance on an amount: the main rate between the threshold and the limit, the additional rate above. */
export function contribution(amount: Decimal, { threshold, limit, main, additional }: TwoRates) {
  if (amount.lte(threshold)) return ZERO
  if (amount.lte(limit)) return amount.minus(threshold).times(main)
  return limit.minus(threshold).times(main).plus(amount.minus(limit).times(additional))
}

/** Class 4 on a profit. The main rate applies only to what Class 1 on the salary leaves of the annual maximum. */
export function class4Beside(salary: Decimal, profit: Decimal) {
  const { threshold, limit, main, additional } = figures.class4
  const paid = contribution(smaller(salary, figures.class1.limit), figures.class1)
  const room = positive(limit.minus(threshold).times(main).minus(paid))
  return contribution(profit, { threshold, limit: threshold.plus(room.div(main)), main, additional })
}

/** Employer National Insurance on a year’s pay. */
export const employerContribution = (pay: Decimal, threshold = figures.employer.threshold) =>
  pay.lte(threshold) ? ZERO : pay.minus(threshold).times(figures.employer.rate)

/** Tax on dividends, taxed on top of other taxable income. */
export function dividendTaxOn(below: Decimal, dividends: Decimal) {
  const top = below.plus(dividends)
  let from = below.plus(figures.dividends.allowance)
  let tax: Decimal = ZERO
  for (const { rate, upTo } of figures.dividends.bands) {
    if (top.lte(from)) break
    if (upTo !== undefined && upTo.lte(from)) continue
    const to = upTo === undefined ? top : smaller(top, upTo)
    tax = tax.plus(to.minus(from).times(rate))
    from = to
  }
  return tax
}

/** The limit and the rate of the band that the next pound falls in. */
const bandAfter = (amount: Decimal, bands: Bands) => bands.find(({ upTo }) => upTo === undefined || amount.lt(upTo))

/** How much of the allowance is set against dividends: what other income leaves, unless another split lowers the total tax. */
export function allowanceForDividends(otherIncome: Decimal, dividends: Decimal, allowance: Decimal, bands: Bands) {
  const usual = positive(allowance.minus(otherIncome))
  const below = positive(otherIncome.minus(allowance))
  const [cost, gain] = [bandAfter(below, bands), bandAfter(below.plus(dividends), figures.dividends.bands)]
  if (cost && gain && gain.rate.lte(cost.rate)) return usual
  const most = smaller(allowance, dividends)
  const taxWith = (against: Decimal) => {
    const taxable = positive(otherIncome.minus(allowance.minus(against)))
    return charge(taxable, bands).plus(dividendTaxOn(taxable, positive(dividends.minus(against))))
  }
  const limits = bands.flatMap(({ upTo }) => upTo?.plus(allowance).minus(otherIncome) ?? [])
  let [best, least] = [usual, taxWith(usual)]
  for (const against of [dividends.minus(figures.dividends.allowance), ...limits, allowance]) {
    if (against.lte(usual) || against.gt(most)) continue
    const tax = taxWith(against)
    if (tax.lt(least)) [best, least] = [against, tax]
  }
  return best
}

/** Corporation Tax on the profit of a period of months, with marginal relief. */
export function corporationTaxOn(profit: Decimal, months: Decimal, associated: Decimal) {
  const { small, main, lower, upper, fraction } = figures.company
  const over = MONTHS_IN_A_YEAR.times(associated.plus(ONE))
  const upperMonths = upper.times(months)
  const lowerLimit = lower.times(months).div(over)
  const upperLimit = upperMonths.div(over)
  if (profit.lte(lowerLimit)) return { lowerLimit, upperLimit, tax: profit.times(small) }
  const full = profit.times(main)
  if (profit.gte(upperLimit)) return { lowerLimit, upperLimit, tax: full }
  return { lowerLimit, upperLimit, tax: full.minus(upperMonths.minus(profit.times(over)).times(fraction).div(over)) }
}
