import { region } from '../../inputs/common-fields.ts'
import { flag, money } from '../../inputs/kinds.ts'

export const fields = {
  mainJobSalary: money({ label: 'Main Job Salary', per: 'year', isMain: true }),
  sideHustleIncome: money({ label: 'Side Hustle Income', per: 'year', isMain: true }),
  sideHustleExpenses: money({ label: 'Side hustle expenses', per: 'year' }),
  useTradingAllowance: flag({ label: 'Use the Trading Allowance', blank: true }),
  region,
}
