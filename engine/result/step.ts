import type { Decimal } from '../money/decimal.ts'
import type { EntryId, Figure } from '../rates/figure.ts'

/** One step of the working: a named amount, the formula it came from, and what stood in the formula. */
export interface Step {
  /** Unique within a result; later steps refer to it. */
  readonly key: string
  readonly label: string
  readonly value: Decimal
  readonly unit: 'GBP' | 'percent'
  /** A template over the operands: `{pay} − {allowance}`. Empty where a band table shows the working. */
  readonly formula: string
  readonly operands: Readonly<Record<string, Operand>>
  /** The key of the band table that shows this step’s working. */
  readonly bandTable?: string
  /** The law that makes the rule, where it is more than its figures say. */
  readonly law?: string
}

/** What stands in a formula: something typed, an earlier step, or a figure from the tables. */
export type Operand =
  | { readonly input: string; readonly value: Decimal; readonly unit: 'GBP' | 'percent' }
  | { readonly step: string; readonly value: Decimal; readonly label: string }
  | { readonly figure: Figure }

export const inputOperand = (input: string, value: Decimal, unit: 'GBP' | 'percent' = 'GBP'): Operand => ({ input, value, unit })
export const stepOperand = ({ key, value, label }: Step): Operand => ({ step: key, value, label })
export const figureOperand = (figure: Figure): Operand => ({ figure })

/** The entries that a step used, each once, in the order they stand in its formula. */
export function entriesOf({ operands }: Step): EntryId[] {
  const entries = Object.values(operands).flatMap((operand) => ('figure' in operand ? [operand.figure.entry] : []))
  return [...new Set(entries)]
}
