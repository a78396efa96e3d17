import { dayInWords } from '#engine/inputs/day.ts'

export { dayInWords as date }

/** `2025-08` as August 2025. */
export const month = (iso: string): string => dayInWords(`${iso}-01`).replace(/^1 /, '')

/** `2024-25` as a tax year is written: 2024/25. */
export const taxYear = (year: string): string => year.replace('-', '/')
