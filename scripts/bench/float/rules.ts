import { type BareBand, figuresIn } from '../figures.ts'

type Bands = readonly BareBand<number>[]
interface TwoRates {
  readonly threshold: number
  readonly limit: number
  readonly main: number
  readonly additional: number
}

/** The rates of the law in the default tax year. */
export const figures = figuresIn((value) => value.toNumber())

/** Rounds an amount in pounds to the penny. */
export const penny = (amount: number) => Math.round(amount * 100) / 100
/** A part as a percentage of a whole, to two decimals; 0 if the whole is not positive. */
export const percent = (part: number, whole: number) => (whole > 0 ? penny((part * 100) / whole) : 0)
/** A twelfth of a year’s amount, to the penny. */
export const monthly = (amount: number) => penny(amount / 12)
/** The amount, or 0 if it is negative. */
export const positive = (amount: number) => (amount < 0 ? 0 : amount)
/** The smaller of two amounts. */
export const smaller = (a: number, b: number) => (a < b ? a : b)

/** The Personal Allowance at an income, after the taper, in pounds a year. */
export function allowanceOn(income: number) {
  if (income <= figures.allowanceLimit) return figures.allowance
  return Math.ceil(positive(figures.allowance - (income - figures.allowanceLimit) * figures.taper))
}

/** The charge on an amount by bands. Relief at source raises the limits that are not fixed by `raisedBy`. */
export function charge(amount: number, bands: Bands, raisedBy = 0) {
  let total = 0
  let from = 0
  for (const { rate, upTo, isFixed } of bands) {
    const limit = upTo === undefined || isFixed || raisedBy === 0 ? upTo : upTo + raisedBy
    if (limit === undefined || amount <= limit) return total + (amount - from) * rate
    total = total + (limit - from) * rate
    from = limit
  }
  return total
}

/** The rate on the last pound of an amount. */
export function rateAt(amount: number, bands: Bands, raisedBy = 0) {
  for (const { rate, upTo, isFixed } of bands) {
    if (upTo === undefined || amount <= (isFixed ? upTo : upTo + raisedBy)) return rate
  }
  return 0
}

/** Income Tax for a year on an income, after the Personal Allowance. */
export const taxOn = (income: number, bands: Bands) => charge(positive(income - allowanceOn(income)), bands)

/** The annual allowance for pensions, after the taper, in pounds. */
export function annualAllowance(thresholdIncome: number, adjustedIncome: number) {
  const { allowance, thresholdIncome: threshold, adjustedIncome: adjusted, taper, minimum } = figures.pension
  const isHighEarner = thresholdIncome > threshold && adjustedIncome > adjusted
  if (!isHighEarner) return allowance
  const tapered = allowance - Math.floor((adjustedIncome - adjusted) * taper)
  return tapered < minimum ? minimum : tapered
}

/** The charge on an excess, taxed on top of taxable income. No rate is below the basic rate, which comes after a starter band. */
export function chargeOn(excess: number, taxable: number, bands: Bands, raisedBy = 0) {
  const charged = bands.map((band, index) => (band.isFixed ? { ...band, rate: bands[index + 1]?.rate ?? band.rate } : band))
  return charge(taxable + excess, charged, raisedBy) - charge(taxable, charged, raisedBy)
}

/** The charge on the part of a contribution above the annual allowance, taxed on top of taxable income. */
export function allowanceCharge(
  paid: number,
  thresholdIncome: number,
  adjustedIncome: number,
  taxable: number,
  bands: Bands,
  raisedBy = 0,
) {
  if (paid <= figures.pension.minimum) return 0
  const excess = paid - annualAllowance(thresholdIncome, adjustedIncome)
  return excess <= 0 ? 0 : chargeOn(excess, taxable, bands, raisedBy)
}

/** National Insurance on an amount: the main rate between the threshold and the limit, the additional rate above. */
export function contribution(amount: number, { threshold, limit, main, additional }: TwoRates) {
  if (amount <= threshold) return 0
  if (amount <= limit) return (amount - threshold) * main
  return (limit - threshold) * main + (amount - limit) * additional
}

/** Class 4 on a profit. The main rate applies only to what Class 1 on the salary leaves of the annual maximum. */
export function class4Beside(salary: number, profit: number) {
  const { threshold, limit, main, additional } = figures.class4
  const paid = contribution(smaller(salary, figures.class1.limit), figures.class1)
  const room = positive((limit - threshold) * main - paid)
  return contribution(profit, { threshold, limit: threshold + room / main, main, additional })
}

/** Employer National Insurance on a year’s pay. */
export const employerContribution = (pay: number, threshold = figures.employer.threshold) =>
  pay <= threshold ? 0 : (pay - threshold) * figures.employer.rate

/** Tax on dividends, taxed on top of other taxable income. */
export function dividendTaxOn(below: number, dividends: number) {
  const top = below + dividends
  let from = below + figures.dividends.allowance
  let tax = 0
  for (const { rate, upTo } of figures.dividends.bands) {
    if (top <= from) break
    if (upTo !== undefined && upTo <= from) continue
    const to = upTo === undefined ? top : smaller(top, upTo)
    tax = tax + (to - from) * rate
    from = to
  }
  return tax
}

/** The limit and the rate of the band that the next pound falls in. */
const bandAfter = (amount: number, bands: Bands) => bands.find(({ upTo }) => upTo === undefined || amount < upTo)

/** The most that binary fractions can put a tax out by. */
const HAIR = 1e-6

/** How much of the allowance is set against dividends: what other income leaves, unless another split lowers the total tax. */
export function allowanceForDividends(otherIncome: number, dividends: number, allowance: number, bands: Bands) {
  const usual = positive(allowance - otherIncome)
  const below = positive(otherIncome - allowance)
  const [cost, gain] = [bandAfter(below, bands), bandAfter(below + dividends, figures.dividends.bands)]
  if (cost && gain && gain.rate <= cost.rate) return usual
  const most = smaller(allowance, dividends)
  const taxWith = (against: number) => {
    const taxable = positive(otherIncome - (allowance - against))
    return charge(taxable, bands) + dividendTaxOn(taxable, positive(dividends - against))
  }
  const limits = bands.flatMap(({ upTo }) => (upTo === undefined ? [] : upTo + allowance - otherIncome))
  let [best, least] = [usual, taxWith(usual)]
  for (const against of [dividends - figures.dividends.allowance, ...limits, allowance]) {
    if (against <= usual || against > most) continue
    const tax = taxWith(against)
    if (tax < least - HAIR) [best, least] = [against, tax]
  }
  return best
}

/** Corporation Tax on the profit of a period of months, with marginal relief. */
export function corporationTaxOn(profit: number, months: number, associated: number) {
  const { small, main, lower, upper, fraction } = figures.company
  const over = 12 * (associated + 1)
  const upperMonths = upper * months
  const lowerLimit = (lower * months) / over
  const upperLimit = upperMonths / over
  if (profit <= lowerLimit) return { lowerLimit, upperLimit, tax: profit * small }
  const full = profit * main
  if (profit >= upperLimit) return { lowerLimit, upperLimit, tax: full }
  return { lowerLimit, upperLimit, tax: full - ((upperMonths - profit * over) * fraction) / over }
}
