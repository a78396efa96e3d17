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
  dbOpeningPension: money({ label: 'Defined benefit pension at the start of the year', blank: 'unknown' }),
  dbClosingPension: money({ label: 'Defined benefit pension at the end of the year', blank: 'unknown' }),
  dbOpeningLumpSum: money({ label: 'Separate lump sum at the start of the year' }),
  dbClosingLumpSum: money({ label: 'Separate lump sum at the end of the year' }),
  dbInputAmount: money({ label: 'Pension input amount from your scheme', blank: 'unknown' }),
  dbMemberContributions: money({ label: 'What you pay into the defined benefit scheme', per: 'year' }),
  salarySacrifice: money({ label: 'Pay given up for your pension', per: 'year' }),
}
