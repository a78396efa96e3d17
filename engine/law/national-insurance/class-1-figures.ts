import type { LetterRates } from '../../inputs/ni-categories.ts'
import type { PayFrequency } from '../../inputs/pay-periods.ts'
import { compared } from '../../money/digits.ts'
import type { Figure } from '../../rates/figure.ts'
import { NoRateError, unlessMissing } from '../../rates/rates-at.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import type { ContributionFigures } from './contribution.ts'

/** What Class 1 is charged on: a pay period, or the year, as for a director. SI 2001/1004 regs.3 and 8. */
export type EarningsPeriod = 'year' | PayFrequency

/** The figures of each earnings period, by their names in the tables. */
const NAMES = {
  year: {
    threshold: 'primaryThreshold',
    limit: 'upperEarningsLimit',
    secondary: 'secondaryThreshold',
    'special-site': 'freeportUpperSecondaryThreshold',
    upper: 'upperSecondaryThreshold',
  },
  weekly: {
    threshold: 'weeklyPrimaryThreshold',
    limit: 'weeklyUpperEarningsLimit',
    secondary: 'weeklySecondaryThreshold',
    'special-site': 'weeklyFreeportUpperSecondaryThreshold',
    upper: 'weeklyUpperSecondaryThreshold',
  },
  fortnightly: {
    threshold: 'fortnightlyPrimaryThreshold',
    limit: 'fortnightlyUpperEarningsLimit',
    secondary: 'fortnightlySecondaryThreshold',
    'special-site': 'fortnightlyFreeportUpperSecondaryThreshold',
    upper: 'fortnightlyUpperSecondaryThreshold',
  },
  'four-weekly': {
    threshold: 'fourWeeklyPrimaryThreshold',
    limit: 'fourWeeklyUpperEarningsLimit',
    secondary: 'fourWeeklySecondaryThreshold',
    'special-site': 'fourWeeklyFreeportUpperSecondaryThreshold',
    upper: 'fourWeeklyUpperSecondaryThreshold',
  },
  monthly: {
    threshold: 'monthlyPrimaryThreshold',
    limit: 'monthlyUpperEarningsLimit',
    secondary: 'monthlySecondaryThreshold',
    'special-site': 'monthlyFreeportUpperSecondaryThreshold',
    upper: 'monthlyUpperSecondaryThreshold',
  },
} as const

/**
 * The thresholds of Class 1, in pounds of the earnings period, and its rates as fractions. `secondary`, `special-site` and `upper` are what
 * an employer’s contributions can start above. SSCBA 1992 ss.5, 8, 9, 9A and 9B; NICA 2022 ss.1 to 8; SI 2001/1004 regs.10 and 11.
 */
export type Class1Figures = Readonly<
  Record<keyof (typeof NAMES)['year'] | 'mainRate' | 'reducedRate' | 'additionalRate' | 'employerRate', Figure>
>

/**
 * What Class 1 is charged by in an earnings period. A pay period has the rates of its payday, where they changed within the year, and the
 * employee’s threshold of that day, which no other threshold has ever done. `today` is what the payday has; the year’s, if left out.
 */
export function class1Figures(period: EarningsPeriod, ofYear: NationalInsuranceRates, today = ofYear): Class1Figures {
  const { class1 } = ofYear.nationalInsurance
  const { class1: onDay } = today.nationalInsurance
  const names = NAMES[period]
  const rateOf = (onPayday: () => Figure, rate: Figure) => (period === 'year' ? rate : (inForce(onPayday) ?? rate))
  return {
    threshold: (period === 'year' ? class1 : onDay)[names.threshold],
    limit: class1[names.limit],
    secondary: class1[names.secondary],
    'special-site': class1[names['special-site']],
    upper: class1[names.upper],
    mainRate: rateOf(() => onDay.employee.payPeriodMainRate, class1.employee.mainRate),
    reducedRate: rateOf(() => onDay.employee.payPeriodReducedRate, class1.employee.reducedRate),
    additionalRate: rateOf(() => onDay.employee.payPeriodAdditionalRate, class1.employee.additionalRate),
    employerRate: rateOf(() => onDay.employer.payPeriodRate, class1.employer.rate),
  }
}

/** An employee who pays contributions: at the main rate, the reduced one, or with deferment. SSCBA 1992 ss.8 and 19(4); SI 2001/1004 reg.131. */
export type ChargedEmployee = Exclude<LetterRates['employee'], 'none'>

/** What an employee is charged by, at the main rate if nothing else is said. SSCBA 1992 ss.8 and 19(4); SI 2001/1004 reg.131. */
export function employeeFigures(figures: Class1Figures, category: ChargedEmployee = 'main'): ContributionFigures {
  const { threshold, limit, mainRate, reducedRate, additionalRate } = figures
  const belowLimit = { main: mainRate, reduced: reducedRate, deferred: additionalRate }
  return { threshold, limit, mainRate: belowLimit[category], additionalRate }
}

/** A figure, or undefined on a day for which the tables have none. */
function inForce(read: () => Figure): Figure | undefined {
  const figureOrError = unlessMissing(read)
  return figureOrError instanceof NoRateError ? undefined : figureOrError
}

/** Paydays in a row that are charged alike: the first of them, its place among the paydays (from 0), and the place of the first after them. */
export interface Stretch<Figures = ContributionFigures> {
  readonly since: string
  readonly from: number
  readonly before: number
  readonly figures: Figures
}

/** The stretches of some paydays. There is one, unless what the same pay is charged by depends on the payday. */
export function stretchesOf<Figures extends { readonly [Name in keyof Figures]: Figure }>(
  days: readonly string[],
  figuresOn: (day: string) => Figures,
): Stretch<Figures>[] {
  const stretches: Stretch<Figures>[] = []
  days.forEach((since, from) => {
    const figures = figuresOn(since)
    const last = stretches.at(-1)
    if (last && isSame(last.figures, figures)) stretches[stretches.length - 1] = { ...last, before: from + 1 }
    else stretches.push({ since, from, before: from + 1, figures })
  })
  return stretches
}

const isSame = <Figures extends { readonly [Name in keyof Figures]: Figure }>(one: Figures, other: Figures): boolean =>
  (Object.keys(one) as (keyof Figures)[]).every((name) => one[name] === other[name] || compared(one[name].value, other[name].value) === 0)
