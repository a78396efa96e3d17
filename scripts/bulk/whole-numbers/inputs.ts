import { canBeUnknown, type Field, type Fields, isNumeric, LARGEST_PERCENT, type NumericField } from '../../../engine/inputs/field.ts'
import type { InputUnits } from './rational-evaluator.ts'

/** The units and the bounds of a numeric field, and what a blank is; undefined where it means that nobody knows the number. */
export interface NumericInput extends InputUnits {
  readonly blank: bigint | undefined
}

/** Each field that holds a number, in its units. `most` is the largest amount of money, in pounds. */
export const inputUnitsOf = (fields: Fields, most: number): Record<string, NumericInput> =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]) => (isNumeric(field) ? [[name, numericInput(field, most)] as const] : [])),
  )

/** The units are pennies, hundredths of a percent, or the smallest steps of a count. */
function numericInput(field: NumericField, mostMoney: number): NumericInput {
  if (field.kind !== 'number') {
    const most = field.kind === 'percent' ? LARGEST_PERCENT : mostMoney
    return { units: 100n, least: 0n, most: BigInt(most) * 100n, blank: canBeUnknown(field) ? undefined : 0n }
  }
  const perOne = Math.round(1 / field.step)
  const inUnits = (number: number) => BigInt(Math.round(number * perOne))
  const { least, most, blank } = field
  return { units: BigInt(perOne), least: inUnits(least), most: inUnits(most), blank: blank === 'unknown' ? undefined : inUnits(blank) }
}
