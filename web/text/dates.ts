import { dayInWords, yearInWords } from '#engine/inputs/day.ts'

export { dayInWords as date, yearInWords as taxYear }

/** `2025-08` as August 2025. */
export const month = (iso: string): string => dayInWords(`${iso}-01`).replace(/^1 /, '')
