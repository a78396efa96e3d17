import { type Amount, figure, NIL, sumOf, when } from '../../formula/amount.ts'
import { any, type Condition, isAbove } from '../../formula/condition.ts'
import { within } from '../../formula/name.ts'
import { dayInWords } from '../../inputs/day.ts'
import { daysOfPeriod, MOST_MONTHS, startOfPeriod } from './accounting-period.ts'
import { type CorporationTax, corporationTaxOn } from './corporation-tax.ts'
import { dayAfter, financialYearOf } from './financial-year.ts'
import type { CompanyPeriod } from './limits.ts'
import type { CorporationTaxRates } from './rates.ts'

/** An accounting period with its last day, and the rates on any day. */
export interface DatedPeriod extends CompanyPeriod {
  readonly months: Amount
  readonly end: string
  readonly on: (day: string) => CorporationTaxRates
}

/** Corporation Tax for a period, and where the period is split because its two financial years have different rates. */
export interface CorporationTaxByYear extends CorporationTax {
  /** The day from which the later financial year’s rates apply; undefined where all of the period has one year’s rates, however long it is. */
  readonly splitOn?: string
  readonly isSplit: Condition
  /** The tax at the main rates alone, without names. */
  readonly atMainRates: Amount
}

/**
 * Corporation Tax on the profit of an accounting period. If the rates of its two financial years differ, profit and limits are divided between
 * them by days, and each part is charged at its own year’s rates, as a period of its own. CTA 2009 s.8(5); CTA 2010 ss.18D(4) and 1172; FA
 * 2021 Sch.1 para.34(2). HMRC’s own calculator takes a share of the limits by the days of the financial year, 366 in 2023; we take it by those
 * of the year that the period ends. Pounds for the period, unrounded.
 */
export function corporationTaxByYear(
  profit: Amount,
  period: DatedPeriod,
  rates: CorporationTaxRates,
  ratesFrom: string,
): CorporationTaxByYear {
  const { months, associatedCompanies, end, on } = period
  const splitOn = financialYearOf(end)
  const now = splitOn === financialYearOf(ratesFrom) ? rates : on(end)
  const whole = corporationTaxOn(profit, period, now)
  const undivided = { ...whole, isSplit: any(), atMainRates: profit.times(mainRateOf(now)) }
  if (startOfPeriod(end, MOST_MONTHS) >= splitOn) return undivided
  const lastYear = on(dayAfter(splitOn, -1))
  if (areAlike(lastYear, now)) return undivided

  const { days, before, ofYear } = daysOfPeriod(months, end, splitOn)
  const all = days.namedCount('daysOfPeriod', 'Days of the accounting period')
  const earlier = before.namedCount('daysBefore', `Days before ${dayInWords(splitOn)}`)
  const later = all.less(earlier).namedCount('daysAfter', `Days from ${dayInWords(splitOn)}`)
  const partOf = (of: Amount, key: string, words: string, law: CorporationTaxRates) =>
    within({ key: (name) => `${key}.${name}`, words }, () => {
      const share = profit.times(of).dividedBy(all).named('profit', 'Profit', 'CTA 2009 s.8(5); CTA 2010 s.1172')
      return corporationTaxOn(share, { ...(associatedCompanies && { associatedCompanies }), part: { days: of, ofYear } }, law)
    })
  const parts = [
    partOf(earlier, 'before', `before ${dayInWords(splitOn)}`, lastYear),
    partOf(later, 'after', `from ${dayInWords(splitOn)}`, now),
  ]
  const isSplit = isAbove(before, NIL)
  const limits = parts.at(-1)?.limits
  return {
    splitOn,
    isSplit,
    atMainRates: when(
      isSplit,
      profit
        .times(earlier, mainRateOf(lastYear))
        .plus(profit.times(later, mainRateOf(now)))
        .dividedBy(all),
      undivided.atMainRates,
    ),
    ...(limits &&
      whole.limits && {
        limits: { lower: when(isSplit, limits.lower, whole.limits.lower), upper: when(isSplit, limits.upper, whole.limits.upper) },
      }),
    marginalRelief: when(
      isSplit,
      sumOf(parts.map((part) => part.marginalRelief)).named('marginalRelief', 'Marginal relief'),
      whole.marginalRelief,
    ),
    tax: when(
      isSplit,
      sumOf(parts.map((part) => part.tax)).named('corporationTax', 'Corporation Tax', 'CTA 2009 s.8(5); FA 2021 Sch.1 para.34(2)'),
      whole.tax,
    ),
  }
}

const mainRateOf = ({ corporationTax }: CorporationTaxRates): Amount => figure(corporationTax.mainRate)

/** Whether two financial years have the same rates and limits. The tax on the two parts is then the tax on the whole. */
function areAlike(one: CorporationTaxRates, other: CorporationTaxRates): boolean {
  if (one.methods.corporationTax.rates.value !== other.methods.corporationTax.rates.value) return false
  const isOneRate = one.methods.corporationTax.rates.value === 'one-rate'
  const names = isOneRate
    ? (['mainRate'] as const)
    : (['mainRate', 'smallProfitsRate', 'lowerLimit', 'upperLimit', 'marginalReliefFraction'] as const)
  return names.every((name) => one.corporationTax[name].value.equals(other.corporationTax[name].value))
}
