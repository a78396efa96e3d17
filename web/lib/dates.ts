/** `2024-25` as a tax year is written: 2024/25. */
export const taxYear = (year: string): string => year.replace('-', '/')

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** `2024-04-06` as 6 April 2024. */
export const date = (iso: string): string => {
  const [year, month, day] = iso.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** The day before one, both as `2024-04-06`. */
export function dayBefore(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}
