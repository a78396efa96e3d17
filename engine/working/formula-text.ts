import type { Amount } from '../expression/amount.ts'
import type { Figure } from '../rates/figure.ts'
import type { InputUnit, Step } from '../result/step.ts'

/** An operand of a formula, before its value is known. */
export type OperandOf =
  | { readonly figure: Figure }
  | { readonly input: string; readonly unit: InputUnit; readonly amount: Amount }
  | { readonly step: string; readonly label: string; readonly unit: Step['unit']; readonly amount: Amount }

/** A clause of a formula in words. How closely it binds decides where it needs brackets. */
export interface Clause {
  readonly text: string
  readonly binds: 'name' | 'product' | 'sum' | 'sentence'
}

/** The formula of one step as it is written: its operands by the names that its text has for them. */
export class FormulaText {
  readonly operands: Record<string, OperandOf> = {}
  /** Whether a sum in it was left with a single part. */
  isCollapsed = false

  /** A name for an operand. Where two operands want the same name, the second gets a number. */
  name(operand: OperandOf, wanted: string): Clause {
    let name = wanted
    for (let number = 2; ; number++) {
      const other = this.operands[name]
      if (other === undefined || isSame(other, operand)) break
      name = `${wanted}${number}`
    }
    this.operands[name] = operand
    return { text: `{${name}}`, binds: 'name' }
  }

  /** The operand of a formula that has only one. */
  only(): OperandOf | undefined {
    const all = Object.values(this.operands)
    return all.length === 1 ? all[0] : undefined
  }
}

export const ZERO_TEXT: Clause = { text: '0', binds: 'name' }

/** A clause with words that end its sentence. */
export const ended = ({ text }: Clause, end: string): Clause => ({ text: `${text}, ${end}`, binds: 'sentence' })

/** The closest first. */
const BINDS: Readonly<Record<Clause['binds'], number>> = { name: 0, product: 1, sum: 2, sentence: 3 }

/** A clause, in brackets where it binds as loosely as `loose` or more loosely. */
export const bracketed = ({ text, binds }: Clause, loose: Clause['binds']) => (BINDS[binds] < BINDS[loose] ? text : `(${text})`)

/** Whether two operands are the same thing: an input, a step, or a figure of the tables. */
function isSame(one: OperandOf, other: OperandOf): boolean {
  if ('figure' in one) return 'figure' in other && one.figure === other.figure
  if ('step' in one) return 'step' in other && one.step === other.step
  return 'input' in other && one.input === other.input
}
