import type { Field, Fields } from '../../../engine/inputs/field.ts'
import { LARGEST_AMOUNT } from '../../../engine/inputs/kinds.ts'
import { Decimal, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import { inputName } from '../formulas.ts'
import type { CellUnit } from '../unit.ts'

/** Whether a reviewer can change an input. What decides which formulas there are is fixed: choices, flags, dates, and what is left blank. */
export const isChangeable = (given: unknown): given is Decimal => given instanceof Decimal

/** The unit of an input cell, and what may be typed there: the same limits as in the calculator’s form. */
interface InputCell {
  readonly unit: CellUnit
  readonly said: string
  readonly least: Decimal
  readonly most: Decimal
  readonly isWhole: boolean
}

/** The cell for an input. */
export function inputCell(field: Field): InputCell {
  if (field.kind === 'number') {
    const { least, most, step, unit = '' } = field
    const bounds = { least: new Decimal(least), most: new Decimal(most), isWhole: step === 1 }
    return { ...bounds, unit: 'count', said: `${step === 1 ? 'a whole number, ' : ''}${least} to ${most} ${unit}`.trimEnd() }
  }
  if (field.kind === 'percent') {
    return { unit: 'percent', said: 'a percentage, 0 to 100: type 5 for 5%', least: ZERO, most: ONE_HUNDRED, isWhole: false }
  }
  return { unit: 'GBP', said: 'pounds, 0 or more, to the penny', least: ZERO, most: LARGEST_AMOUNT, isWhole: false }
}

/** The limits of an input cell, which refuses anything else, and what it then says. */
export interface Validation extends Omit<InputCell, 'unit'> {
  readonly address: string
}

/** The limits of the inputs that can be changed, with the addresses of their cells. */
export const validationsOf = (fields: Fields, names: ReadonlyMap<string, string>): Validation[] =>
  Object.entries(fields).flatMap(([field, about]) => {
    const address = names.get(inputName(field))
    const cell = inputCell(about)
    return address === undefined ? [] : [{ ...cell, address, said: `${about.label} is ${cell.said}.` }]
  })
