import { region, taxYear } from '../../inputs/common-fields.ts'
import type { Fields } from '../../inputs/field.ts'

/** The carry-forward fields stand for the three years before the chosen one, oldest first. Their names match 2024/25 only. */
export const fields = {
  annualSalary: { kind: 'money', label: 'Annual Salary', per: 'year', isMain: true },
  pensionContributions: { kind: 'money', label: 'Your Pension Contributions', per: 'year' },
  employerContributions: { kind: 'money', label: 'Employer Contributions', per: 'year' },
  dbPensionAnnualIncrease: { kind: 'money', label: 'Increase in Defined Benefit Pension' },
  carryForward2021: { kind: 'money', label: 'Carry Forward from 2021/22' },
  carryForward2022: { kind: 'money', label: 'Carry Forward from 2022/23' },
  carryForward2023: { kind: 'money', label: 'Carry Forward from 2023/24' },
  hasDBPension: { kind: 'flag', label: 'Defined Benefit Pension', blank: false },
  taxYear,
  region,
  dbOpeningPension: { kind: 'money', label: 'Defined Benefit Pension at the Start of the Year', blank: 'unknown' },
  dbClosingPension: { kind: 'money', label: 'Defined Benefit Pension at the End of the Year', blank: 'unknown' },
  dbOpeningLumpSum: { kind: 'money', label: 'Separate Lump Sum at the Start of the Year' },
  dbClosingLumpSum: { kind: 'money', label: 'Separate Lump Sum at the End of the Year' },
  dbInputAmount: { kind: 'money', label: 'Pension Input Amount from Your Scheme', blank: 'unknown' },
  dbMemberContributions: { kind: 'money', label: 'What You Pay Into the Defined Benefit Scheme', per: 'year' },
  salarySacrifice: { kind: 'money', label: 'Pay Given Up for Your Pension', per: 'year' },
} as const satisfies Fields
