import { type Amount, byBands, figure, NIL, number, sumOf, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import { dayInWords } from '../../inputs/day.ts'
import type { Figure } from '../../rates/figure.ts'
import { NoRateError, type TaxYear, unlessMissing } from '../../rates/rates-at.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { ContributionWords } from '../national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'
import { type PayDays, payDays } from './pay-days.ts'

const WORDS = { key: 'nationalInsurance', label: 'National Insurance', title: 'National Insurance for the months worked, by band' }
const LAW = 'SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11'

/** When pay for some months of a tax year is paid, and the rates on any of those days. */
export interface PaidMonths {
  readonly months: Amount
  readonly days: PayDays
  readonly on: (day: string) => NationalInsuranceRates
}

/**
 * Primary Class 1 on equal pay for some months of a year. Each month has its own threshold, limit and rates, those of the day of its pay,
 * whatever the pay in the rest of the year (SI 2001/1004 regs.3, 10 and 11). By the other method, the annual thresholds and rates apply.
 * Pounds for those months, unrounded.
 */
export function partYearNationalInsurance(pay: Amount, { months, days, on }: PaidMonths, rates: NationalInsuranceRates): Amount {
  if (rates.methods.partYear.nationalInsurance.value === 'annual-thresholds') return class1Employee(pay, rates, WORDS)
  const [first, ...others] = stretchesOf(days, on, rates)
  if (first && others.length === 0) return class1OnMonths(pay, months, first.figures, WORDS)
  const contributions = [...(first ? [first] : []), ...others].map(({ since, from, before, figures }) => {
    const words = `on pay from ${dayInWords(since)}`
    const isLast = before === days.length
    const paidBefore = isLast ? months : months.atMost(number(before))
    const ofStretch = (from === 0 ? paidBefore : paidBefore.over(number(from))).namedCount(
      `${since}.months`,
      `Months of pay from ${dayInWords(since)}`,
    )
    const earned = pay
      .times(ofStretch)
      .dividedBy(months)
      .named(`${since}.pay`, `Pay from ${dayInWords(since)}`)
    const contribution = class1OnMonths(earned, ofStretch, figures, {
      key: `${since}.${WORDS.key}`,
      label: `${WORDS.label} ${words}`,
      title: `National Insurance ${words}, by band`,
    })
    return when(isAbove(months, number(from)), contribution, NIL)
  })
  return sumOf(contributions).named(WORDS.key, WORDS.label, LAW)
}

/** Whether it matters in which month pay starts: the method looks at months, and the figures change within the tax year. */
export const isFirstMonthUsed = (taxYear: TaxYear, rates: NationalInsuranceRates, on: PaidMonths['on']): boolean =>
  rates.methods.partYear.nationalInsurance.value === 'each-month' && stretchesOf(payDays(taxYear, 'april'), on, rates).length > 1

/** What a month’s pay is charged by. */
interface MonthlyFigures {
  readonly threshold: Figure
  readonly limit: Figure
  readonly mainRate: Figure
  readonly additionalRate: Figure
}

/** Months in a row that are charged alike: the day on which the first starts, its place, and that of the first month after them. */
interface Stretch {
  readonly since: string
  readonly from: number
  readonly before: number
  readonly figures: MonthlyFigures
}

function stretchesOf(days: PayDays, on: PaidMonths['on'], ofYear: NationalInsuranceRates): Stretch[] {
  const stretches: Stretch[] = []
  days.forEach((day, index) => {
    const figures = figuresOn(on(day), ofYear)
    const last = stretches.at(-1)
    if (last && isSame(last.figures, figures)) stretches[stretches.length - 1] = { ...last, before: index + 1 }
    else stretches.push({ since: day, from: index, before: index + 1, figures })
  })
  return stretches
}

/** The figures on a day. Where the rates do not change within a tax year, those of a month’s pay are those of the year. */
function figuresOn({ nationalInsurance }: NationalInsuranceRates, ofYear: NationalInsuranceRates): MonthlyFigures {
  const { monthlyPrimaryThreshold: threshold, monthlyUpperEarningsLimit: limit, employee } = nationalInsurance.class1
  const inYear = ofYear.nationalInsurance.class1.employee
  return {
    threshold,
    limit,
    mainRate: inForce(() => employee.payPeriodMainRate) ?? inYear.mainRate,
    additionalRate: inForce(() => employee.payPeriodAdditionalRate) ?? inYear.additionalRate,
  }
}

/** A figure, or undefined on a day for which the tables have none. */
function inForce(read: () => Figure): Figure | undefined {
  const figureOrError = unlessMissing(read)
  return figureOrError instanceof NoRateError ? undefined : figureOrError
}

const isSame = (one: MonthlyFigures, other: MonthlyFigures): boolean =>
  (Object.keys(one) as (keyof MonthlyFigures)[]).every((name) => one[name] === other[name] || one[name].value.equals(other[name].value))

/** Primary Class 1 on equal pay for some months that have the same figures. Pounds for those months, unrounded. */
function class1OnMonths(pay: Amount, months: Amount, figures: MonthlyFigures, words: ContributionWords): Amount {
  const { threshold, limit, mainRate, additionalRate } = figures
  const bands = [
    { name: 'below the primary threshold', rate: NIL, upTo: figure(threshold).times(months), figures: [threshold] },
    { name: 'main', rate: figure(mainRate), upTo: figure(limit).times(months), figures: [mainRate, limit] },
    { name: 'additional', rate: figure(additionalRate), figures: [additionalRate] },
  ]
  return byBands(pay, bands, words.title).named(words.key, words.label, LAW)
}
