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
  annualSalary: { kind: 'money', label: 'Annual Salary', per: 'year', isMain: true, isFullPay: true },
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

/** The months of a tax year in which somebody can be paid, in their order. */
export const PAY_MONTHS = fields.firstMonth.options

/** How many months of a tax year are left from a month on, and that month itself. */
export const monthsLeftFrom = (firstMonth: PayMonth): number => PAY_MONTHS.length - PAY_MONTHS.indexOf(firstMonth)
