import type { Decimal } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import type { Message } from './message.ts'
import type { OnMargin } from './on-margin.ts'

/** One step of the working: a named amount, its formula, and the operands of that formula. */
export interface Step {
  /** Unique within a result; later steps refer to it. */
  readonly key: string
  readonly label: string
  readonly value: Decimal
  readonly unit: 'GBP' | 'percent' | 'count'
  /** A template over the operands: `{pay} − {allowance}`. Empty where a band table shows the working. */
  readonly formula: string
  readonly operands: Readonly<Record<string, Operand>>
  /** The key of the band table that shows this step’s working. */
  readonly bandTable?: string
  /** The section that makes the rule, where its figures do not already name it. */
  readonly law?: string
  /** What it means to the visitor. */
  readonly means?: Message
  readonly onMargin?: OnMargin
}

/** What an input is: pounds, a number of percent, or a count of something (months, days, companies). */
export type InputUnit = 'GBP' | 'percent' | 'count'

/** A value in a formula: something typed, an earlier step, or a figure from the tables. */
export type Operand =
  | { readonly input: string; readonly value: Decimal; readonly unit: InputUnit }
  | { readonly step: string; readonly value: Decimal; readonly label: string; readonly unit: Step['unit'] }
  | { readonly figure: Figure }

/** The figures of the tables in the formula of a step, in their order. */
export const figuresOf = ({ operands }: Pick<Step, 'operands'>): Figure[] =>
  Object.values(operands).flatMap((operand) => ('figure' in operand ? [operand.figure] : []))
