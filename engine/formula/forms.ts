import { Decimal, ONE_HUNDRED } from '../money/decimal.ts'
import { type AffineForm, either, less, level, NIL, plus, rangeOf } from './affine-form.ts'
import type { Amount, BandOf, Operation } from './amount.ts'
import { cheapestIn } from './cheapest.ts'
import type { Condition } from './condition.ts'
import type { Interval } from './interval.ts'
import { HAIR } from './lines.ts'
import { NoInputError, type Typed } from './values.ts'

const HUNDRED = level(ONE_HUNDRED)

/** What the amounts of a formula can come to on an interval of one input, if the other inputs stay as typed. */
export class Forms {
  readonly #typed: Typed
  readonly #interval: Interval
  readonly #known = new Map<Amount, AffineForm>()

  constructor(typed: Typed, interval: Interval) {
    this.#typed = typed
    this.#interval = interval
  }

  /** What an amount can come to. @throws NoInputError */
  of(amount: Amount): AffineForm {
    let form = this.#known.get(amount)
    if (!form) this.#known.set(amount, (form = this.#workOut(amount.operation)))
    return form
  }

  /** Whether a condition holds on the whole interval; undefined where that is not known. */
  #holds(condition: Condition): boolean | undefined {
    switch (condition.kind) {
      case 'above':
      case 'at-least':
      case 'equal': {
        const sign = this.#interval.signOf(less(this.of(condition.amount), this.of(condition.than)))
        if (sign === undefined) return undefined
        return condition.kind === 'above' ? sign > 0 : condition.kind === 'at-least' ? sign >= 0 : sign === 0
      }
      case 'all':
      case 'any': {
        const every = new Set(condition.of.map((one) => this.#holds(one)))
        const decisive = condition.kind === 'any'
        return every.has(decisive) ? decisive : every.has(undefined) ? undefined : !decisive
      }
      case 'not': {
        const holds = this.#holds(condition.of)
        return holds === undefined ? undefined : !holds
      }
    }
  }

  #workOut(operation: Operation): AffineForm {
    switch (operation.kind) {
      case 'input':
        return this.#inputForm(operation.input)
      case 'figure':
        return level(operation.figure.value)
      case 'number':
        return level(operation.value)
      case 'sum':
        return operation.terms.reduce((sum, { amount, isTaken }) => (isTaken ? less : plus)(sum, this.of(amount)), NIL)
      case 'product':
        return operation.factors.map((factor) => this.of(factor)).reduce((product, factor) => this.#interval.times(product, factor))
      case 'quotient':
        return this.#interval.dividedBy(this.of(operation.dividend), this.of(operation.divisor))
      case 'percent':
        return this.#interval.dividedBy(this.#interval.times(this.of(operation.of), this.of(operation.percent)), HUNDRED)
      case 'share': {
        const whole = this.of(operation.whole)
        const share = () => this.#interval.times(this.#interval.dividedBy(this.of(operation.part), whole), HUNDRED)
        const sign = this.#interval.signOf(whole)
        return sign === undefined ? either(share(), NIL) : sign > 0 ? share() : NIL
      }
      case 'smallest':
        return operation.of.map((one) => this.of(one)).reduce((least, one) => this.#interval.lower(least, one))
      case 'largest':
        return operation.of
          .map((one) => this.of(one))
          .reduce((most, one) => less(NIL, this.#interval.lower(less(NIL, most), less(NIL, one))))
      case 'over':
        return this.#interval.aboveNil(less(this.of(operation.of), this.of(operation.limit)))
      case 'bands': {
        const below = operation.above ? this.of(operation.above) : NIL
        return less(this.#charge(plus(below, this.of(operation.of)), operation.bands), this.#charge(below, operation.bands))
      }
      case 'when': {
        const holds = this.#holds(operation.condition)
        if (holds === undefined) return either(this.of(operation.holding), this.of(operation.otherwise))
        return this.of(holds ? operation.holding : operation.otherwise)
      }
      case 'cheapest':
        return this.#cheapest(operation)
      case 'rounded':
        return this.#interval.rounded(this.of(operation.of), operation.how)
    }
  }

  #inputForm(name: string): AffineForm {
    if (name === this.#interval.input) return this.#interval.inputForm
    const value = this.#typed[name]
    if (!(value instanceof Decimal)) throw new NoInputError(name)
    return level(value)
  }

  /** The charge by bands on everything up to an amount. */
  #charge(on: AffineForm, bands: readonly BandOf[]): AffineForm {
    let [charged, from] = [NIL, NIL]
    const amount = this.#interval.aboveNil(on)
    for (const { rate, upTo, where } of bands) {
      const isThere = where ? this.#holds(where) : true
      if (isThere === false) continue
      const to = upTo ? this.#interval.lower(amount, this.of(upTo)) : amount
      const more = plus(charged, this.#interval.times(less(to, this.#interval.lower(from, to)), this.of(rate)))
      charged = isThere ? more : either(charged, more)
      from = isThere ? to : either(from, to)
    }
    return charged
  }

  /** The cheapest way; where it is not known which, any that may be open and that no other is sure to undercut. */
  #cheapest(operation: Operation & { readonly kind: 'cheapest' }): AffineForm {
    let isKnown = true
    const known = <Answer extends boolean | number>(answer: Answer | undefined, unknownAnswer: Answer) => {
      isKnown &&= answer !== undefined
      return answer ?? unknownAnswer
    }
    const cheapest = cheapestIn(operation, {
      holds: (condition) => known(this.#holds(condition), true),
      compared: (one, other) => known<number>(this.#interval.signOf(less(this.of(one), this.of(other))), 0),
    })
    if (isKnown) return this.of(cheapest)
    const ways = [{ ...operation.otherwise, isOpen: true }, ...operation.ways.map((way) => ({ ...way, isOpen: this.#holds(way.where) }))]
    const isUndercut = (cost: Amount) =>
      ways.some((way) => way.isOpen && rangeOf(less(this.of(cost), this.of(way.cost)))[0].greaterThan(HAIR))
    const possible = ways.filter(({ cost, isOpen }) => isOpen !== false && !isUndercut(cost))
    return possible.map(({ amount }) => this.of(amount)).reduce((any, amount) => either(any, amount))
  }
}
