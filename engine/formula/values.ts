import { dividedBy, minus, plus, times } from '../money/arithmetic.ts'
import { type Band, type BandSlice, sliceByBands, totalCharge } from '../money/bands.ts'
import { atLeastZero, Decimal, isAboveZero, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import { compared } from '../money/digits.ts'
import { cleared, settled } from '../money/rounding.ts'
import type { Amount, BandOf, Operation } from './amount.ts'
import { cheapestIn } from './cheapest.ts'
import type { Condition } from './condition.ts'
import { Places } from './places.ts'
import { ROUNDINGS } from './rounding.ts'

/** What was typed or chosen, by the names of the fields. A formula reads the numbers: pounds, numbers of percent, counts. */
export type Typed = Readonly<Record<string, unknown>>

/** An input that a formula reads has no value. */
export class NoInputError extends Error {
  override readonly name = 'NoInputError'
  constructor(input: string) {
    super(`the formula reads the input "${input}", which has no value`)
  }
}

/** What the amounts of a formula come to for some inputs: exact decimals, each worked out when it is first asked for. */
export class Values {
  readonly places: Places
  readonly #typed: Typed
  readonly #known: (Decimal | undefined)[] = []
  readonly #slices = new Map<Amount, readonly BandSlice[]>()

  /** `places` are those of a formula that is asked for other inputs too. */
  constructor(typed: Typed, places = new Places()) {
    this.#typed = typed
    this.places = places
    this.#known.length = places.size
  }

  /** What an amount comes to, unrounded. @throws NoInputError */
  of(amount: Amount): Decimal {
    if (amount.fixed) return amount.fixed
    const place = this.places.of(amount)
    let value = this.#known[place]
    if (value === undefined) this.#known[place] = value = this.#workOut(amount)
    return value
  }

  /** The same as it is shown: a rate, which is a fraction, as a number of percent. */
  asShown(amount: Amount): Decimal {
    return amount.name?.isRate ? times(this.of(amount), ONE_HUNDRED) : this.of(amount)
  }

  /** Whether a condition holds. */
  holds(condition: Condition): boolean {
    switch (condition.kind) {
      case 'above':
        return this.#compared(condition.amount, condition.than) > 0
      case 'at-least':
        return this.#compared(condition.amount, condition.than) >= 0
      case 'equal':
        return this.#compared(condition.amount, condition.than) === 0
      case 'all':
        return condition.of.every((one) => this.holds(one))
      case 'any':
        return condition.of.some((one) => this.holds(one))
      case 'not':
        return !this.holds(condition.of)
    }
  }

  /** How an amount charged by bands falls in each of them, lowest first; none for any other amount. */
  slicesOf(amount: Amount): readonly BandSlice[] {
    const { operation } = amount
    if (operation.kind !== 'bands') return []
    let slices = this.#slices.get(amount)
    if (!slices) this.#slices.set(amount, (slices = this.#slicesOf(operation)))
    return slices
  }

  #slicesOf({ of, above, bands }: Operation & { readonly kind: 'bands' }): readonly BandSlice[] {
    const there = bands.filter(({ where }) => !where || this.holds(where))
    const slices = sliceByBands(
      this.of(of),
      there.map((band) => this.#band(band)),
      above && this.of(above),
    )
    const from = there[0]?.from
    if (from && slices[0]) slices[0] = { ...slices[0], from: this.of(from) }
    return slices
  }

  /** The amount of the cheapest way, as a formula. */
  cheapest(operation: Operation & { readonly kind: 'cheapest' }): Amount {
    return cheapestIn(operation, {
      holds: (condition) => this.holds(condition),
      compared: (one, other) => this.#compared(one, other),
    })
  }

  #compared(one: Amount, other: Amount): number {
    return compared(cleared(this.of(one)), cleared(this.of(other)))
  }

  #band({ name, rate, upTo, figures }: BandOf): Band {
    return upTo ? { name, rate: this.of(rate), figures, upTo: this.of(upTo) } : { name, rate: this.of(rate), figures }
  }

  #workOut(amount: Amount): Decimal {
    const { operation } = amount
    switch (operation.kind) {
      case 'input': {
        const value = this.#typed[operation.input]
        if (!(value instanceof Decimal)) throw new NoInputError(operation.input)
        return value
      }
      case 'figure':
        return operation.figure.value
      case 'number':
        return operation.value
      case 'sum':
        return this.#sum(operation.terms)
      case 'product':
        return this.#product(operation.factors)
      case 'quotient':
        return dividedBy(this.of(operation.dividend), this.of(operation.divisor))
      case 'percent':
        return dividedBy(times(this.of(operation.of), this.of(operation.percent)), ONE_HUNDRED)
      case 'share': {
        const whole = this.of(operation.whole)
        return isAboveZero(whole) ? dividedBy(times(this.of(operation.part), ONE_HUNDRED), whole) : ZERO
      }
      case 'smallest':
        return this.#furthest(operation.of, -1)
      case 'largest':
        return this.#furthest(operation.of, 1)
      case 'over':
        return atLeastZero(settled(minus(this.of(operation.of), this.of(operation.limit))))
      case 'bands':
        return totalCharge(this.slicesOf(amount))
      case 'when':
        return this.of(this.holds(operation.condition) ? operation.holding : operation.otherwise)
      case 'cheapest':
        return this.of(this.cheapest(operation))
      case 'rounded':
        return ROUNDINGS[operation.how](this.of(operation.of))
    }
  }

  #sum(terms: readonly { readonly amount: Amount; readonly isTaken: boolean }[]): Decimal {
    let total: Decimal | undefined
    for (const { amount, isTaken } of terms) {
      const value = this.of(amount)
      if (value.isZero()) continue
      total = isTaken ? minus(total ?? ZERO, value) : total ? plus(total, value) : value
    }
    return total ? settled(total) : ZERO
  }

  /** The smallest of some amounts (−1), or the largest (1). */
  #furthest(amounts: readonly Amount[], way: 1 | -1): Decimal {
    let furthest: Decimal | undefined
    for (const amount of amounts) {
      const value = this.of(amount)
      if (!furthest || compared(value, furthest) === way) furthest = value
    }
    return furthest ?? ZERO
  }

  #product(factors: readonly Amount[]): Decimal {
    let product: Decimal | undefined
    for (const factor of factors) {
      const value = this.of(factor)
      if (value.isZero()) return ZERO
      product = product ? times(product, value) : value
    }
    return product ?? ZERO
  }
}
