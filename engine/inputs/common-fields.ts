// What several calculators ask in the same words.

import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { yearInWords } from './day.ts'
import type { OptionOf } from './field.ts'
import { choice, flag, money, percent } from './kinds.ts'

const regionWords = { england: 'England', wales: 'Wales', scotland: 'Scotland', 'northern-ireland': 'Northern Ireland' }

export const region = choice({
  label: 'Where you live',
  options: ['england', 'wales', 'scotland', 'northern-ireland'],
  blank: 'england',
  words: regionWords,
  inSentence: regionWords,
})
/** Where a taxpayer lives for tax. Wales and Northern Ireland pay the same as England; Scotland has its own bands. */
export type Region = OptionOf<typeof region>

export const pensionMethod = choice({
  label: 'How you pay into your pension',
  options: ['salary-sacrifice', 'net-pay', 'relief-at-source'],
  blank: 'salary-sacrifice',
  words: { 'salary-sacrifice': 'Salary sacrifice', 'net-pay': 'Net pay arrangement', 'relief-at-source': 'Relief at source' },
  inSentence: { 'net-pay': 'a net pay arrangement' },
})
/** How a workplace pension is paid: by giving up pay, out of pay before tax, or out of pay after tax with relief added. */
export type PensionMethod = OptionOf<typeof pensionMethod>

export const pensionBasis = choice({
  label: 'What the percentage is of',
  options: ['all-pay', 'qualifying-earnings'],
  blank: 'all-pay',
  words: { 'all-pay': 'All pay', 'qualifying-earnings': 'Qualifying earnings' },
})
/** What a percentage into a pension is taken of: all pay, or what lies between two limits. Pensions Act 2008 s.13. */
export type PensionBasis = OptionOf<typeof pensionBasis>

/**
 * Whether a scheme is one of public service, whose members’ contributions come out of pay before tax by its rules, so that nobody chooses how.
 * Public Service Pensions Act 2013 s.1; FA 2004 s.193.
 */
export const isPublicServicePension = flag({
  label: 'NHS, teachers, LGPS or another public service pension',
  blank: false,
  isFact: true,
  isRare: true,
})

/** How a pension is paid: as was chosen, unless the rules of the scheme say. */
export const methodOf = (asked: { readonly pensionMethod: PensionMethod; readonly isPublicServicePension: boolean }): PensionMethod =>
  asked.isPublicServicePension ? 'net-pay' : asked.pensionMethod

/** How an employee and the employer pay into a pension, in addition to a percentage of pay. */
export const pensionFields = {
  pensionMethod,
  isPublicServicePension,
  pensionBasis,
  pensionPerMonth: money({ label: 'Pension contribution a month', per: 'month' }),
  employerContribution: percent({ label: 'Employer’s pension contribution' }),
} as const

export const marriageAllowance = choice({
  label: 'Marriage Allowance',
  options: ['none', 'received', 'given'],
  blank: 'none',
  words: { none: 'None', received: 'I get it', given: 'I give it away' },
  isRare: true,
})

/** Whether the employee gets Marriage Allowance from a spouse or civil partner, or gives it to one. ITA 2007 s.55B. */
export type MarriageAllowance = OptionOf<typeof marriageAllowance>

const TAX_YEARS = (Object.keys(taxYears) as TaxYear[]).sort().toReversed()

/** The years that a pension or a car can be worked out for. */
export const taxYear = choice({
  label: 'Tax Year',
  options: TAX_YEARS,
  blank: defaultTaxYear,
  words: Object.fromEntries(TAX_YEARS.map((year) => [year, yearInWords(year)])) as Record<TaxYear, string>,
})

export const LOAN_PLANS = ['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate'] as const
export type LoanPlan = (typeof LOAN_PLANS)[number]

/** The plans that have a number. Their names keep the capital within a sentence. */
export const numberedPlanWords = { plan1: 'Plan 1', plan2: 'Plan 2', plan4: 'Plan 4', plan5: 'Plan 5' }

export const loanPlanWords: Readonly<Record<LoanPlan, string>> = { ...numberedPlanWords, postgraduate: 'Postgraduate' }
