import { type Field, type Fields, LARGEST_PERCENT } from '../inputs/field.ts'
import type { InputUnits } from './fractions.ts'

/** A field that holds a number, which a formula reads. */
export type NumericField = Extract<Field, { readonly kind: 'money' | 'percent' | 'number' }>
export const isNumeric = (field: Field): field is NumericField =>
  field.kind === 'money' || field.kind === 'percent' || field.kind === 'number'

/** How many units of a field make 1: pennies, hundredths of a percent, or the smallest steps of a count. */
const unitsOf = (field: NumericField): number => (field.kind === 'number' ? Math.round(1 / field.step) : 100)

/** The units and the bounds of each input that holds a number. `most` is the largest amount of money, in pounds. */
export function inputUnitsOf(fields: Fields, most: number): Record<string, InputUnits & { readonly perOne: number }> {
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]) => {
      if (!isNumeric(field)) return []
      const perOne = unitsOf(field)
      const [from, to] = field.kind === 'number' ? [field.least, field.most] : [0, field.kind === 'percent' ? LARGEST_PERCENT : most]
      return [[name, { perOne, units: BigInt(perOne), least: BigInt(from) * BigInt(perOne), most: BigInt(to) * BigInt(perOne) }]]
    }),
  )
}
