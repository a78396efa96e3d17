import { dayInWords } from '#engine/inputs/day.ts'

export { dayInWords as date }

/** `2025-08` as August 2025. */
export const month = (iso: string): string => dayInWords(`${iso}-01`).replace(/^1 /, '')

/** `2024-25` as a tax year is written: 2024/25. */
export const taxYear = (year: string): string => year.replace('-', '/')

/** The day before a day, both written `2024-04-06`. */
export function dayBefore(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}
