import { choicesIn, isRecorded, type LedgerEntry, labelOf } from '../../engine/answer/ledger.ts'
import type { ExactEvaluator } from '../../engine/evaluate/exact-evaluator.ts'
import type { Amount } from '../../engine/expression/amount.ts'
import type { Condition } from '../../engine/expression/condition.ts'
import { Decimal, ZERO as NOTHING } from '../../engine/money/decimal.ts'
import { roundToPenny } from '../../engine/money/rounding.ts'
import type { SheetFormulas } from './formulas.ts'
import { type ConditionTerm, constant, either, HUNDRED, named, rounded, type Term, times, ZERO } from './term.ts'
import { type CellUnit, unitOf } from './unit.ts'

/** What a line of the answer holds: its formula, and what that comes to for the inputs of the workbook. */
export interface AnswerCell {
  readonly term: Term
  readonly value: Decimal | string | boolean
  readonly unit: CellUnit
}

/** Answers with what they come to for the inputs. */
export class WorkbookAnswers {
  readonly #formulas: SheetFormulas
  readonly #values: ExactEvaluator

  constructor(formulas: SheetFormulas, values: ExactEvaluator) {
    this.#formulas = formulas
    this.#values = values
  }

  /** What the entries of one key come to: that of the first whose condition holds, or 0. Those that only the card shows count if none is recorded. */
  of(alike: readonly LedgerEntry[]): AnswerCell | undefined {
    const fields = alike.filter(isRecorded)
    const [entry, next, ...others] = fields.length > 0 ? fields : alike
    if (!entry) return undefined
    const said = this.#said(entry)
    if (!entry.where) return said
    const isOpposite = next?.where && this.#formulas.holds(next.where).formula === this.#formulas.holds(entry.where).opposite().formula
    if (isOpposite && next.amount === entry.amount && next.fact === entry.fact) return said
    const otherwise = isOpposite ? this.#said(next) : next && this.of([next, ...others])
    return chosen(this.#formulas.holds(entry.where), this.#values.holds(entry.where), said, otherwise ?? absentLike(said))
  }

  #said({ fact, amount, zeroUnless }: LedgerEntry): AnswerCell {
    if (typeof fact === 'string') return { term: textTerm(fact), value: fact, unit: 'GBP' }
    if (typeof fact === 'boolean') return asked(constant(fact), fact)
    if (fact) return asked(this.#formulas.holds(fact), this.#values.holds(fact))
    const answered = this.#amount(amount)
    return zeroUnless ? chosen(this.#formulas.holds(zeroUnless), this.#values.holds(zeroUnless), answered, absentLike(answered)) : answered
  }

  /** Where the page shows the rows of one key, and where it calls one by which name. */
  conditionsOf(alike: readonly LedgerEntry[]): string[] {
    const isOne = new Set(alike.flatMap((entry) => choicesIn(labelOf(entry)))).size === 1
    const words = (condition: Condition) => this.#formulas.holds(condition).words
    return alike.flatMap((entry) => {
      const { where } = entry
      const label = labelOf(entry)
      if (typeof label !== 'string')
        return [
          `“${choicesIn(label.holding).join()}” where ${words(label.condition)}`,
          `“${choicesIn(label.otherwise).join()}” where ${this.#formulas.holds(label.condition).opposite().words}`,
        ]
      if (!where || (isOne && alike.length > 1)) return []
      return [isOne ? `the page shows it where ${words(where)}` : `“${label}” where ${words(where)}`]
    })
  }

  #amount(amount: Amount): AnswerCell {
    const term = this.#formulas.of(amount)
    // A record has a rate as a number of percent.
    const shown = amount.name?.isRate ? times(term, HUNDRED) : term
    const unit = amount.name?.isRate ? 'percent' : unitOf(amount)
    return { term: rounded(shown, 'to-the-penny'), value: roundToPenny(this.#values.asShown(amount)), unit }
  }
}

const chosen = (test: ConditionTerm, isHolding: boolean, holding: AnswerCell, otherwise: AnswerCell): AnswerCell => ({
  term: either(test, holding.term, otherwise.term),
  value: isHolding ? holding.value : otherwise.value,
  unit: holding.unit,
})

const asked = ({ formula, words }: ConditionTerm, value: boolean): AnswerCell => ({
  term: { formula, words, binds: 'call' },
  value,
  unit: 'GBP',
})

const textTerm = (text: string): Term => named(`"${text.replaceAll('"', '""')}"`, text)

/** An amount that is not there is 0, and anything else is empty. */
const absentLike = ({ value, unit }: AnswerCell): AnswerCell =>
  value instanceof Decimal ? { term: ZERO, value: NOTHING, unit } : { term: textTerm(''), value: '', unit }
