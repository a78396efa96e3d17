import type { BandTable } from '../result/result.ts'
import { figureOperand, inputOperand, type Operand, type Step, stepOperand } from '../result/step.ts'
import { type Amount, type Name, NIL, type Operation, type Term } from './amount.ts'
import type { Condition } from './condition.ts'
import type { RoundingName } from './rounding.ts'
import type { Values } from './values.ts'

/** How amounts came about: their named parts in order, each after what it is worked out from, and the tables of those charged by bands. */
export interface Working {
  readonly steps: readonly Step[]
  readonly bandTables: readonly BandTable[]
  /** The inputs and steps that an amount is the sum of; none where it is left out. */
  readonly partsOf: (amount: Amount) => readonly string[]
}

/** A piece of a formula in words. How closely it binds decides where it needs brackets. */
interface Piece {
  readonly text: string
  readonly binds: 'name' | 'product' | 'sum' | 'sentence'
}

/**
 * The working of some amounts, for the inputs of `values`. It leaves out what has no effect there: the side of a condition that does not hold, a
 * step that is there only where it comes to something, and a step that is the same as an earlier one because all that it takes off or adds
 * is left out.
 */
export function workingOf(amounts: readonly Amount[], values: Values): Working {
  return new Writer(values).written(amounts)
}

class Writer {
  readonly #values: Values
  readonly #steps: Step[] = []
  readonly #bandTables: BandTable[] = []
  /** What each named amount is in a formula: its own step, what it is the same as, or nothing where it is left out. */
  readonly #operands: (Operand | 'left-out' | undefined)[] = []

  constructor(values: Values) {
    this.#values = values
  }

  written(amounts: readonly Amount[]): Working {
    for (const amount of amounts) this.#write(amount, new Formula())
    return { steps: this.#steps, bandTables: this.#bandTables, partsOf: (amount) => this.#partsOf(amount) }
  }

  /** An amount as a piece of a formula. Its named parts become steps first. */
  #write(amount: Amount, into: Formula): Piece {
    return amount.name ? this.#named(amount, amount.name, into) : this.#written(amount, into)
  }

  #partsOf(amount: Amount): readonly string[] {
    const { name, operation } = amount
    const operand = name && this.#operands[this.#values.places.of(amount)]
    if (operand && operand !== 'left-out') return 'step' in operand ? [operand.step] : 'input' in operand ? [operand.input] : []
    if (name) return []
    if (operation.kind === 'sum') return operation.terms.flatMap((term) => this.#partsOf(term.amount))
    return operation.kind === 'input' ? [operation.input] : []
  }

  #named(amount: Amount, name: Name, into: Formula): Piece {
    const place = this.#values.places.of(amount)
    let operand = this.#operands[place]
    if (operand === undefined) this.#operands[place] = operand = this.#asOperand(amount, name)
    return operand === 'left-out' ? NOTHING : into.name(operand, name.key)
  }

  #asOperand(amount: Amount, { key, label, law, isLeftOutAtNil, isRate, isCount }: Name): Operand | 'left-out' {
    const value = this.#values.of(amount)
    if (isLeftOutAtNil && value.isZero()) return 'left-out'
    const { operation } = amount
    const formula = new Formula()
    const isBanded = operation.kind === 'bands'
    const piece = isBanded ? this.#splitByBands(operation, formula) : this.#body(amount, formula)
    // What is left of a sum may be another step or an input: then this is the same amount under a second name.
    const same = formula.isCollapsed && piece.binds === 'name' ? formula.only() : undefined
    if (same && !('figure' in same)) return same
    const step: Writable<Step> = {
      key,
      label,
      value: this.#values.asShown(amount),
      unit: isCount ? 'count' : isRate || operation.kind === 'share' ? 'percent' : 'GBP',
      formula: isBanded ? '' : piece.text,
      operands: formula.operands,
    }
    if (isBanded) {
      step.bandTable = key
      this.#bandTables.push({ key, title: operation.title, slices: this.#values.slicesOf(amount) })
    }
    if (law !== undefined) step.law = law
    this.#steps.push(step)
    return stepOperand(step)
  }

  /** What is split is the operand of a table of bands. What fills the bands before it, and a limit with a name, are only steps. */
  #splitByBands({ of, above, bands }: Operation & { readonly kind: 'bands' }, formula: Formula): Piece {
    if (above) this.#write(above, new Formula())
    const split = this.#write(of, formula)
    for (const { upTo } of bands) if (upTo?.name) this.#write(upTo, new Formula())
    return split
  }

  /** The formula of a step, which says at its end where it stops at nothing. */
  #body(amount: Amount, formula: Formula): Piece {
    const piece = this.#written(amount, formula)
    return amount.operation.kind === 'over' && this.#values.of(amount).isZero() ? ended(piece, 'not below nothing') : piece
  }

  #written(amount: Amount, into: Formula): Piece {
    const { operation } = amount
    switch (operation.kind) {
      case 'input':
        return into.name(inputOperand(operation.input, this.#values.of(amount), operation.unit), operation.input)
      case 'figure':
        return into.name(figureOperand(operation.figure), operation.figure.entry)
      case 'number':
        return { text: operation.value.toFixed(), binds: 'name' }
      case 'sum':
        return this.#sum(operation.terms, into)
      case 'product':
        return this.#joined(operation.factors, ' × ', into)
      case 'percent':
        return this.#joined([operation.of, operation.percent], ' × ', into)
      case 'quotient':
        return this.#joined([operation.dividend, operation.divisor], ' ÷ ', into)
      case 'share':
        return this.#joined([operation.part, operation.whole], ' ÷ ', into)
      case 'smallest':
      case 'largest':
        return this.#chosen(operation, into)
      case 'over':
        return this.#sum([added(operation.of), ...(operation.limit === NIL ? [] : [taken(operation.limit)])], into)
      case 'when':
        if (operation.isComparisonShown || this.#values.holds(operation.condition)) this.#decided(operation.condition)
        return this.#write(this.#side(operation), into)
      case 'cheapest':
        return this.#write(this.#values.cheapest(operation), into)
      case 'rounded': {
        const inner = operation.of.name ? this.#write(operation.of, into) : this.#body(operation.of, into)
        return this.#values.of(amount).equals(this.#values.of(operation.of)) ? inner : ended(inner, ROUNDED[operation.how])
      }
      case 'bands':
        throw new RangeError('an amount that is charged by bands needs a name: its table is part of the working')
    }
  }

  /** The steps that a condition compares. A reader sees what decided before what was decided. */
  #decided(condition: Condition): void {
    switch (condition.kind) {
      case 'all':
      case 'any':
        for (const one of condition.of) this.#decided(one)
        return
      case 'not':
        return this.#decided(condition.of)
      case 'above':
      case 'at-least':
      case 'equal':
        for (const amount of [condition.amount, condition.than]) if (amount.name) this.#write(amount, new Formula())
    }
  }

  #side({ condition, holding, otherwise }: Operation & { readonly kind: 'when' }): Amount {
    return this.#values.holds(condition) ? holding : otherwise
  }

  /** Whether a part of a sum does anything there. A step that comes to nothing stays, unless it says that it is left out then. */
  #hasEffect(amount: Amount): boolean {
    const { name, operation } = amount
    if (name) return !(name.isLeftOutAtNil && this.#values.of(amount).isZero())
    switch (operation.kind) {
      case 'over':
        return !this.#values.of(amount).isZero()
      case 'sum':
        return operation.terms.some((term) => this.#hasEffect(term.amount))
      case 'product':
        return operation.factors.every((factor) => this.#hasEffect(factor))
      case 'percent':
        return this.#hasEffect(operation.of)
      case 'rounded':
        return this.#hasEffect(operation.of)
      case 'quotient':
        return this.#hasEffect(operation.dividend)
      case 'when':
        return this.#hasEffect(this.#side(operation))
      case 'cheapest':
        return this.#hasEffect(this.#values.cheapest(operation))
      case 'number':
        return !operation.value.isZero()
      case 'input':
      case 'figure':
      case 'share':
      case 'smallest':
      case 'largest':
      case 'bands':
        return true
    }
  }

  #sum(terms: readonly Term[], into: Formula): Piece {
    const effective = terms.filter(({ amount }) => this.#hasEffect(amount))
    const [first, ...others] = effective.length > 0 ? effective : terms
    if (!first) return { text: '0', binds: 'name' }
    into.isCollapsed ||= terms.length > 1 && effective.length === 1
    const start = this.#write(first.amount, into)
    if (others.length === 0 && !first.isTaken) return start
    let text = `${first.isTaken ? '−' : ''}${bracketed(start, 'sentence')}`
    for (const { amount, isTaken } of others) {
      const piece = this.#write(amount, into)
      text += isTaken ? ` − ${bracketed(piece, 'sum')}` : ` + ${bracketed(piece, 'sentence')}`
    }
    return { text, binds: 'sum' }
  }

  #joined(parts: readonly Amount[], sign: ' × ' | ' ÷ ', into: Formula): Piece {
    let text = ''
    for (const part of parts) {
      const piece = this.#write(part, into)
      text += text === '' ? bracketed(piece, 'sum') : `${sign}${bracketed(piece, sign === ' ÷ ' ? 'product' : 'sum')}`
    }
    return { text, binds: 'product' }
  }

  #chosen({ kind, of }: Operation & { readonly kind: 'smallest' | 'largest' }, into: Formula): Piece {
    const texts = of.map((one) => bracketed(this.#write(one, into), 'sentence'))
    const word = kind === 'smallest' ? ['smaller', 'smallest'] : ['larger', 'largest']
    const last = texts.pop() ?? ''
    return { text: `the ${texts.length > 1 ? word[1] : word[0]} of ${texts.join(', ')} and ${last}`, binds: 'sentence' }
  }
}

/** The formula of one step as it is written: its operands by the names that its text has for them. */
class Formula {
  readonly operands: Record<string, Operand> = {}
  /** Whether a sum in it was left with a single part. */
  isCollapsed = false

  /** A name for an operand. Two different ones that would share a name are told apart by a number. */
  name(operand: Operand, wanted: string): Piece {
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
  only(): Operand | undefined {
    const all = Object.values(this.operands)
    return all.length === 1 ? all[0] : undefined
  }
}

type Writable<Made> = { -readonly [Key in keyof Made]: Made[Key] }

const NOTHING: Piece = { text: '0', binds: 'name' }

const added = (amount: Amount): Term => ({ amount, isTaken: false })
const taken = (amount: Amount): Term => ({ amount, isTaken: true })

const ROUNDED: Readonly<Record<RoundingName, string>> = {
  'to-the-penny': 'to the penny',
  'up-to-the-pound': 'rounded up to the pound',
  'down-to-the-pound': 'rounded down to the pound',
  'down-to-a-whole-number': 'rounded down to a whole number',
}

const ended = ({ text }: Piece, end: string): Piece => ({ text: `${text}, ${end}`, binds: 'sentence' })

/** From the closest. */
const BINDS: Readonly<Record<Piece['binds'], number>> = { name: 0, product: 1, sum: 2, sentence: 3 }

/** A piece in brackets where it binds as loosely as `loose`, or more so. */
const bracketed = ({ text, binds }: Piece, loose: Piece['binds']) => (BINDS[binds] < BINDS[loose] ? text : `(${text})`)

/** Whether two operands are the same thing: an input, a step, or a figure of the tables. */
function isSame(one: Operand, other: Operand): boolean {
  if ('figure' in one) return 'figure' in other && one.figure === other.figure
  if ('step' in one) return 'step' in other && one.step === other.step
  return 'input' in other && one.input === other.input
}
