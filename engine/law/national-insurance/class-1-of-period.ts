import { type Amount, figure, number, sumOf, when, zero } from '../../expression/amount.ts'
import { isAtLeast } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { CATEGORIES, type LetterRates, type NiCategory } from '../../inputs/ni-categories.ts'
import type { PayFrequency } from '../../inputs/pay-periods.ts'
import type { Figure } from '../../rates/figure.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import {
  type EmployeeFigures,
  employeeFiguresOfYear,
  forCategory,
  inForce,
  ratesOfPayday,
  type Stretch,
  stretchesOf,
} from './class-1-figures.ts'

/** The contributions of an employee and of the employer. Pounds of the period. */
export interface Class1 {
  readonly employee: Amount
  readonly employer: Amount
}

/** How often somebody is paid, and the rates of each payday. */
export interface Paydays {
  readonly frequency: PayFrequency
  /** The paydays of the year, first to last. */
  readonly days: readonly string[]
  readonly on: (day: string) => NationalInsuranceRates
}

/** The names in the tables of what depends on the earnings period: the year, or a pay period. SI 2001/1004 regs.3, 8, 10 and 11. */
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

/** What an employee and the employer are charged by. `secondary`, `special-site` and `upper` are what the employer’s share can start above. */
type Class1Figures = EmployeeFigures & Readonly<Record<keyof (typeof NAMES)['year'] | 'employerRate', Figure>>

/**
 * What Class 1 is charged by in a year or, on a payday, in a pay period. Of the thresholds, only that of employees ever changed within a year.
 * SSCBA 1992 ss.5, 8, 9, 9A and 9B; NICA 2022 ss.1 to 8.
 */
function class1Figures(period: keyof typeof NAMES, ofYear: NationalInsuranceRates, today?: NationalInsuranceRates): Class1Figures {
  const { class1 } = ofYear.nationalInsurance
  const names = NAMES[period]
  const year = employeeFiguresOfYear(ofYear)
  return {
    ...year,
    ...(today && ratesOfPayday(today, year)),
    employerRate: (today && inForce(() => today.nationalInsurance.class1.employer.payPeriodRate)) ?? class1.employer.rate,
    threshold: (today ?? ofYear).nationalInsurance.class1[names.threshold],
    limit: class1[names.limit],
    secondary: class1[names.secondary],
    'special-site': class1[names['special-site']],
    upper: class1[names.upper],
  }
}

const EMPLOYEE_LAW = 'SSCBA 1992 ss.5 and 8; SI 2001/1004 reg.12'
const EMPLOYER_LAW = 'SSCBA 1992 ss.5 and 9; SI 2001/1004 reg.12'

/**
 * Class 1 contributions on the pay of one period by the exact percentage method: each band by the thresholds of the period and the rates of
 * its payday. SSCBA 1992 ss.8 and 9; SI 2001/1004 regs.3 and 10 to 12. Pounds of the period, each band to the penny.
 */
export function class1OfPeriod(
  earnings: Amount,
  letter: NiCategory,
  payPeriod: Amount,
  stretches: readonly Stretch<Class1Figures>[],
): Class1 {
  const byPayday = (contribution: (figures: Class1Figures) => Amount): Amount => {
    const [first, ...later] = stretches.map(({ from, figures }) => ({ from, amount: contribution(figures) }))
    if (!first) throw new RangeError('a year has paydays')
    return later.reduce((before, { from, amount }) => when(isAtLeast(payPeriod, number(from + 1)), amount, before), first.amount)
  }
  return asSteps({
    employee: byPayday((figures) => employeeOn(earnings, letter, figures)),
    employer: byPayday((figures) => employerOn(earnings, letter, figures)),
  })
}

/** The stretches of the pay periods of a year. */
export const periodStretches = ({ frequency, days, on }: Paydays, ofYear: NationalInsuranceRates): Stretch<Class1Figures>[] =>
  stretchesOf(days, (day) => class1Figures(frequency, ofYear, on(day)))

/**
 * The same for a director, whose earnings period is the year: the contributions on the pay of the year so far, less those on the pay before
 * this payment. SI 2001/1004 reg.8. Pounds.
 */
export function class1OfDirector(earnings: Amount, before: Amount, letter: NiCategory, rates: NationalInsuranceRates): Class1 {
  const figures = class1Figures('year', rates)
  const soFar = before.plus(earnings).named('earningsSoFar', 'Earnings of the year so far')
  return asSteps({
    employee: employeeOn(soFar, letter, figures, SO_FAR)
      .named('contributionSoFar', 'National Insurance on the year so far', EMPLOYEE_LAW)
      .less(
        employeeOn(before, letter, figures, BEFORE).namedIfAny('contributionBefore', 'National Insurance on the pay before', EMPLOYEE_LAW),
      ),
    employer: employerOn(soFar, letter, figures, SO_FAR)
      .named('employerContributionOnAll', 'Employer National Insurance on the year so far', EMPLOYER_LAW)
      .less(
        employerOn(before, letter, figures, BEFORE).namedIfAny(
          'employerContributionOnBefore',
          'Employer National Insurance on the pay before',
          EMPLOYER_LAW,
        ),
      ),
  })
}

const asSteps = ({ employee, employer }: Class1): Class1 => ({
  employee: employee
    .named('nationalInsurance', 'National Insurance', EMPLOYEE_LAW)
    .means({ words: say`Worked out on this pay alone, band by band.`, atZero: say`There is none to pay on this pay.` }),
  employer: employer
    .named('employerNI', 'Employer National Insurance', EMPLOYER_LAW)
    .means(say`Your employer pays this on top of your pay. It does not come out of it.`),
})

/** Which pay contributions are worked out on, where a director has two: words for the labels of its steps, and for their keys. */
interface PayBasis {
  readonly key: string
  readonly words: string
}
const THIS_PAY: PayBasis = { key: '', words: '' }
const SO_FAR: PayBasis = { key: 'SoFar', words: ' on the year so far' }
const BEFORE: PayBasis = { key: 'Before', words: ' on the pay before' }

/** An employee’s contributions, each band rounded on its own, as HMRC’s guidance for payroll software has it. */
function employeeOn(earnings: Amount, letter: NiCategory, figures: Class1Figures, { key, words } = THIS_PAY): Amount {
  const { employee }: LetterRates = CATEGORIES[letter]
  if (employee === 'none') return zero
  const { threshold, limit, mainRate, additionalRate } = forCategory(figures, employee)
  const below = earnings
    .atMost(figure(limit))
    .excessOver(figure(threshold))
    .named(`mainEarnings${key}`, `Earnings up to the upper earnings limit${words}`)
  const above = earnings.excessOver(figure(limit)).namedIfAny(`upperEarnings${key}`, `Earnings above the upper earnings limit${words}`)
  return sumOf([
    charged(below, mainRate).named(`mainContribution${key}`, `National Insurance up to the limit${words}`, EMPLOYEE_LAW),
    charged(above, additionalRate).namedIfAny(`upperContribution${key}`, `National Insurance above the limit${words}`, EMPLOYEE_LAW),
  ])
}

/** The employer’s, which have one rate, but are worked out up to the upper earnings limit and above it, as the employee’s are. */
function employerOn(earnings: Amount, letter: NiCategory, figures: Class1Figures, { key, words } = THIS_PAY): Amount {
  const { employer }: LetterRates = CATEGORIES[letter]
  if (employer === 'none') return zero
  const { limit, employerRate } = figures
  const below = earnings
    .atMost(figure(limit))
    .excessOver(figure(figures[employer]))
    .namedIfAny(`employerEarnings${key}`, `Earnings that the employer pays on, up to the limit${words}`)
  const above = earnings
    .excessOver(figure(limit))
    .namedIfAny(`employerUpperEarnings${key}`, `Earnings that the employer pays on, above the limit${words}`)
  return sumOf([
    charged(below, employerRate).namedIfAny(
      `employerContribution${key}`,
      `Employer National Insurance up to the limit${words}`,
      EMPLOYER_LAW,
    ),
    charged(above, employerRate).namedIfAny(
      `employerUpperContribution${key}`,
      `Employer National Insurance above the limit${words}`,
      EMPLOYER_LAW,
    ),
  ])
}

const charged = (earnings: Amount, rate: Figure): Amount => earnings.times(figure(rate)).rounded('by-the-third-decimal')
