import { choice, type Fields } from '../../inputs/field.ts'
import { IR35_STATUSES } from '../../rules/ir35/status.ts'

export const fields = {
  dailyRate: { kind: 'money', label: 'Day Rate' },
  daysWorked: { kind: 'number', label: 'Days Worked', least: 0, most: 366, step: 0.5, blank: 0, unit: 'days' },
  businessExpenses: { kind: 'money', label: 'Business Expenses' },
  ir35Status: choice({
    label: 'IR35 Status',
    options: IR35_STATUSES,
    blank: 'outside',
    words: { inside: 'Inside', outside: 'Outside' },
  }),
  directorSalary: { kind: 'money', label: 'Director’s Salary', blank: 'unknown' },
} as const satisfies Fields
