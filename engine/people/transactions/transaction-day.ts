import { isDay, MONTHS } from '../../inputs/day.ts'
import { dayIn } from '../../inputs/day-in.ts'
import { withoutInvisible } from '../../inputs/without-invisible.ts'

/** Which comes first in a date such as 05/11/2024: the British write the day, Americans the month. */
export type DateOrder = 'british' | 'american'

/** A time with its zone, from its end to its beginning: one expression for all of it would take too long on a long cell. */
const withoutTime = (text: string): string =>
  (/[:;]/.test(text) ? text.replace(/ ?(?:Z|UTC|GMT|BST|E[SD]?T|[+-]\d\d:?\d\d)$/i, '') : text)
    .replace(/(:\d\d)\.\d{1,9}$/, '$1')
    .replace(/[T;, ] ?\d\d?:\d\d(?::\d\d)?(?: ?[ap]m)?$/i, '')
    .replace(/[T;, ] ?\d{6}$/i, '')

/**
 * The day of a transaction, as `2024-11-05`, or what is wrong with the text. A time after the day is left out, and the day is the one that is
 * written: a time in UTC in the last hour of a summer’s day is on the next day in London, which no table shows. Of `01/05/2024 as of
 * 12/29/2023` it is the second, the day of the transaction.
 */
export function transactionDay(cell: string, order: DateOrder): { readonly day: string } | { readonly wrong: string } {
  const seen = withoutInvisible(cell).trim()
  const named = withoutTime(seen.replace(/^.*\sas of\s+/i, '')).trim()
  const day = dayFrom(named, order)
  return day === undefined ? { wrong: whatIsWrong(named, order) } : { day }
}

function dayFrom(named: string, order: DateOrder): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)$/.exec(named) ?? []
  if (year !== undefined) return existing(`${year}-${month}-${day}`)
  const words = /^([a-z]{3,9})\.? (\d\d?)(?:st|nd|rd|th)?,? (\d{4})$/i.exec(named)
  if (words) return dayIn(`${words[2]} ${words[1]} ${words[3]}`)
  return dayIn(order === 'american' ? named.replace(/^(\d\d?)([-/.])(\d\d?)(?=[-/.])/, '$3$2$1') : named.replaceAll(/(\d) (?=[-/])/g, '$1'))
}

const existing = (day: string) => (isDay(day) ? day : undefined)

function whatIsWrong(named: string, order: DateOrder): string {
  const [, first = '', mark = '', second = '', year = ''] = /^(\d\d?)([-/.])(\d\d?)[-/.](\d{2,4})$/.exec(named) ?? []
  const [day, month] = order === 'british' ? [first, second] : [second, first]
  if (Number(month) > MONTHS.length && Number(day) <= MONTHS.length) {
    const right = [second, first]
    return order === 'british'
      ? `has no month ${month}. The day comes before the month: write ${[...right, year].join(mark)}. If the whole table has the month first, change each date, also those that could be read either way`
      : `has no month ${month}. This file has the month before the day: write ${[...right, year].join(mark)}`
  }
  if (/^\d{5}(?:\.\d+)?$/.test(named)) return 'is how a spreadsheet keeps a date. Show the column as dates there, and save the table again'
  return 'is not a date that we can read. Write the day, the month and the year, such as 05/11/2024'
}
