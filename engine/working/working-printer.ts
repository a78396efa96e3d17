import type { Holds } from '../evaluate/decision-cache.ts'
import { type Amount, type Operation, type SumTerm, zero } from '../expression/amount.ts'
import { cheapestIn } from '../expression/cheapest.ts'
import { type Condition, isAbove, isEqual } from '../expression/condition.ts'
import { type Meaning, type Name, Words } from '../expression/name.ts'
import { ROUNDINGS } from '../expression/rounding.ts'
import { Sentence } from '../expression/sentence.ts'
import { bracketed, type Clause, ended, FormulaText, type OperandOf, ZERO_TEXT } from './formula-text.ts'
import type { WrittenStep } from './written-step.ts'

/** A working in words: everything but the values of its amounts. */
export interface WrittenWorking {
  readonly steps: readonly WrittenStep[]
  /** Each table shows how its amount falls in the bands. */
  readonly bandTables: readonly { readonly key: string; readonly title: string; readonly amount: Amount }[]
  /** The inputs and steps that an amount is the sum of; none where it is left out. */
  readonly partsOf: (amount: Amount) => readonly string[]
}

/**
 * Writes the working of some amounts, where certain conditions hold. It leaves out what has no effect there: the side of a condition that
 * does not hold, a step that is there only where it comes to something, and a step that is the same as an earlier one because all that it
 * adds or takes off is left out.
 */
export const writtenWorking = (amounts: readonly Amount[], holds: Holds): WrittenWorking => new WorkingPrinter(holds).written(amounts)

class WorkingPrinter {
  readonly #holds: Holds
  readonly #steps: WrittenStep[] = []
  readonly #bandTables: WrittenWorking['bandTables'][number][] = []
  /** What each named amount is in a formula: its own step, what it is the same as, or nothing where it is left out. */
  readonly #operands = new Map<Amount, OperandOf | 'left-out'>()

  constructor(holds: Holds) {
    this.#holds = holds
  }

  written(amounts: readonly Amount[]): WrittenWorking {
    for (const amount of amounts) this.#write(amount, new FormulaText())
    return { steps: this.#steps, bandTables: this.#bandTables, partsOf: (amount) => this.#partsOf(amount) }
  }

  /** An amount as a clause of a formula. Its named parts become steps first. */
  #write(amount: Amount, into: FormulaText): Clause {
    return amount.name ? this.#named(amount, amount.name, into) : this.#written(amount, into)
  }

  #partsOf(amount: Amount): readonly string[] {
    const { name, operation } = amount
    const operand = name && this.#operands.get(amount)
    if (operand && operand !== 'left-out') return 'step' in operand ? [operand.step] : 'input' in operand ? [operand.input] : []
    if (name) return []
    if (operation.kind === 'sum') return operation.terms.flatMap((term) => this.#partsOf(term.amount))
    if (operation.kind === 'when') return this.#partsOf(this.#side(operation))
    return operation.kind === 'input' ? [operation.input] : []
  }

  #named(amount: Amount, name: Name, into: FormulaText): Clause {
    let operand = this.#operands.get(amount)
    if (operand === undefined) this.#operands.set(amount, (operand = this.#asOperand(amount, name)))
    return operand === 'left-out' ? ZERO_TEXT : into.name(operand, name.key)
  }

  #asOperand(amount: Amount, { key, label, law, isHiddenAtZero, isRate, isCount, means }: Name): OperandOf | 'left-out' {
    if (isHiddenAtZero && this.#isZero(amount)) return 'left-out'
    const { operation } = amount
    const formula = new FormulaText()
    const isBanded = operation.kind === 'bands'
    const clause = isBanded ? this.#splitByBands(operation, formula) : this.#body(amount, formula)
    // What is left of a sum may be another step or an input: then this is the same amount under a second name.
    const same = formula.isCollapsed && clause.binds === 'name' ? formula.only() : undefined
    if (same && !('figure' in same)) return same
    const unit = isCount ? 'count' : isRate || operation.kind === 'share' ? 'percent' : 'GBP'
    this.#steps.push({
      key,
      label,
      amount,
      unit,
      formula: isBanded ? '' : clause.text,
      operands: Object.entries(formula.operands).map(([name, operand]) => ({ name, operand })),
      bandTable: isBanded ? key : undefined,
      law,
      means: means && this.#meaning(amount, means)?.written(this.#holds),
    })
    if (isBanded) this.#bandTables.push({ key, title: operation.title, amount })
    return { step: key, label, unit, amount }
  }

  /** The operand of a table of bands is the amount that is split. The amount below it, and any limit with a name, are only steps. */
  #splitByBands({ of, above, bands }: Operation & { readonly kind: 'bands' }, formula: FormulaText): Clause {
    if (above) this.#write(above, new FormulaText())
    const split = this.#write(of, formula)
    for (const { upTo } of bands) if (upTo?.name) this.#write(upTo, new FormulaText())
    return split
  }

  /** The formula of a step, which says at its end where it stops at nothing. */
  #body(amount: Amount, formula: FormulaText): Clause {
    const clause = this.#written(amount, formula)
    const { operation } = amount
    return operation.kind === 'over' && this.#holds(isAbove(operation.limit, operation.of)) ? ended(clause, 'not below nothing') : clause
  }

  #meaning(amount: Amount, means: Words | Meaning): Sentence | undefined {
    const { words, atZero, belowZero }: Meaning = means instanceof Words ? { words: means } : means
    const said = atZero && this.#isZero(amount) ? atZero : belowZero && this.#holds(isAbove(zero, amount)) ? belowZero : words
    return said instanceof Sentence ? said : undefined
  }

  #isZero(amount: Amount): boolean {
    return this.#holds(isEqual(amount, zero))
  }

  #cheapest(operation: Operation & { readonly kind: 'cheapest' }): Amount {
    return cheapestIn(operation, {
      holds: this.#holds,
      compared: (one, other) => (this.#holds(isAbove(one, other)) ? 1 : this.#holds(isEqual(one, other)) ? 0 : -1),
    })
  }

  #written(amount: Amount, into: FormulaText): Clause {
    const { operation } = amount
    switch (operation.kind) {
      case 'input':
        return into.name({ input: operation.input, unit: operation.unit, amount }, operation.input)
      case 'figure':
        return into.name({ figure: operation.figure }, operation.figure.entry)
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
        return this.#sum([added(operation.of), ...(operation.limit === zero ? [] : [taken(operation.limit)])], into)
      case 'when':
        if (operation.isComparisonShown || this.#holds(operation.condition)) this.#decided(operation.condition)
        return this.#write(this.#side(operation), into)
      case 'cheapest':
        return this.#write(this.#cheapest(operation), into)
      case 'rounded': {
        const inner = operation.of.name ? this.#write(operation.of, into) : this.#body(operation.of, into)
        return this.#holds(isEqual(amount, operation.of)) ? inner : ended(inner, ROUNDINGS[operation.how].words)
      }
      case 'bands':
        throw new RangeError(
          `the amount charged by the bands “${operation.title}” needs a name, because its table is part of the working: add .named(key, label, law)`,
        )
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
        for (const amount of [condition.amount, condition.than]) if (amount.name) this.#write(amount, new FormulaText())
    }
  }

  #side({ condition, holding, otherwise }: Operation & { readonly kind: 'when' }): Amount {
    return this.#holds(condition) ? holding : otherwise
  }

  /** Whether a part of a sum does anything there. A step that comes to nothing stays, unless its name says that it is then left out. */
  #hasEffect(amount: Amount): boolean {
    const { name, operation } = amount
    if (name) return !(name.isHiddenAtZero && this.#isZero(amount))
    switch (operation.kind) {
      case 'over':
        return !this.#isZero(amount)
      case 'sum':
        return operation.terms.some((term) => this.#hasEffect(term.amount))
      case 'product':
        return operation.factors.every((factor) => this.#hasEffect(factor))
      case 'percent':
      case 'rounded':
        return this.#hasEffect(operation.of)
      case 'quotient':
        return this.#hasEffect(operation.dividend)
      case 'when':
        return this.#hasEffect(this.#side(operation))
      case 'cheapest':
        return this.#hasEffect(this.#cheapest(operation))
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

  #sum(terms: readonly SumTerm[], into: FormulaText): Clause {
    const effective = terms.filter(({ amount }) => this.#hasEffect(amount))
    into.isCollapsed ||= terms.length > 1 && effective.length === 1
    const clauses = (effective.length > 0 ? effective : terms).map(({ amount, isTaken }) => ({
      isTaken,
      clause: this.#write(amount, into),
    }))
    const [first, ...others] = clauses.filter(({ clause }) => clause.text !== ZERO_TEXT.text)
    if (!first) return ZERO_TEXT
    if (others.length === 0 && !first.isTaken) return first.clause
    let text = `${first.isTaken ? '−' : ''}${bracketed(first.clause, 'sentence')}`
    for (const { clause, isTaken } of others) text += isTaken ? ` − ${bracketed(clause, 'sum')}` : ` + ${bracketed(clause, 'sentence')}`
    return { text, binds: 'sum' }
  }

  #joined(parts: readonly Amount[], sign: ' × ' | ' ÷ ', into: FormulaText): Clause {
    let text = ''
    for (const part of parts) {
      const clause = this.#write(part, into)
      text += text === '' ? bracketed(clause, 'sum') : `${sign}${bracketed(clause, sign === ' ÷ ' ? 'product' : 'sum')}`
    }
    return { text, binds: 'product' }
  }

  #chosen({ kind, of }: Operation & { readonly kind: 'smallest' | 'largest' }, into: FormulaText): Clause {
    const texts = of.map((one) => bracketed(this.#write(one, into), 'sentence'))
    const word = kind === 'smallest' ? ['smaller', 'smallest'] : ['larger', 'largest']
    const last = texts.pop() ?? ''
    return { text: `the ${texts.length > 1 ? word[1] : word[0]} of ${texts.join(', ')} and ${last}`, binds: 'sentence' }
  }
}

const added = (amount: Amount): SumTerm => ({ amount, isTaken: false })
const taken = (amount: Amount): SumTerm => ({ amount, isTaken: true })
