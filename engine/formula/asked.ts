import type { Field, Fields, InputsOf } from '../inputs/field.ts'
import { Decimal } from '../money/decimal.ts'
import { type Amount, input } from './amount.ts'

/** The inputs of a calculator in a formula: an amount for a field that holds a number, what was chosen for any other. */
export type AskedOf<Of extends Fields> = { readonly [Name in keyof Of]: AskedInput<Of[Name], InputsOf<Of>[Name]> }
type AskedInput<Of extends Field, Input> = Of extends { kind: 'money' | 'percent' | 'number' }
  ? Amount | (undefined extends Input ? undefined : never)
  : Input

const UNITS = { money: 'GBP', percent: 'percent', number: 'count' } as const

/** Inputs as amounts of a formula: one for each number that is known. */
export function askedFrom<Of extends Fields>(fields: Of, inputs: InputsOf<Of>): AskedOf<Of> {
  const asked = Object.entries<Field>(fields).map(([name, { kind }]) => {
    const given: unknown = inputs[name]
    return [name, given instanceof Decimal ? input(name, UNITS[kind as keyof typeof UNITS]) : given]
  })
  return Object.fromEntries(asked) as AskedOf<Of>
}

/** What was chosen, and which numbers are known, as text: inputs that are alike in it have the same formulas. */
export const chosenIn = (inputs: Readonly<Record<string, unknown>>): string =>
  Object.values(inputs).reduce<string>((chosen, given) => `${chosen},${given instanceof Decimal ? '#' : JSON.stringify(given)}`, '')
