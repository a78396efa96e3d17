import { Decimal } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import type { Fields } from './field.ts'
import { aboutPeriod, type PayPeriod } from './paid-per.ts'

/** How many of a period a year has, where the inputs say how many hours and days a week has. */
export function timesAYear(period: PayPeriod, inputs: Readonly<Record<string, unknown>>): Decimal {
  const { times, perWeek } = aboutPeriod(period)
  return new Decimal(times).times(perWeek ? (inputs[perWeek] as Decimal) : 1)
}

/** The inputs with each amount that was typed for another period as that of a year, to the penny; the same object where there is none. */
export function inYears<Inputs extends object>(fields: Fields, inputs: Inputs): Inputs {
  const given = inputs as Readonly<Record<string, unknown>>
  const yearly = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.kind !== 'money' || field.periodIn === undefined || given[field.periodIn] === 'year') return []
    const times = timesAYear(given[field.periodIn] as PayPeriod, given)
    return [
      [name, roundToPenny((given[name] as Decimal).times(times))],
      [field.periodIn, 'year'],
    ]
  })
  return yearly.length > 0 ? { ...inputs, ...Object.fromEntries(yearly) } : inputs
}
