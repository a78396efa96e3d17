import type { Amount, BandOf, OperationOf, SumTerm } from '../expression/amount.ts'
import { cheapestIn } from '../expression/cheapest.ts'
import { figuresOfBand } from '../expression/figures-in.ts'
import { ROUNDINGS, type RoundingName } from '../expression/rounding.ts'
import { type Band, type BandSlice, sliceByBands, totalCharge } from '../money/bands.ts'
import { atLeastZero, Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import { compared } from '../money/digits.ts'
import { cleared, settled } from '../money/rounding.ts'
import { type Comparison, Evaluator, type Several } from './evaluator.ts'

/** What was typed or chosen, by the names of the fields. A formula reads the numbers: pounds, numbers of percent, counts. */
export type TypedInputs = Readonly<Record<string, unknown>>

/** An input that a formula reads has no value. */
export class NoInputError extends Error {
  override readonly name = 'NoInputError'
  constructor(input: string) {
    super(`the formula reads the input "${input}", which has no value`)
  }
}

/** The number typed for an input. @throws NoInputError */
export function numberIn(typed: TypedInputs, input: string): Decimal {
  const value = typed[input]
  if (!(value instanceof Decimal)) throw new NoInputError(input)
  return value
}

/** What the amounts of a formula come to for some inputs: exact decimals, each worked out when it is first asked for. */
export class ExactEvaluator extends Evaluator<Decimal, boolean> {
  readonly #typed: TypedInputs
  readonly #slices = new Map<Amount, readonly BandSlice[]>()

  constructor(typed: TypedInputs) {
    super()
    this.#typed = typed
  }

  /** What an amount comes to, unrounded. @throws NoInputError */
  of(amount: Amount): Decimal {
    if (amount.fixed) return amount.fixed
    if (amount.knownBy !== this) {
      amount.known = this.read(amount)
      amount.knownBy = this
    }
    return amount.known
  }

  /** The same as it is shown: a rate, which is a fraction, as a number of percent. */
  asShown(amount: Amount): Decimal {
    return amount.name?.isRate ? this.of(amount).times(ONE_HUNDRED) : this.of(amount)
  }

  /** How an amount charged by bands falls in each of them, lowest first; none for any other amount. */
  slicesOf(amount: Amount): readonly BandSlice[] {
    const { operation } = amount
    if (operation.kind !== 'bands') return []
    let slices = this.#slices.get(amount)
    if (!slices) this.#slices.set(amount, (slices = this.#slicesOf(operation)))
    return slices
  }

  #slicesOf({ of, above, bands }: OperationOf<'bands'>): readonly BandSlice[] {
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

  /** A band with its figures, which are found only when somebody cites them. */
  #band(band: BandOf): Band {
    const { name, upTo } = band
    const rate = this.of(band.rate)
    const cited = () => figuresOfBand(band, this)
    return {
      name,
      rate,
      ...(upTo && { upTo: this.of(upTo) }),
      get figures() {
        return cited()
      },
    }
  }

  protected input(name: string): Decimal {
    return numberIn(this.#typed, name)
  }

  protected number(value: Decimal): Decimal {
    return value
  }

  protected sum(terms: readonly SumTerm[]): Decimal {
    let total: Decimal | undefined
    for (const { amount, isTaken } of terms) {
      const value = this.of(amount)
      if (value.isZero()) continue
      total = isTaken ? (total ?? ZERO).minus(value) : total ? total.plus(value) : value
    }
    return total ? settled(total) : ZERO
  }

  /** It stops at nothing: what nothing is multiplied by does not count. */
  protected product(factors: readonly Amount[]): Decimal {
    let product: Decimal | undefined
    for (const factor of factors) {
      const value = this.of(factor)
      if (value.isZero()) return ZERO
      product = product ? product.times(value) : value
    }
    return product ?? ZERO
  }

  protected less(value: Decimal, taken: Decimal): Decimal {
    return value.minus(taken)
  }

  protected times(one: Decimal, other: Decimal): Decimal {
    return one.times(other)
  }

  protected dividedBy(dividend: Decimal, divisor: Decimal): Decimal {
    return dividend.dividedBy(divisor)
  }

  protected smallest(of: readonly Amount[]): Decimal {
    return this.#furthest(of, -1)
  }

  protected largest(of: readonly Amount[]): Decimal {
    return this.#furthest(of, 1)
  }

  protected aboveNil(value: Decimal): Decimal {
    return atLeastZero(settled(value))
  }

  protected rounded(value: Decimal, how: RoundingName): Decimal {
    return ROUNDINGS[how].round(value)
  }

  protected bands(_: OperationOf<'bands'>, amount: Amount): Decimal {
    return totalCharge(this.slicesOf(amount))
  }

  protected when({ condition, holding, otherwise }: OperationOf<'when'>): Decimal {
    return this.of(this.holds(condition) ? holding : otherwise)
  }

  protected cheapest(operation: OperationOf<'cheapest'>): Decimal {
    return this.of(
      cheapestIn(operation, { holds: (condition) => this.holds(condition), compared: (one, other) => this.#order(one, other) }),
    )
  }

  protected compared({ kind, amount, than }: Comparison): boolean {
    const order = this.#order(amount, than)
    return kind === 'above' ? order > 0 : kind === 'at-least' ? order >= 0 : order === 0
  }

  protected together({ kind, of }: Several): boolean {
    return kind === 'all' ? of.every((one) => this.holds(one)) : of.some((one) => this.holds(one))
  }

  protected opposite(holds: boolean): boolean {
    return !holds
  }

  #furthest(amounts: readonly Amount[], way: 1 | -1): Decimal {
    let furthest: Decimal | undefined
    for (const amount of amounts) {
      const value = this.of(amount)
      if (!furthest || compared(value, furthest) === way) furthest = value
    }
    return furthest ?? ZERO
  }

  #order(one: Amount, other: Amount): number {
    return compared(cleared(this.of(one)), cleared(this.of(other)))
  }
}
