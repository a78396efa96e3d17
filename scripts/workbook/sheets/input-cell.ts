import type { Field, Fields } from '../../../engine/inputs/field.ts'
import { LARGEST_AMOUNT } from '../../../engine/inputs/parse.ts'
import { Decimal, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import { inputName, isChangeable, type Unit } from '../working.ts'

/** How an input’s cell is written, and what may be typed there. */
export interface InputCell {
  readonly unit: Unit
  readonly said: string
  readonly least: Decimal
  readonly most: Decimal
  readonly isWhole: boolean
}

/** What may be typed in an input’s cell, as the calculator’s form would take it. */
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

/** What an input’s cell refuses when somebody types: the bounds that the calculator’s form has. */
export interface Validation {
  readonly address: string
  readonly least: string
  readonly most: string
  readonly isWhole: boolean
  readonly said: string
}

/** The bounds of the inputs that can be changed, at the cells that have their names. */
export const validationsOf = (fields: Fields, names: ReadonlyMap<string, string>): Validation[] =>
  Object.entries(fields).flatMap(([field, about]) => {
    const address = names.get(inputName(field))
    if (address === undefined || !isChangeable(about.kind)) return []
    const { least, most, isWhole, said } = inputCell(about)
    return [{ address, least: least.toFixed(), most: most.toFixed(), isWhole, said: `${about.label} is ${said}.` }]
  })
