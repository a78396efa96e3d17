// Sums with days that a browser needs only for an answer. It loads day.ts with every page.

const A_DAY = Date.parse('1970-01-02')
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, '2024-04-01'.length)

/**
 * The same day a number of months later, or earlier if that number is negative. Where that month has no such day, it is the first of the
 * month after it.
 */
export function monthsLater(day: string, months: number): string {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  const firstOf = (monthsFromNow: number) => Date.UTC(year, month - 1 + monthsFromNow)
  return isoOf(Math.min(firstOf(months) + (dayOfMonth - 1) * A_DAY, firstOf(months + 1)))
}

/** The day a number of days later, or earlier if that number is negative. */
export const daysLater = (day: string, days: number): string => isoOf(Date.parse(day) + days * A_DAY)

/** The days from one day up to the day before another; none where that is not later. */
export const daysFrom = (start: string, until: string): number => Math.max(0, (Date.parse(until) - Date.parse(start)) / A_DAY)

/** The whole months from one day up to the day before another; none where that is not later. */
export function monthsFrom(start: string, until: string): number {
  let months = 0
  while (monthsLater(start, months + 1) <= until) months++
  return months
}
