import { Decimal, isAboveZero } from '../money/decimal.ts'
import type { Fields } from './field.ts'
import { aboutPeriod, type PayPeriod } from './paid-per.ts'
import { timesAYear } from './yearly-pay.ts'

/** Pay for a short period that is so high that the period is likelier to be wrong. Pounds. */
export interface UnlikelyPay {
  readonly field: string
  readonly amount: Decimal
  /** One of the period, after an amount: `an hour`. */
  readonly period: string
  readonly inAYear: Decimal
}

/** The most, in pounds, that is taken for pay for a period without asking: somewhat above £2 million a year. No law sets it. */
const ASKED_ABOVE: Readonly<Partial<Record<PayPeriod, number>>> = { hour: 1_000, day: 10_000, week: 50_000, fortnight: 100_000 }

/** Less than this, in pounds, is little for a full year, and likelier to be a month’s. No law sets it. */
const LITTLE_A_YEAR = 5_000

/** Pay for a full year that is likelier to be for a month: its field, and pounds. */
export function littlePayIn(fields: Fields, inputs: Readonly<Record<string, unknown>>): Pick<UnlikelyPay, 'field' | 'amount'> | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const amount = inputs[name]
    if (field.kind !== 'money' || !field.isFullPay || !(amount instanceof Decimal)) continue
    if (isAboveZero(amount) && amount.lessThan(LITTLE_A_YEAR)) return { field: name, amount }
  }
  return undefined
}

/**
 * Pay that is likelier to be for another period than it says, such as £36,000 an hour, where somebody wrote “an hour” after an amount that
 * they have since replaced. A day rate is paid for the days worked.
 */
export function unlikelyPayIn(fields: Fields, inputs: Readonly<Record<string, unknown>>): UnlikelyPay | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const amount = inputs[name]
    if (field.kind !== 'money' || !(amount instanceof Decimal)) continue
    const isOfAnyPeriod = field.periodIn !== undefined
    const per = (isOfAnyPeriod ? inputs[field.periodIn] : field.per) as PayPeriod | undefined
    const times = isOfAnyPeriod && per ? timesAYear(per, inputs) : inputs['daysWorked']
    const most = per && ASKED_ABOVE[per]
    if (per === undefined || most === undefined || !(times instanceof Decimal) || times.isZero()) continue
    if (amount.greaterThan(most)) return { field: name, amount, period: aboutPeriod(per).one, inAYear: amount.times(times) }
  }
  return undefined
}
