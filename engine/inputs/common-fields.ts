// What several calculators ask in the same words.
import { defaultTaxYear } from '../rates/generated/tax-years.ts'
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
})

const TAX_YEARS = ['2026-27', '2025-26', '2024-25', '2023-24', '2022-23'] as const satisfies readonly TaxYear[]

/** The years that a pension or a car can be worked out for. */
export const taxYear = choice({
  label: 'Tax Year',
  options: TAX_YEARS,
  blank: defaultTaxYear,
  words: { '2026-27': '2026/27', '2025-26': '2025/26', '2024-25': '2024/25', '2023-24': '2023/24', '2022-23': '2022/23' },
})

/** Names, which keep their capital within a sentence. */
export const numberedPlanWords = { plan1: 'Plan 1', plan2: 'Plan 2', plan4: 'Plan 4', plan5: 'Plan 5' }

export const loanPlanWords: Readonly<Record<LoanPlan, string>> = { ...numberedPlanWords, postgraduate: 'Postgraduate' }
