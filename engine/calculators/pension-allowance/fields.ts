import type { Fields } from '../../inputs/field.ts'
import { defaultTaxYear } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'

const TAX_YEARS = ['2024-25', '2023-24', '2022-23'] as const satisfies readonly TaxYear[]

/** The carry-forward fields stand for the three years before the chosen one, oldest first. Their names match 2024/25 only. */
export const fields = {
  annualSalary: { kind: 'money', label: 'Annual Salary' },
  pensionContributions: { kind: 'money', label: 'Your Pension Contributions' },
  employerContributions: { kind: 'money', label: 'Employer Contributions' },
  dbPensionAnnualIncrease: { kind: 'money', label: 'Increase in Defined Benefit Pension' },
  carryForward2021: { kind: 'money', label: 'Carry Forward from 2021/22' },
  carryForward2022: { kind: 'money', label: 'Carry Forward from 2022/23' },
  carryForward2023: { kind: 'money', label: 'Carry Forward from 2023/24' },
  hasDBPension: { kind: 'flag', label: 'Defined Benefit Pension', blank: false },
  taxYear: { kind: 'choice', label: 'Tax Year', options: TAX_YEARS, blank: defaultTaxYear },
  region: { kind: 'choice', label: 'Where You Live', options: REGIONS, blank: 'england' },
  dbOpeningPension: { kind: 'money', label: 'Defined Benefit Pension at the Start of the Year', blank: 'unknown' },
  dbClosingPension: { kind: 'money', label: 'Defined Benefit Pension at the End of the Year', blank: 'unknown' },
  salarySacrifice: { kind: 'money', label: 'Pay Given Up for Your Pension' },
} as const satisfies Fields
