import { isDay, MONTHS } from './day.ts'
import { withoutInvisible } from './without-invisible.ts'

/**
 * The day that a text names, as `2024-10-31`: `31/10/2024`, `31.10.24`, `31 October 2024`, `31st Oct 2024`, `31-Oct-24`, also with the midnight
 * that a spreadsheet adds. The day comes before the month, as the British write it. Undefined where the text names no day.
 */
export function dayIn(text: string): string | undefined {
  const named = withoutInvisible(text)
    .trim()
    .replace(/[T\s]00:00(?::00)?$/, '')
  if (isDay(named)) return named
  const [, day = '', month = '', year = ''] = /^(\d\d?)(?:st|nd|rd|th)?[-/. ]([a-z]{3,9}|\d\d?)[-/. ](\d\d(?:\d\d)?)$/i.exec(named) ?? []
  if (day === '') return undefined
  const number = /\d/.test(month) ? month : monthNamed(month)
  const found = `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : undefined
}

/** The number of a month from its name or the beginning of it, as far as people shorten it; 0 where there is none. */
function monthNamed(name: string): number {
  const small = name.toLowerCase()
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(small)) + 1
}
