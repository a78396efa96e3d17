import { type Amount, type BandOf, type OperationOf, type SumTerm, zero } from '../expression/amount.ts'
import { cheapestIn } from '../expression/cheapest.ts'
import { type Comparison, Evaluator, type Several } from './evaluator.ts'
import { numberIn, type TypedInputs } from './exact-evaluator.ts'

/** Whether something is above nothing (1), below it (−1), or nothing (0). */
export type Sign = -1 | 0 | 1

/**
 * A reading of a formula as one input moves and the others stay as typed. Everything that the law decides is decided by the sign of a
 * difference: which of two amounts is lower, whether a condition holds, where a band ends. A sign that is not known is undefined.
 */
export abstract class RangeEvaluator<Value> extends Evaluator<Value, boolean | undefined> {
  readonly #typed: TypedInputs
  readonly #moved: string
  readonly #known = new Map<Amount, Value>()

  constructor(typed: TypedInputs, moved: string) {
    super()
    this.#typed = typed
    this.#moved = moved
  }

  of(amount: Amount): Value {
    let value = this.#known.get(amount)
    if (!value) this.#known.set(amount, (value = this.read(amount)))
    return value
  }

  /** The input that moves. */
  abstract readonly moving: Value
  abstract signOf(value: Value): Sign | undefined
  protected abstract plus(value: Value, added: Value): Value
  /** The lower of two values. */
  protected abstract lower(one: Value, other: Value): Value
  /** One of two values, where it is not known which. */
  protected abstract either(one: Value, other: Value): Value

  protected input(name: string): Value {
    return name === this.#moved ? this.moving : this.number(numberIn(this.#typed, name))
  }

  protected sum(terms: readonly SumTerm[]): Value {
    return terms.reduce(
      (sum, { amount, isTaken }) => (isTaken ? this.less(sum, this.of(amount)) : this.plus(sum, this.of(amount))),
      this.#zero,
    )
  }

  protected product(factors: readonly Amount[]): Value {
    return factors.map((factor) => this.of(factor)).reduce((product, factor) => this.times(product, factor))
  }

  protected smallest(of: readonly Amount[]): Value {
    return of.map((one) => this.of(one)).reduce((least, one) => this.lower(least, one))
  }

  protected largest(of: readonly Amount[]): Value {
    return this.#negated(of.map((one) => this.#negated(this.of(one))).reduce((least, one) => this.lower(least, one)))
  }

  aboveNil(value: Value): Value {
    return this.#negated(this.lower(this.#negated(value), this.#zero))
  }

  protected bands({ of, above, bands }: OperationOf<'bands'>): Value {
    if (!above) return this.#charge(this.of(of), bands)
    const below = this.of(above)
    return this.less(this.#charge(this.plus(below, this.of(of)), bands), this.#charge(below, bands))
  }

  /** The charge by bands on everything up to a value. */
  #charge(on: Value, bands: readonly BandOf[]): Value {
    let [charged, from] = [this.#zero, this.#zero]
    const amount = this.aboveNil(on)
    for (const { rate, upTo, where } of bands) {
      const isThere = where ? this.holds(where) : true
      if (isThere === false) continue
      const to = upTo ? this.lower(amount, this.of(upTo)) : amount
      const more = this.plus(charged, this.times(this.less(to, this.lower(from, to)), this.of(rate)))
      charged = isThere ? more : this.either(charged, more)
      from = isThere ? to : this.either(from, to)
    }
    return charged
  }

  protected when({ condition, holding, otherwise }: OperationOf<'when'>): Value {
    const holds = this.holds(condition)
    if (holds === undefined) return this.either(this.of(holding), this.of(otherwise))
    return this.of(holds ? holding : otherwise)
  }

  /** The cheapest way; where it is not known which, any that may be open and that no other is sure to undercut. */
  protected cheapest(operation: OperationOf<'cheapest'>): Value {
    const { ways, otherwise } = operation
    let isKnown = true
    const known = <Answer extends boolean | number>(answer: Answer | undefined, unknownAnswer: Answer) => {
      isKnown &&= answer !== undefined
      return answer ?? unknownAnswer
    }
    const cheapest = cheapestIn(operation, {
      holds: (condition) => known(this.holds(condition), true),
      compared: (one, other) => known<number>(this.#compared(one, other), 0),
    })
    if (isKnown) return this.of(cheapest)
    const all = [{ ...otherwise, isOpen: true }, ...ways.map((way) => ({ ...way, isOpen: this.holds(way.where) }))]
    const isUndercut = (cost: Amount) => all.some((way) => way.isOpen && this.#compared(cost, way.cost()) === 1)
    return all
      .filter(({ cost, isOpen }) => isOpen !== false && !isUndercut(cost()))
      .map(({ amount }) => this.of(amount))
      .reduce((any, amount) => this.either(any, amount))
  }

  protected compared({ kind, amount, than }: Comparison): boolean | undefined {
    const sign = this.#compared(amount, than)
    if (sign === undefined) return undefined
    return kind === 'above' ? sign > 0 : kind === 'at-least' ? sign >= 0 : sign === 0
  }

  /** Every part is read, because the answer may change where any of them does. */
  protected together({ kind, of }: Several): boolean | undefined {
    const every = new Set(of.map((one) => this.holds(one)))
    const decisive = kind === 'any'
    return every.has(decisive) ? decisive : every.has(undefined) ? undefined : !decisive
  }

  protected opposite(holds: boolean | undefined): boolean | undefined {
    return holds === undefined ? undefined : !holds
  }

  #compared(one: Amount, other: Amount): Sign | undefined {
    return this.signOf(this.less(this.of(one), this.of(other)))
  }

  get #zero(): Value {
    return this.of(zero)
  }

  #negated(value: Value): Value {
    return this.less(this.#zero, value)
  }
}
