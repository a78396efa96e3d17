import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { rememberingAlways } from '../remembering.ts'
import { daysLater, monthsLater } from './day-sums.ts'
import type { OptionOf } from './field.ts'
import { choice } from './kinds.ts'

export const payFrequency = choice({
  label: 'How often you are paid',
  options: ['weekly', 'fortnightly', 'four-weekly', 'monthly'],
  blank: 'monthly',
  words: { weekly: 'Every week', fortnightly: 'Every two weeks', 'four-weekly': 'Every four weeks', monthly: 'Every month' },
})

/** How often somebody is paid. */
export type PayFrequency = OptionOf<typeof payFrequency>

/** The tax weeks or months that one pay period has, how many of them a year has, and how many paydays there can be in one. */
export interface PeriodOf {
  readonly unit: 'week' | 'month'
  readonly each: number
  readonly inYear: number
  readonly most: number
  /** What it is called in a sentence. */
  readonly words: string
}

/** A year has 52 tax weeks and a day or two, so one more payday can fall in it: week 53, or its like. SI 2003/2682 reg.31. */
export const PERIODS: Readonly<Record<PayFrequency, PeriodOf>> = {
  weekly: { unit: 'week', each: 1, inYear: 52, most: 53, words: 'week' },
  fortnightly: { unit: 'week', each: 2, inYear: 52, most: 27, words: 'two weeks' },
  'four-weekly': { unit: 'week', each: 4, inYear: 52, most: 14, words: 'four weeks' },
  monthly: { unit: 'month', each: 1, inYear: 12, most: 12, words: 'month' },
}

const DAYS_IN_A_WEEK = 7

/**
 * The day on which each pay period of a tax year ends, first to last, such as `2024-05-05`. We take it for the payday. It decides which rates
 * of National Insurance apply where they change within the year. An extra period ends with the year.
 */
export const paydaysOf = rememberingAlways((frequency: PayFrequency, taxYear: TaxYear): readonly string[] => {
  const { unit, each, most } = PERIODS[frequency]
  const { starts, ends } = taxYears[taxYear]
  return Array.from({ length: most }, (_, index) => {
    const periods = index + 1
    const next = unit === 'month' ? monthsLater(starts, periods) : daysLater(starts, DAYS_IN_A_WEEK * each * periods)
    const last = daysLater(next, -1)
    return last < ends ? last : ends
  })
})

/** The first and the last day of a pay period of a tax year: `2026-10-06` and `2026-11-05` for month 7. Periods count from 1. */
export function daysOfPeriod(frequency: PayFrequency, taxYear: TaxYear, period: number): { readonly first: string; readonly last: string } {
  const paydays = paydaysOf(frequency, taxYear)
  const last = paydays[period - 1]
  if (last === undefined) throw new RangeError(`a year has no pay period ${period}`)
  const before = paydays[period - 2]
  return { first: before === undefined ? taxYears[taxYear].starts : daysLater(before, 1), last }
}

/** The pay period of a tax year that a day falls in; undefined where it is in another year. Periods count from 1. */
export function periodOn(day: string, frequency: PayFrequency, taxYear: TaxYear): number | undefined {
  const { starts, ends } = taxYears[taxYear]
  if (day < starts || day > ends) return undefined
  return paydaysOf(frequency, taxYear).findIndex((payday) => day <= payday) + 1
}
