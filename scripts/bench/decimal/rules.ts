import { type Decimal, MONTHS_IN_A_YEAR, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import { type BareBand, figures } from '../figures.ts'

type Bands = readonly BareBand[]

/** The calculated fields of a record, rounded to the penny. Fields that only repeat an input are left out. */
export type Amounts = Readonly<Record<string, Decimal>>

/** The parsed inputs of a calculator. */
export type InputsOf<Calculator extends { record(inputs: never): unknown }> = Parameters<Calculator['record']>[0]

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

/** Primary Class 1: the main rate between the threshold and the limit, the additional rate above. */
export function employeeContribution(pay: Decimal) {
  const { threshold, limit, main, additional } = figures.class1
  if (pay.lte(threshold)) return ZERO
  if (pay.lte(limit)) return pay.minus(threshold).times(main)
  return limit.minus(threshold).times(main).plus(pay.minus(limit).times(additional))
}
