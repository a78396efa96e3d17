import { type Amount, input } from '../expression/amount.ts'
import type { Field, Fields, InputsOf, NumericField } from '../inputs/field.ts'
import { Decimal } from '../money/decimal.ts'

/** The inputs as a formula sees them: an amount for each field that holds a number, and the choice itself for every other field. */
export type AskedOf<Of extends Fields> = { readonly [Name in keyof Of]: AskedInput<Of[Name], InputsOf<Of>[Name]> }
type AskedInput<Of extends Field, Input> = Of extends NumericField ? Amount | (undefined extends Input ? undefined : never) : Input

const UNITS = { money: 'GBP', percent: 'percent', number: 'count' } as const

/** Turns inputs into what a formula sees: each known number becomes an amount. */
export function askedFrom<Of extends Fields>(fields: Of, inputs: InputsOf<Of>): AskedOf<Of> {
  const asked = Object.entries<Field>(fields).map(([name, { kind, label }]) => {
    const given: unknown = inputs[name]
    return [name, given instanceof Decimal ? input(name, UNITS[kind as keyof typeof UNITS], label) : given]
  })
  return Object.fromEntries(asked) as AskedOf<Of>
}

/** The choices, and which numbers are known, as one text. Inputs with the same text have the same formulas. */
export const chosenIn = (inputs: Readonly<Record<string, unknown>>): string =>
  Object.values(inputs).reduce<string>((chosen, given) => `${chosen},${given instanceof Decimal ? '#' : JSON.stringify(given)}`, '')
