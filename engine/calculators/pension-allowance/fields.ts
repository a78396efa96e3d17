import { region, taxYear } from '../../inputs/common-fields.ts'
import { flag, money } from '../../inputs/kinds.ts'

/** The carry-forward fields stand for the three years before the chosen one, oldest first. Their names match 2024/25 only. */
export const fields = {
  annualSalary: money({ label: 'Annual Salary', per: 'year', isMain: true }),
  pensionContributions: money({ label: 'Your Pension Contributions', per: 'year' }),
  employerContributions: money({ label: 'Employer Contributions', per: 'year' }),
  dbPensionAnnualIncrease: money({ label: 'Increase in Defined Benefit Pension' }),
  carryForward2021: money({ label: 'Carry Forward from 2021/22' }),
  carryForward2022: money({ label: 'Carry Forward from 2022/23' }),
  carryForward2023: money({ label: 'Carry Forward from 2023/24' }),
  hasDBPension: flag({ label: 'Defined Benefit Pension', blank: false }),
  taxYear,
  region,
  dbOpeningPension: money({ label: 'Defined Benefit Pension at the Start of the Year', blank: 'unknown' }),
  dbClosingPension: money({ label: 'Defined Benefit Pension at the End of the Year', blank: 'unknown' }),
  dbOpeningLumpSum: money({ label: 'Separate Lump Sum at the Start of the Year' }),
  dbClosingLumpSum: money({ label: 'Separate Lump Sum at the End of the Year' }),
  dbInputAmount: money({ label: 'Pension Input Amount from Your Scheme', blank: 'unknown' }),
  dbMemberContributions: money({ label: 'What You Pay Into the Defined Benefit Scheme', per: 'year' }),
  salarySacrifice: money({ label: 'Pay Given Up for Your Pension', per: 'year' }),
}
