// What several calculators ask in the same words.
import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { REGIONS } from '../rules/income-tax/region.ts'
import type { LoanPlan } from '../rules/student-loans/plan.ts'
import { PENSION_METHODS } from '../rules/take-home-pay/pension-method.ts'
import { choice } from './field.ts'

const regionWords = { england: 'England', wales: 'Wales', scotland: 'Scotland', 'northern-ireland': 'Northern Ireland' }

export const region = choice({
  label: 'Where You Live',
  options: REGIONS,
  blank: 'england',
  words: regionWords,
  inSentence: regionWords,
})

export const pensionMethod = choice({
  label: 'How You Pay Into Your Pension',
  options: PENSION_METHODS,
  blank: 'salary-sacrifice',
  words: { 'salary-sacrifice': 'Salary sacrifice', 'net-pay': 'Net pay arrangement', 'relief-at-source': 'Relief at source' },
  inSentence: { 'net-pay': 'a net pay arrangement' },
})

const TAX_YEARS = (Object.keys(taxYears) as TaxYear[]).sort().toReversed()

/** The years that a pension or a car can be worked out for. */
export const taxYear = choice({
  label: 'Tax Year',
  options: TAX_YEARS,
  blank: defaultTaxYear,
  words: Object.fromEntries(TAX_YEARS.map((year) => [year, year.replace('-', '/')])) as Record<TaxYear, string>,
})

/** Names, which keep their capital within a sentence. */
export const numberedPlanWords = { plan1: 'Plan 1', plan2: 'Plan 2', plan4: 'Plan 4', plan5: 'Plan 5' }

export const loanPlanWords: Readonly<Record<LoanPlan, string>> = { ...numberedPlanWords, postgraduate: 'Postgraduate' }
