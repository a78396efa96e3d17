import { region } from '../../inputs/common-fields.ts'
import type { OptionOf } from '../../inputs/field.ts'
import { choice, money, number, percent } from '../../inputs/kinds.ts'
import { rememberingAlways } from '../../remembering.ts'

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
  annualSalary: money({ label: 'Annual Salary', per: 'year', isMain: true, isFullPay: true }),
  monthsWorked: number({
    label: 'Months Worked',
    least: 1,
    most: 12,
    step: 1,
    blank: 12,
    blankInWords: '12, or as many as are left from firstMonth',
    unit: 'months',
  }),
  pensionContribution: percent({ label: 'Pension Contribution' }),
  region,
  firstMonth: choice({
    label: 'First month paid',
    options: ['april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december', 'january', 'february', 'march'],
    blank: 'april',
    words: monthWords,
    inSentence: monthWords,
  }),
}

/** A month of the tax year in which somebody is paid. */
export type PayMonth = OptionOf<typeof fields.firstMonth>

/** The months of a tax year in which somebody can be paid, in their order. */
export const PAY_MONTHS = fields.firstMonth.options

/** How many months of a tax year are left from a month on, and that month itself. */
export const monthsLeftFrom = (firstMonth: PayMonth): number => PAY_MONTHS.length - PAY_MONTHS.indexOf(firstMonth)

/** The months worked cannot be more than the tax year has left from the first month paid. A blank means all of them. */
export const monthsWorkedFrom = rememberingAlways((firstMonth: PayMonth) => {
  const left = monthsLeftFrom(firstMonth)
  const atMost = `${left} or fewer if the first month paid is ${monthWords[firstMonth]}, because the tax year then ends`
  return number({ ...fields.monthsWorked, most: left, blank: left, atMost })
})
