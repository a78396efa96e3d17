import { type Amount, type BandOf, byBands, figure, number, sumOf, when, zero } from '../../expression/amount.ts'
import type { Condition } from '../../expression/condition.ts'
import { PLAIN, type Scope, type Words } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import type { LetterRates } from '../../inputs/ni-categories.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import { AT_MAIN_RATE, class1AtMainRate, class1Employee, EMPLOYEE } from './class-1.ts'
import { type ChargedEmployee, employeeFiguresOfYear, forCategory, ratesOfPayday, type Stretch, stretchesOf } from './class-1-figures.ts'
import { asContribution, type ContributionFigures, type ContributionWords, contributionBands } from './contribution.ts'
import type { PayDays } from './pay-days.ts'

const LAW = 'SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11'

/** The same, with what the pay of some months means where months are charged at different rates. */
export interface ContributionByMonthWords extends ContributionWords {
  readonly pay?: Words
}

/** The months in which pay can be paid, and the rates on any day of them. */
export interface PayMonths {
  readonly days: PayDays
  readonly on: (day: string) => NationalInsuranceRates
  /** What the category letter makes the employee pay: what A does if left out. */
  readonly category?: LetterRates['employee']
  /** Whether the year is one earnings period, as for a director. SI 2001/1004 reg.8. */
  readonly isDirector?: boolean
}

/**
 * Primary Class 1 on a year’s pay. By one method, that is twelve equal months, each with the threshold, limit and rates of the day of its
 * pay (SI 2001/1004 regs.3, 10 and 11). By the other, the annual thresholds and rates apply, as they do to a director by any method. Annual
 * pounds, unrounded.
 */
export function class1OfYear(pay: Amount, paid: PayMonths, rates: NationalInsuranceRates, at = PLAIN, words = EMPLOYEE): Amount {
  if (paid.category === 'none') return asContribution(zero, { ...words, means: NONE_DUE }, 'SSCBA 1992 s.6(1) and (3)', at)
  if (paid.isDirector || !isYearByMonth(rates)) return class1Employee(pay, rates, at, words, paid.category)
  const stretches = monthStretches(paid, rates).map((stretch) => ({ ...stretch, months: number(stretch.before - stretch.from) }))
  return class1ByMonth(pay, number(MONTHS_IN_A_YEAR), stretches, words, at)
}

const NONE_DUE = say`With your category letter you pay no National Insurance.`

/** Whether the rule set’s method charges a year’s pay month by month. */
export const isYearByMonth = ({ methods }: Pick<NationalInsuranceRates, 'methods'>): boolean =>
  methods.nationalInsurance.employeeYear.value === 'each-month'

/**
 * Primary Class 1 on equal pay for some months, each stretch of them by its own figures (SI 2001/1004 regs.3, 10 and 11). Pounds for those
 * months, unrounded.
 */
export function class1ByMonth(
  pay: Amount,
  months: Amount,
  stretches: readonly PaidStretch[],
  words: ContributionByMonthWords,
  at = PLAIN,
): Amount {
  const [first, ...others] = stretches
  if (first && others.length === 0) return class1OnMonths(pay, months, first.figures, words, at)
  const contributions = stretches.map(({ since, months: ofStretch, where, figures }) => {
    const payFrom = `on pay from ${dayInWords(since)}`
    const earned = pay
      .times(ofStretch)
      .dividedBy(months)
      .named(at(`${since}.pay`), `Pay from ${dayInWords(since)}`)
      .means(words.pay)
    const contribution = class1OnMonths(
      earned,
      ofStretch,
      figures,
      {
        ...words,
        key: `${since}.${words.key}`,
        label: `${words.label} ${payFrom}`,
        title: `${words.label} ${payFrom}, by band`,
      },
      at,
    )
    return where ? when(where, contribution, zero) : contribution
  })
  return sumOf(contributions).named(at(words.key), words.label, LAW).means(words.means)
}

/** A stretch, and how many of its months are paid. */
export interface PaidStretch extends Stretch {
  readonly months: Amount
  /** The condition that any of these months is paid; absent where one always is. */
  readonly where?: Condition
}

/** The stretches of the months from the first payday to the end of the tax year. Nothing is due with a letter that pays nothing. */
export function monthStretches({ days, on, category }: PayMonths, ofYear: NationalInsuranceRates): Stretch[] {
  const employee = category === 'none' ? undefined : category
  return stretchesOf(days, (day) => monthlyFigures(on(day), ofYear, employee))
}

/** What a month’s pay is charged by on a day. Where the rates do not change within a tax year, they are those of the year. */
export function monthlyFigures(today: NationalInsuranceRates, ofYear: NationalInsuranceRates, category?: ChargedEmployee) {
  const { monthlyPrimaryThreshold: threshold, monthlyUpperEarningsLimit: limit } = today.nationalInsurance.class1
  return forCategory({ threshold, limit, ...ratesOfPayday(today, employeeFiguresOfYear(ofYear)) }, category)
}

/**
 * The bands of primary Class 1 on the pay of a month, or of some months that are charged alike. SSCBA 1992 s.8. Pounds for those months.
 */
export const monthlyBands = (figures: ContributionFigures, months?: Amount): BandOf[] =>
  contributionBands(figures, 'primary threshold', months)

/** Primary Class 1 on equal pay for some months that have the same figures. Pounds for those months, unrounded. */
const class1OnMonths = (pay: Amount, months: Amount, figures: ContributionFigures, words: ContributionWords, at: Scope): Amount =>
  asContribution(byBands(pay, monthlyBands(figures, months), words.title), words, LAW, at)

/**
 * An employee’s primary Class 1 for a year at the main primary percentage alone, on pay that is the same each month. Where the method of the
 * year charges each month by itself, each has the percentage of its day. SSCBA 1992 s.8(1)(a); SI 2001/1004 regs.3, 10 and 11. Annual
 * pounds, unrounded.
 */
export function class1OfYearAtMainRate(pay: Amount, paid: PayMonths, rates: NationalInsuranceRates, at = PLAIN): Amount {
  if (!isYearByMonth(rates)) return class1AtMainRate(pay, rates, at)
  const inAMonth = pay.dividedBy(number(MONTHS_IN_A_YEAR))
  const contributions = monthStretches(paid, rates).map(({ from, before, figures: { threshold, limit, mainRate } }) =>
    inAMonth
      .atMost(figure(limit))
      .excessOver(figure(threshold))
      .times(figure(mainRate), number(before - from)),
  )
  return sumOf(contributions).named(at(AT_MAIN_RATE.key), AT_MAIN_RATE.label, LAW)
}

/**
 * What the same pay is charged above the upper limit beyond what the year’s additional percentage makes of it. The maximum of SI 2001/1004
 * reg.21(2), step 7, counts that percentage, so the rest uses up what Class 2 may come to. Nothing where the year has one percentage. Annual
 * pounds, unrounded; negative where it is charged less.
 */
export function class1BeyondYearsAdditionalRate(pay: Amount, paid: PayMonths, rates: NationalInsuranceRates): Amount {
  if (!isYearByMonth(rates)) return zero
  const inAMonth = pay.dividedBy(number(MONTHS_IN_A_YEAR))
  const { additionalRate: ofYear } = rates.nationalInsurance.class1.employee
  return sumOf(
    monthStretches(paid, rates).map(({ from, before, figures: { limit, additionalRate } }) =>
      inAMonth.excessOver(figure(limit)).times(figure(additionalRate).less(figure(ofYear)), number(before - from)),
    ),
  )
}
