import { choice, flag, money, number } from '../../inputs/kinds.ts'
import { APPRENTICE_AGE, YOUNG_AGE } from '../../inputs/ni-categories.ts'

export const fields = {
  employeeSalary: money({ label: 'Employee Salary', per: 'year', isMain: true }),
  numberOfEmployees: number({ label: 'Number of Employees', least: 1, most: 1_000_000, step: 1, blank: 1, unit: 'employees' }),
  claimEmploymentAllowance: flag({ label: 'Claim the Employment Allowance', blank: false }),
  employeeCategory: choice({
    label: 'Type of employee',
    options: ['standard', 'under-21', 'apprentice-under-25', 'veteran'],
    blank: 'standard',
    words: {
      standard: 'Standard',
      'under-21': `Under ${YOUNG_AGE}`,
      'apprentice-under-25': `Apprentice under ${APPRENTICE_AGE}`,
      veteran: 'Veteran',
    },
  }),
}
