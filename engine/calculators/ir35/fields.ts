import type { OptionOf } from '../../inputs/field.ts'
import { choice, money, number } from '../../inputs/kinds.ts'

export const fields = {
  dailyRate: money({ label: 'Day Rate', per: 'day', isMain: true }),
  daysWorked: number({ label: 'Days Worked', least: 0, most: 366, step: 0.5, blank: 0, unit: 'days', isMain: true }),
  businessExpenses: money({ label: 'Business Expenses', per: 'year' }),
  ir35Status: choice({
    label: 'IR35 Status',
    options: ['inside', 'outside'],
    blank: 'outside',
    words: { inside: 'Inside', outside: 'Outside' },
  }),
  directorSalary: money({ label: 'Director’s salary', per: 'year', blank: 'unknown' }),
  permanentSalary: money({ label: 'Permanent salary to compare with', per: 'year', blank: 'unknown' }),
}

/** Whether the off-payroll rules treat a contractor’s income as pay (inside) or leave it to the company (outside). */
export type Ir35Status = OptionOf<typeof fields.ir35Status>
