import { type Amount, byBands, figure, NIL, number, sumOf, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import { dayInWords } from '../../inputs/day.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { NoRateError, type TaxYear, unlessMissing } from '../../rates/rates-at.ts'
import { class1Employee, EMPLOYEE } from './class-1.ts'
import type { ContributionWords } from './contribution.ts'
import { type PayDays, payDays } from './pay-days.ts'
import type { NationalInsuranceRates } from './rates.ts'

const PART_OF_YEAR: ContributionWords = { ...EMPLOYEE, title: 'National Insurance for the months worked, by band' }
const LAW = 'SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11'

/** The months in which pay can be paid, and the rates on any day of them. */
export interface PayMonths {
  readonly days: PayDays
  readonly on: (day: string) => NationalInsuranceRates
}

/** When pay for some months of a tax year is paid. */
export interface PaidMonths extends PayMonths {
  readonly months: Amount
}

/**
 * Primary Class 1 on equal pay for some months of a year. Each month has its own threshold, limit and rates, those of the day of its pay,
 * whatever the pay in the rest of the year (SI 2001/1004 regs.3, 10 and 11). By the other method, the annual thresholds and rates apply.
 * Pounds for those months, unrounded.
 */
export function partYearNationalInsurance(pay: Amount, paid: PaidMonths, rates: NationalInsuranceRates): Amount {
  if (rates.methods.partYear.nationalInsurance.value === 'annual-thresholds') return class1Employee(pay, rates, PART_OF_YEAR)
  return class1ByMonth(pay, paid, rates, PART_OF_YEAR)
}

/**
 * Primary Class 1 on a year’s pay. By one method, that is twelve equal months, each with the threshold, limit and rates of the day of its pay
 * (SI 2001/1004 regs.3, 10 and 11). By the other, the annual thresholds and rates apply. Annual pounds, unrounded.
 */
export function class1OfYear(pay: Amount, paid: PayMonths, rates: NationalInsuranceRates, words = EMPLOYEE): Amount {
  return isYearByMonth(rates) ? class1ByMonth(pay, paid, rates, words) : class1Employee(pay, rates, words)
}

/** Whether a year’s pay is looked at by the month. */
export const isYearByMonth = ({ methods }: Pick<NationalInsuranceRates, 'methods'>): boolean =>
  methods.nationalInsurance.employeeYear.value === 'each-month'

/** Primary Class 1 on equal pay for some months, or for a whole year. Pounds for those months, unrounded. */
function class1ByMonth(
  pay: Amount,
  { months, days, on }: PayMonths & Partial<PaidMonths>,
  rates: NationalInsuranceRates,
  words: ContributionWords,
): Amount {
  const all = months ?? number(MONTHS_IN_A_YEAR)
  const [first, ...others] = stretchesOf(days, on, rates)
  if (first && others.length === 0) return class1OnMonths(pay, all, first.figures, words)
  const contributions = [...(first ? [first] : []), ...others].map(({ since, from, before, figures }) => {
    const payFrom = `on pay from ${dayInWords(since)}`
    const ofStretch = months
      ? paidFrom(months, from, before, days).namedCount(`${since}.months`, `Months of pay from ${dayInWords(since)}`)
      : number(before - from)
    const earned = pay
      .times(ofStretch)
      .dividedBy(all)
      .named(`${since}.pay`, `Pay from ${dayInWords(since)}`)
    const contribution = class1OnMonths(earned, ofStretch, figures, {
      key: `${since}.${words.key}`,
      label: `${words.label} ${payFrom}`,
      title: `${words.label} ${payFrom}, by band`,
    })
    return months ? when(isAbove(months, number(from)), contribution, NIL) : contribution
  })
  return sumOf(contributions).named(words.key, words.label, LAW)
}

/** How many of some months of pay are among those from one place up to another. */
function paidFrom(months: Amount, from: number, before: number, days: PayDays): Amount {
  const paidBefore = before === days.length ? months : months.atMost(number(before))
  return from === 0 ? paidBefore : paidBefore.over(number(from))
}

/** Whether it matters in which month pay starts: the method looks at months, and the figures change within the tax year. */
export const isFirstMonthUsed = (taxYear: TaxYear, rates: NationalInsuranceRates, on: PayMonths['on']): boolean =>
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

function stretchesOf(days: PayDays, on: PayMonths['on'], ofYear: NationalInsuranceRates): Stretch[] {
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
