import { Amount } from '../../engine/formula/amount.ts'
import type { Recorded, RowOf } from '../../engine/formula/answer.ts'
import type { Values } from '../../engine/formula/values.ts'
import { Decimal, ZERO as NOTHING } from '../../engine/money/decimal.ts'
import { roundToPenny } from '../../engine/money/rounding.ts'
import type { Formulas } from './formulas.ts'
import { constant, either, HUNDRED, named, type Term, type Test, times, toThePenny, ZERO } from './term.ts'
import { type Unit, unitOf } from './unit.ts'

/** What a line of the answer holds: its formula, and what that comes to for the inputs of the workbook. */
export interface AnswerCell {
  readonly term: Term
  readonly value: Decimal | string | boolean
  readonly unit: Unit
}

/** Answers with what they come to for the inputs. */
export class Answers {
  readonly #formulas: Formulas
  readonly #values: Values

  constructor(formulas: Formulas, values: Values) {
    this.#formulas = formulas
    this.#values = values
  }

  /** What a field of the record holds; undefined if it is not in the record, whatever the amounts. */
  of(recorded: Recorded): AnswerCell | undefined {
    if (recorded === undefined) return undefined
    if (typeof recorded === 'string') return { term: textTerm(recorded), value: recorded, unit: 'GBP' }
    if (typeof recorded === 'boolean') return asked(constant(recorded), recorded)
    if (recorded instanceof Amount) return this.#amount(recorded)
    if (recorded.kind !== 'either') return asked(this.#formulas.holds(recorded), this.#values.holds(recorded))
    const [holding, otherwise] = [this.of(recorded.holding), this.of(recorded.otherwise)]
    const some = holding ?? otherwise
    const test = this.#formulas.holds(recorded.condition)
    return some && chosen(test, this.#values.holds(recorded.condition), holding ?? absentLike(some), otherwise ?? absentLike(some))
  }

  /** What the rows of one key show: the first whose condition holds, or 0. */
  ofRows([row, ...others]: readonly RowOf[]): AnswerCell {
    if (!row) return { term: ZERO, value: NOTHING, unit: 'GBP' }
    const answered = this.#amount(row.amount)
    if (!row.where) return answered
    const test = this.#formulas.holds(row.where)
    const [next] = others
    const isOpposite = next?.where && this.#formulas.holds(next.where).formula === test.opposite().formula
    const otherwise = isOpposite ? this.#amount(next.amount) : this.ofRows(others)
    return chosen(test, this.#values.holds(row.where), answered, otherwise)
  }

  /** Where the page shows the rows of one key. */
  conditionsOf(alike: readonly RowOf[]): string[] {
    const isOne = new Set(alike.map(({ label }) => label)).size === 1
    return alike.flatMap(({ label, where }) => {
      if (!where || (isOne && alike.length > 1)) return []
      const { words } = this.#formulas.holds(where)
      return [isOne ? `the page shows it where ${words}` : `“${label}” where ${words}`]
    })
  }

  #amount(amount: Amount): AnswerCell {
    const term = this.#formulas.of(amount)
    // A record has a rate as a number of percent.
    const shown = amount.name?.isRate ? times(term, HUNDRED) : term
    const unit = amount.name?.isRate ? 'percent' : unitOf(amount)
    return { term: toThePenny(shown), value: roundToPenny(this.#values.asShown(amount)), unit }
  }
}

const chosen = (test: Test, isHolding: boolean, holding: AnswerCell, otherwise: AnswerCell): AnswerCell => ({
  term: either(test, holding.term, otherwise.term),
  value: isHolding ? holding.value : otherwise.value,
  unit: holding.unit,
})

const asked = ({ formula, words }: Test, value: boolean): AnswerCell => ({ term: { formula, words, binds: 'call' }, value, unit: 'GBP' })

const textTerm = (text: string): Term => named(`"${text.replaceAll('"', '""')}"`, text)

/** An amount that is not there is 0, and anything else is empty. */
const absentLike = ({ value, unit }: AnswerCell): AnswerCell =>
  value instanceof Decimal ? { term: ZERO, value: NOTHING, unit } : { term: textTerm(''), value: '', unit }
