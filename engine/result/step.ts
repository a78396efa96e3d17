import type { Decimal } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import type { OnMargin } from './on-margin.ts'
import type { Said } from './said.ts'

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
  readonly means?: Said
  readonly onMargin?: OnMargin
}

/** What an input is: pounds, a number of percent, or a count of something (months, days, companies). */
export type InputUnit = 'GBP' | 'percent' | 'count'

/** A value in a formula: something typed, an earlier step, or a figure from the tables. */
export type Operand =
  | { readonly input: string; readonly value: Decimal; readonly unit: InputUnit }
  | { readonly step: string; readonly value: Decimal; readonly label: string; readonly unit: Step['unit'] }
  | { readonly figure: Figure }

/** What somebody typed in a field, as an operand. Its value is in pounds unless `unit` says otherwise. */
export const inputOperand = (input: string, value: Decimal, unit: InputUnit = 'GBP'): Operand => ({ input, value, unit })
/** An earlier step as an operand, with its value, label and unit. */
export const stepOperand = ({ key, value, label, unit }: Step): Operand => ({ step: key, value, label, unit })
/** A figure of the tables as an operand. */
export const figureOperand = (figure: Figure): Operand => ({ figure })

/** The figures of the tables in the formula of a step, in their order. */
export const figuresOf = ({ operands }: Pick<Step, 'operands'>): Figure[] =>
  Object.values(operands).flatMap((operand) => ('figure' in operand ? [operand.figure] : []))
