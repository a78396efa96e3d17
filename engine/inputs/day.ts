export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** An ISO date in words: `2024-04-06` is `6 April 2024`. */
export function dayInWords(iso: string): string {
  const [year, month, day] = iso.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Whether text is an ISO date that exists: `2024-10-30` is, `2024-02-30` is not. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day > 0 && day <= ([31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0)
}

/** The same day a number of years later, or earlier if that number is negative. */
export function yearsLater(day: string, years: number): string {
  const [year, ...rest] = day.split('-')
  return [Number(year) + years, ...rest].join('-')
}

/** The year that starts on a day: `2021/22` on `2021-04-06`. */
export const yearFrom = (day: string): string => `${day.slice(0, 4)}/${yearsLater(day, 1).slice(2, 4)}`

/** `2024-25` as a tax year is written: 2024/25. */
export const yearInWords = (year: string): string => year.replace('-', '/')
