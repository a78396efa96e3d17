import { yearFrom } from '../../../inputs/day.ts'
import { dayOfNewGainRates } from '../../../inputs/day-of-gain-rates.ts'
import { daysLater } from '../../../inputs/day-sums.ts'
import { everyYear } from '../../../inputs/known-years.ts'
import { atLeastZero, Decimal, isAboveZero, sumOf, ZERO } from '../../../money/decimal.ts'
import { settled } from '../../../money/rounding.ts'
import { taxYears } from '../../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../../rates/rates-at.ts'
import type { Rates } from '../../rates.ts'
import { byKey, sortedByKey } from './by-key.ts'
import { less } from './exact.ts'
import type { MatchedDisposal } from './matching.ts'

/** What disposals come to, as the return asks for it. Pounds, exact. */
export interface DisposalTotals {
  readonly numberOfDisposals: number
  /** Before fees. */
  readonly proceeds: Decimal
  readonly purchaseCosts: Decimal
  readonly sellingCosts: Decimal
  /** What the shares cost, and what it cost to sell them. */
  readonly allowableCosts: Decimal
  /** The gains of the disposals that made one, before losses. */
  readonly gains: Decimal
  /** The losses of those that made one, as a positive amount. */
  readonly losses: Decimal
}

/** What comes off gains, and what is left. Pounds, exact. */
export interface Deductions {
  readonly lossesOfYearUsed: Decimal
  readonly exemptAmountUsed: Decimal
  readonly lossesBroughtForwardUsed: Decimal
  readonly taxableGain: Decimal
}

/** A part of a year whose gains have the same rates all through: the whole year, but for the year in which the rates rose. */
export interface PartOfYear extends DisposalTotals {
  readonly starts: string
  readonly ends: string
  /** Undefined where those of the year are. */
  readonly deductions: Deductions | undefined
}

/** What comes off the gains of a year, and what next year starts with. */
export interface DeductionsOfYear extends Deductions {
  readonly exemptAmount: Decimal
  readonly lossesBroughtForward: Decimal
  readonly lossesCarriedForward: Decimal
}

/** Why the gains of a year go on a return. TMA 1970 s.8C(1), and s.7. */
export interface Reporting {
  /** The gains, before losses, are above the annual exempt amount. */
  readonly areGainsAboveExemptAmount: boolean
  /** What was sold brought in more than the limit of the year. */
  readonly areProceedsAboveLimit: boolean
  readonly proceedsLimit: Decimal
  /** Somebody who has to send a return anyway puts the gains on it. It is so where one of the two holds. */
  readonly isOnReturn: boolean
  /** There is a taxable gain, so that somebody who sends no return has to tell HMRC. */
  readonly isTaxable: boolean
}

export interface YearOfGains extends DisposalTotals {
  /** As the tables name it, such as `2024-25`, also if they do not have it. */
  readonly year: string
  readonly parts: readonly PartOfYear[]
  /** Undefined for a year that the tables do not have. */
  readonly deductions: DeductionsOfYear | undefined
  readonly reporting: Reporting | undefined
}

/** What can come off the gains of a year. Pounds. */
interface Deductible {
  readonly lossesOfYear: Decimal
  readonly exemptAmount: Decimal
  readonly lossesBroughtForward: Decimal
}

/**
 * What the capital gains pages of a return want for each tax year with a disposal, in order. What went to a spouse is not among the
 * disposals (TCGA 1992 s.58). Pounds, exact.
 *
 * The losses of a year come off its gains first and in full, even where the annual exempt amount would have covered them (s.1(3)). The
 * exempt amount comes next, and then as much of the losses of earlier years as is needed for what is left (s.1K), so those are used only
 * down to the exempt amount. Where the rates changed within the year, each comes off the gains with the higher rates first, which saves
 * most (ss.1F and 1K(5)).
 *
 * `lossesBroughtForward` are the losses of earlier years that are not used yet at the start of the first tax year in the result that the
 * tables have. A year that they do not have, such as one before their first, has totals and losses but no deductions, because its exempt
 * amount is not known, and so nothing is carried out of it: whoever asks has to count its losses in `lossesBroughtForward`.
 *
 * `ratesOn` gives the tables on a day.
 */
export function yearsOf(
  disposals: readonly MatchedDisposal[],
  lossesBroughtForward: Decimal,
  ratesOn: (day: string) => Rates<'capitalGains'>,
): YearOfGains[] {
  const sales = disposals.filter(({ isNoGain }) => !isNoGain)
  let brought = lossesBroughtForward
  return sortedByKey(byKey(sales, ({ day }) => firstDayOfYearWith(day))).map(([firstDay, ofYear]) => {
    const year = yearOf(firstDay, ofYear, brought, ratesOn)
    brought = year.deductions?.lossesCarriedForward ?? brought
    return year
  })
}

/** The day and month on which a tax year starts, as in `-04-06`. */
const START_OF_YEAR = everyYear.starts.slice('2022'.length)
const calendarYearOf = (day: string): number => Number(day.split('-')[0])
const firstDayIn = (calendarYear: number): string => `${calendarYear}${START_OF_YEAR}`

/** The first day of the tax year that a day falls in, whether the tables have that year or not. */
function firstDayOfYearWith(day: string): string {
  const first = firstDayIn(calendarYearOf(day))
  return first <= day ? first : firstDayIn(calendarYearOf(day) - 1)
}

/** The tax year that a day falls in, as the tables name it, whether they have it or not: `2021-22` for 5 April 2022. */
export const taxYearWith = (day: string): string => yearFrom(firstDayOfYearWith(day)).replace('/', '-')

function yearOf(
  firstDay: string,
  disposals: readonly MatchedDisposal[],
  lossesBroughtForward: Decimal,
  ratesOn: (day: string) => Rates<'capitalGains'>,
): YearOfGains {
  const nextYear = firstDayIn(calendarYearOf(firstDay) + 1)
  const year = taxYearWith(firstDay)
  const known = Object.hasOwn(taxYears, year) ? (year as TaxYear) : undefined
  const starts = [firstDay, (known && dayOfNewGainRates(known)) ?? []].flat()
  const parts = starts.map((start, at) => {
    const ends = daysLater(starts[at + 1] ?? nextYear, -1)
    return { starts: start, ends, ...totalsOf(disposals.filter(({ day }) => start <= day && day <= ends)) }
  })
  const totals = totalsOf(disposals)
  if (!known)
    return {
      year,
      ...totals,
      parts: parts.map((part) => ({ ...part, deductions: undefined })),
      deductions: undefined,
      reporting: undefined,
    }
  const { annualExemptAmount, reportingLimit } = ratesOn(firstDay).capitalGains
  const exemptAmount = annualExemptAmount.value
  const dearestFirst = [...parts].sort((one, other) => higherRateOn(other.starts, ratesOn).comparedTo(higherRateOn(one.starts, ratesOn)))
  const deductible = { lossesOfYear: totals.losses, exemptAmount, lossesBroughtForward }
  const ofParts = deductionsFrom(
    dearestFirst.map(({ gains }) => gains),
    deductible,
  )
  const deductions = deductionsOfYear(ofParts, deductible)
  return {
    year,
    ...totals,
    parts: parts.map((part) => ({ ...part, deductions: ofParts[dearestFirst.indexOf(part)] })),
    deductions,
    reporting: reportingOf(totals, deductions, reportingLimit.value),
  }
}

function deductionsOfYear(
  ofParts: readonly Deductions[],
  { lossesOfYear, exemptAmount, lossesBroughtForward }: Deductible,
): DeductionsOfYear {
  const sum = (name: keyof Deductions) => settled(sumOf(ofParts.map((ofPart) => ofPart[name])))
  const lossesOfYearUsed = sum('lossesOfYearUsed')
  const lossesBroughtForwardUsed = sum('lossesBroughtForwardUsed')
  return {
    lossesOfYearUsed,
    exemptAmountUsed: sum('exemptAmountUsed'),
    lossesBroughtForwardUsed,
    taxableGain: sum('taxableGain'),
    exemptAmount,
    lossesBroughtForward,
    lossesCarriedForward: less(lossesBroughtForward, lossesBroughtForwardUsed).plus(less(lossesOfYear, lossesOfYearUsed)),
  }
}

function reportingOf(
  { gains, proceeds }: DisposalTotals,
  { exemptAmount, taxableGain }: DeductionsOfYear,
  proceedsLimit: Decimal,
): Reporting {
  const areGainsAboveExemptAmount = gains.greaterThan(exemptAmount)
  const areProceedsAboveLimit = proceeds.greaterThan(proceedsLimit)
  return {
    areGainsAboveExemptAmount,
    areProceedsAboveLimit,
    proceedsLimit,
    isOnReturn: areGainsAboveExemptAmount || areProceedsAboveLimit,
    isTaxable: isAboveZero(taxableGain),
  }
}

const higherRateOn = (day: string, ratesOn: (day: string) => Rates<'capitalGains'>): Decimal =>
  ratesOn(day).capitalGains.otherAssets.higherRate.value

function totalsOf(disposals: readonly MatchedDisposal[]): DisposalTotals {
  const purchaseCosts = settled(sumOf(disposals.map(({ allowableCost }) => allowableCost)))
  const sellingCosts = sumOf(disposals.map((disposal) => disposal.sellingCosts))
  return {
    numberOfDisposals: disposals.length,
    proceeds: sumOf(disposals.map(({ proceeds }) => proceeds)),
    purchaseCosts,
    sellingCosts,
    allowableCosts: purchaseCosts.plus(sellingCosts),
    gains: settled(sumOf(disposals.map(({ gain }) => atLeastZero(gain)))),
    losses: settled(sumOf(disposals.map(({ gain }) => atLeastZero(ZERO.minus(gain))))),
  }
}

/** What comes off each of several gains, where each kind of deduction goes to the first of them as far as it can. */
function deductionsFrom(gains: readonly Decimal[], of: Deductible): Deductions[] {
  const losses = takenInTurn(gains, of.lossesOfYear)
  const exempt = takenInTurn(losses.left, of.exemptAmount)
  const earlier = takenInTurn(exempt.left, of.lossesBroughtForward)
  return gains.map((_, at) => ({
    lossesOfYearUsed: losses.taken[at] ?? ZERO,
    exemptAmountUsed: exempt.taken[at] ?? ZERO,
    lossesBroughtForwardUsed: earlier.taken[at] ?? ZERO,
    taxableGain: earlier.left[at] ?? ZERO,
  }))
}

/** What an amount takes from each of several others in turn, and what it leaves of each. */
function takenInTurn(from: readonly Decimal[], amount: Decimal): { readonly taken: Decimal[]; readonly left: Decimal[] } {
  let rest = amount
  const taken = from.map((each) => {
    const part = Decimal.min(each, rest)
    rest = less(rest, part)
    return part
  })
  return { taken, left: from.map((each, at) => less(each, taken[at] ?? ZERO)) }
}
