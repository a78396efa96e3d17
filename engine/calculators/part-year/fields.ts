import { region } from '../../inputs/common-fields.ts'
import { choice, type Fields, type OptionOf } from '../../inputs/field.ts'

const monthWords = {
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  january: 'January',
  february: 'February',
  march: 'March',
}

export const fields = {
  annualSalary: { kind: 'money', label: 'Annual Salary', per: 'year', isMain: true },
  monthsWorked: {
    kind: 'number',
    label: 'Months Worked',
    least: 1,
    most: 12,
    step: 1,
    blank: 12,
    blankInWords: '12, or as many as are left from firstMonth',
    unit: 'months',
  },
  pensionContribution: { kind: 'percent', label: 'Pension Contribution' },
  region,
  firstMonth: choice({
    label: 'First Month Paid',
    options: ['april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december', 'january', 'february', 'march'],
    blank: 'april',
    words: monthWords,
    inSentence: monthWords,
  }),
} as const satisfies Fields

/** A month of the tax year in which somebody is paid. */
export type PayMonth = OptionOf<typeof fields.firstMonth>
