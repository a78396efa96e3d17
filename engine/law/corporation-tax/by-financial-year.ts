import { type Amount, figure, number, sumOf, when, zero } from '../../expression/amount.ts'
import { type Condition, isAbove, NEVER } from '../../expression/condition.ts'
import { PLAIN, scopeOf } from '../../expression/name.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import { dayInWords, yearsLater } from '../../inputs/day.ts'
import { daysFrom, daysLater } from '../../inputs/day-sums.ts'
import type { CorporationTaxRates } from '../rates.ts'
import { type DaysOfPeriod, daysOfPeriod, MOST_MONTHS, startOfPeriod } from './accounting-period.ts'
import { asCorporationTax, type CorporationTax, corporationTaxOn, isAtOneRate } from './corporation-tax.ts'
import { endOfFinancialYear, financialYearOf } from './financial-year.ts'
import type { CompanyPeriod, DaysInYears } from './limits.ts'
import { asMarginalRelief } from './marginal-relief.ts'
import { STEPS } from './words.ts'

/** An accounting period, the rates on any day, and its last day if that is known. */
export interface DatedPeriod {
  readonly months: Amount
  readonly associatedCompanies: Amount
  readonly end?: string | undefined
  readonly on: (day: string) => CorporationTaxRates
}

/** Corporation Tax for a period, and where the period is split because its two financial years have different rates. */
export interface CorporationTaxByYear extends CorporationTax {
  /** Whether each of its financial years has rates of its own. */
  readonly isSplit: Condition
  /** The whole period, with its days if limits are reduced by days. */
  readonly period: CompanyPeriod
  /** How much more the tax is at the main rates alone. */
  readonly moreAtMainRates: Amount
}

/**
 * Corporation Tax on the profit of an accounting period. If the rates of its two financial years differ, profit and limits are divided
 * between them by days, and each part is charged at its own year’s rates, as a period of its own. CTA 2009 s.8(5); CTA 2010 ss.18D(4) and
 * 1172; FA 2021 Sch.1 para.34(2). If nobody knows the last day, it is that of the financial year in which `ratesFrom` falls, and limits go
 * by months. Pounds for the period, unrounded.
 */
export function corporationTaxByYear(
  profit: Amount,
  { months, associatedCompanies, end: knownEnd, on }: DatedPeriod,
  rates: CorporationTaxRates,
  ratesFrom: string,
): CorporationTaxByYear {
  const end = knownEnd ?? endOfFinancialYear(ratesFrom)
  const splitOn = financialYearOf(end)
  const now = splitOn === financialYearOf(ratesFrom) ? rates : on(end)
  const days = daysOfPeriod(months, end, splitOn)
  const isByDays = knownEnd !== undefined && now.methods.corporationTax.limits.value === 'by-days'
  const period = { months, associatedCompanies, ...(isByDays && { inYears: daysInYears(days, splitOn) }) }
  const whole = corporationTaxOn(profit, period, now, PLAIN, STEPS)
  const undivided = { ...whole, isSplit: NEVER, period, moreAtMainRates: profit.times(mainRateOf(now)).less(whole.tax) }
  if (startOfPeriod(end, MOST_MONTHS) >= splitOn) return undivided
  const lastYear = on(daysLater(splitOn, -1))
  if (areAlike(lastYear, now)) return undivided

  const { before } = days
  const all = allOf(days)
  const earlier = before
    .namedCount('daysBefore', `Days before ${dayInWords(splitOn)}`)
    .means(say`Profit of these days is taxed at the rate of the earlier financial year.`)
  const later = all
    .less(earlier)
    .namedCount('daysAfter', `Days from ${dayInWords(splitOn)}`)
    .means(say`Profit of these days is taxed at the rates of the later financial year.`)
  const partOf = (of: Amount, key: string, words: string, law: CorporationTaxRates, day: string) => {
    const at = scopeOf({ key: (name) => `${key}.${name}`, words, means: meansUnder(law) })
    const share = profit.times(of).dividedBy(all).named(at('profit'), 'Profit', 'CTA 2009 s.8(5); CTA 2010 s.1172')
    const charged = corporationTaxOn(share, { associatedCompanies, inYears: { days: of, ofYear: number(daysOfYear(day)) } }, law, at)
    return { ...charged, tax: asCorporationTax(charged.tax, at) }
  }
  const parts = [
    partOf(earlier, 'before', `before ${dayInWords(splitOn)}`, lastYear, daysLater(splitOn, -1)),
    partOf(later, 'after', `from ${dayInWords(splitOn)}`, now, end),
  ]
  const isSplit = isAbove(before, zero)
  const limits = parts.at(-1)?.limits
  const tax = sumOf(parts.map((part) => part.tax)).under('CTA 2009 s.8(5); FA 2021 Sch.1 para.34(2)')
  const atMainRates = profit
    .times(earlier, mainRateOf(lastYear))
    .plus(profit.times(later, mainRateOf(now)))
    .dividedBy(all)
  return {
    isSplit,
    period,
    moreAtMainRates: when(isSplit, atMainRates.less(tax), undivided.moreAtMainRates),
    ...(limits &&
      whole.limits && {
        limits: { lower: when(isSplit, limits.lower, whole.limits.lower), upper: when(isSplit, limits.upper, whole.limits.upper) },
      }),
    marginalRelief: when(isSplit, asMarginalRelief(sumOf(parts.map((part) => part.marginalRelief))), whole.marginalRelief),
    tax: when(isSplit, tax, whole.tax),
  }
}

/** What the steps for a part of a period mean, under the rates of its financial year. */
const meansUnder = (rates: CorporationTaxRates): Readonly<Record<string, Sentence>> => ({
  profit: say`The same share of the profit as of the days.`,
  lowerLimit: say`The limit is reduced in proportion to the days.`,
  upperLimit: say`The limit is reduced in proportion to the days.`,
  taxAtMainRate: say`Between the limits, start with the main rate on this part of the profit.`,
  marginalRelief: say`Then take off a fraction of the amount by which this part is below its upper limit.`,
  corporationTax: isAtOneRate(rates)
    ? say`That year had one rate for all profits.`
    : say`What the company owes for this part of the period.`,
})

/** All the days of a period, as a step. */
const allOf = ({ days }: DaysOfPeriod): Amount =>
  days.namedCount('daysOfPeriod', 'Days of the accounting period').means(say`All the days from the first to the last.`)

/** The days of a period, and those in each of its two financial years if one of the years is longer than the other. */
function daysInYears(period: DaysOfPeriod, lastYearStarts: string): DaysInYears {
  const all = allOf(period)
  const ofYear = daysOfYear(lastYearStarts)
  const ofYearBefore = daysOfYear(daysLater(lastYearStarts, -1))
  if (ofYear === ofYearBefore) return { days: all, ofYear: number(ofYear) }
  const words = dayInWords(lastYearStarts)
  const means = say`They get a share of the limits by the length of their own financial year.`
  const earlier = period.before.namedCount('daysInYearBefore', `Days of the period before ${words}`).means(means)
  const later = all.less(earlier).namedCount('daysInLastYear', `Days of the period from ${words}`).means(means)
  return {
    days: all,
    ofYear: number(ofYear),
    apart: {
      where: isAbove(period.before, zero),
      before: { days: earlier, ofYear: number(ofYearBefore) },
      last: { days: later, ofYear: number(ofYear) },
    },
  }
}

/** The days of the financial year that a day lies in: 366 if it has a 29 February. */
function daysOfYear(day: string): number {
  const starts = financialYearOf(day)
  return daysFrom(starts, yearsLater(starts, 1))
}

const mainRateOf = ({ corporationTax }: CorporationTaxRates): Amount => figure(corporationTax.mainRate)

/** Whether two financial years have the same rates and limits. The tax on the two parts is then the tax on the whole. */
function areAlike(one: CorporationTaxRates, other: CorporationTaxRates): boolean {
  if (isAtOneRate(one) !== isAtOneRate(other)) return false
  const names = isAtOneRate(one)
    ? (['mainRate'] as const)
    : (['mainRate', 'smallProfitsRate', 'lowerLimit', 'upperLimit', 'marginalReliefFraction'] as const)
  return names.every((name) => one.corporationTax[name].value.equals(other.corporationTax[name].value))
}
