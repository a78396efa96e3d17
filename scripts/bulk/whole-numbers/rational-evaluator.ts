import { type Comparison, Evaluator, type Several } from '../../../engine/evaluate/evaluator.ts'
import type { Amount, Condition, OperationOf, SumTerm } from '../../../engine/expression/amount.ts'
import type { Name } from '../../../engine/expression/name.ts'
import { ROUNDINGS, type RoundingName } from '../../../engine/expression/rounding.ts'
import type { Decimal } from '../../../engine/money/decimal.ts'
import { isConstant, type Whole, WholeNumbers, type WholeTest } from './whole.ts'

/** An amount as a fraction, `top / bottom`, or `top / (bottom × by)` where the amount was divided by another amount. */
export interface Fraction {
  readonly top: Whole
  /** Known before any input. */
  readonly bottom: bigint
  /** Depends on the inputs, and is 1 or more wherever the fraction is used. */
  readonly by?: Whole
}

/** An input that a formula may read, counted in units such as pennies: `units` of them make 1. `least` and `most` are counted so too. */
export interface InputUnits {
  readonly units: bigint
  readonly least: bigint
  readonly most: bigint
}

/**
 * Reads the amounts of a formula as fractions of whole numbers, exact for every input within its bounds. Nothing is divided until the law
 * rounds, so no amount is approximated: a third of £10,000 is 1000000 over 300.
 */
export class RationalEvaluator extends Evaluator<Fraction, WholeTest> {
  readonly wholes: WholeNumbers
  /** For each whole number that is the numerator of a step of the working: the first such step, and its denominator. */
  readonly steps = new Map<Whole, { readonly name: Name; readonly bottom: bigint }>()
  readonly #inputs: Readonly<Record<string, InputUnits>>
  readonly #known = new Map<Amount, Fraction>()
  readonly #tests = new Map<Condition, WholeTest>()

  /** Formulas that share `wholes` get the same `Whole` for whatever they both work out. */
  constructor(inputs: Readonly<Record<string, InputUnits>>, wholes = new WholeNumbers()) {
    super()
    this.#inputs = inputs
    this.wholes = wholes
  }

  of(amount: Amount): Fraction {
    let known = this.#known.get(amount)
    if (!known) {
      this.#known.set(amount, (known = this.read(amount)))
      const { top, bottom } = known
      if (amount.name && !this.steps.has(top)) this.steps.set(top, { name: amount.name, bottom })
    }
    return known
  }

  override holds(condition: Condition): WholeTest {
    let test = this.#tests.get(condition)
    if (test === undefined) this.#tests.set(condition, (test = super.holds(condition)))
    return test
  }

  /** An amount as the record holds it: in pennies, or in hundredths of a percent. */
  inHundredths(amount: Amount): Whole {
    const shown = this.of(amount)
    return this.rounded(amount.name?.isRate ? this.times(shown, this.#fixed(100n)) : shown, 'to-the-penny').top
  }

  /** @throws RangeError for an input without bounds. */
  protected input(name: string): Fraction {
    const input = this.#inputs[name]
    if (!input) throw new RangeError(`the formula reads the input "${name}", whose bounds are not known`)
    return { top: this.wholes.input(name, input.least, input.most), bottom: input.units }
  }

  protected number(value: Decimal): Fraction {
    const [whole = '0', places = ''] = value.toFixed().split('.')
    return this.#shortened({ top: this.wholes.constant(BigInt(whole + places)), bottom: 10n ** BigInt(places.length) })
  }

  protected sum(terms: readonly SumTerm[]): Fraction {
    return this.#sum(
      terms.map(({ amount }) => this.of(amount)),
      terms.map(({ isTaken }) => isTaken),
    )
  }

  protected product(factors: readonly Amount[]): Fraction {
    return factors.map((factor) => this.of(factor)).reduce((product, factor) => this.times(product, factor))
  }

  protected less(value: Fraction, taken: Fraction): Fraction {
    return this.#sum([value, taken], [false, true])
  }

  protected times(one: Fraction, other: Fraction): Fraction {
    // A constant and the denominator under the other number are divided by what they share, so that numbers stay small.
    const shared = ({ top }: Fraction, { bottom }: Fraction) => (isConstant(top) ? greatestCommon(top.least, bottom) : 1n)
    const [first, second] = [shared(one, other), shared(other, one)]
    const top = this.wholes.product(this.#divided(one.top, first), this.#divided(other.top, second))
    const by = one.by && other.by ? this.wholes.product(one.by, other.by) : (one.by ?? other.by)
    return this.#shortened({ top, bottom: (one.bottom / second) * (other.bottom / first), ...(by && { by }) })
  }

  protected dividedBy(dividend: Fraction, divisor: Fraction): Fraction {
    const raised = divisor.by ? { ...dividend, top: this.wholes.product(dividend.top, divisor.by) } : dividend
    if (isConstant(divisor.top)) {
      const { least: top } = divisor.top
      // A formula that divides by nothing has a condition that chooses another amount, so this one is never used.
      if (top === 0n) return this.#fixed(0n)
      const inverse =
        top < 0n ? { top: this.wholes.constant(-divisor.bottom), bottom: -top } : { top: this.wholes.constant(divisor.bottom), bottom: top }
      return this.times(raised, inverse)
    }
    // The same where only some inputs make it nothing: 1 stands in for it. No formula divides by a negative amount.
    const by = this.wholes.largest([divisor.top, this.wholes.one])
    const scaled = this.times(raised, this.#fixed(divisor.bottom))
    return { ...scaled, by: scaled.by ? this.wholes.product(scaled.by, by) : by }
  }

  protected smallest(of: readonly Amount[]): Fraction {
    return this.#furthest(
      'smallest',
      of.map((one) => this.of(one)),
    )
  }

  protected largest(of: readonly Amount[]): Fraction {
    return this.#furthest(
      'largest',
      of.map((one) => this.of(one)),
    )
  }

  protected aboveNil(value: Fraction): Fraction {
    return { ...value, top: this.wholes.largest([value.top, this.wholes.nil]) }
  }

  protected rounded(value: Fraction, how: RoundingName): Fraction {
    const { places, way, added } = ROUNDINGS[how]
    if (!added.isZero()) return this.rounded(this.#sum([value, this.number(added)], [false, false]), 'down-to-the-penny')
    const units = 10n ** BigInt(places)
    const shared = greatestCommon(units, value.bottom)
    const top = this.wholes.product(value.top, this.wholes.constant(units / shared))
    const under = this.wholes.constant(value.bottom / shared)
    return { top: this.wholes.quotient(top, value.by ? this.wholes.product(value.by, under) : under, way), bottom: units }
  }

  protected bands({ of, above, bands }: OperationOf<'bands'>): Fraction {
    const nil = this.#fixed(0n)
    const below = above ? this.of(above) : nil
    const top = this.#sum([below, this.of(of)], [false, false])
    const charges: Fraction[] = []
    let from = nil
    for (const { rate, upTo, where } of bands) {
      const isThere = where ? this.holds(where) : true
      if (isThere === false) continue
      const start = this.#furthest('largest', [below, from])
      const end = upTo ? this.#furthest('smallest', [top, this.of(upTo)]) : top
      const charge = this.times(this.aboveNil(this.less(end, start)), this.of(rate))
      charges.push(this.#either(isThere, charge, nil))
      if (upTo) from = this.#either(isThere, this.of(upTo), from)
    }
    return this.#sum(
      charges,
      charges.map(() => false),
    )
  }

  protected when({ condition, holding, otherwise }: OperationOf<'when'>): Fraction {
    const test = this.holds(condition)
    if (typeof test === 'boolean') return this.of(test ? holding : otherwise)
    return this.#either(test, this.of(holding), this.of(otherwise))
  }

  protected cheapest({ ways, otherwise }: OperationOf<'cheapest'>): Fraction {
    let best = { amount: this.of(otherwise.amount), cost: this.of(otherwise.cost()) }
    let isFound: WholeTest = false
    for (const { amount: ofAmount, cost: ofCost, where } of ways) {
      const [amount, cost] = [this.of(ofAmount), this.of(ofCost())]
      // Of several ways that cost the same, it is the smallest amount.
      const isSmaller = [isFound, this.#compared(cost, '=', best.cost), this.#compared(best.amount, '>', amount)]
      const isBetter = this.wholes.together('any', [this.#compared(best.cost, '>', cost), this.wholes.together('all', isSmaller)])
      const isTaken = this.wholes.together('all', [this.holds(where), isBetter])
      best = { amount: this.#either(isTaken, amount, best.amount), cost: this.#either(isTaken, cost, best.cost) }
      isFound = this.wholes.together('any', [isFound, isTaken])
    }
    return best.amount
  }

  protected compared({ kind, amount, than }: Comparison): WholeTest {
    return this.#compared(this.of(amount), kind === 'above' ? '>' : kind === 'at-least' ? '>=' : '=', this.of(than))
  }

  protected together({ kind, of }: Several): WholeTest {
    const decisive = kind === 'any'
    const tests: WholeTest[] = []
    for (const one of of) {
      const test = this.holds(one)
      if (test === decisive) return decisive
      tests.push(test)
    }
    return this.wholes.together(kind, tests)
  }

  protected opposite(test: WholeTest): WholeTest {
    return this.wholes.not(test)
  }

  #compared(one: Fraction, sign: '>' | '>=' | '=', other: Fraction): WholeTest {
    const [first = this.wholes.nil, second = this.wholes.nil] = this.#alike([one, other]).tops
    return this.wholes.compared(first, sign, second)
  }

  #furthest(kind: 'smallest' | 'largest', of: readonly Fraction[]): Fraction {
    const { tops, ...under } = this.#alike(of)
    return { top: this.wholes[kind](tops), ...under }
  }

  #either(test: WholeTest, holding: Fraction, otherwise: Fraction): Fraction {
    if (typeof test === 'boolean') return test ? holding : otherwise
    // Each keeps its own divisor: the other’s may stand in for nothing, where that side is not chosen.
    const [top, bottom] = this.#overOne([holding, otherwise])
    const by = (of: Fraction) => of.by ?? this.wholes.one
    const divisor = this.wholes.choice(test, by(holding), by(otherwise))
    const chosen = this.wholes.choice(test, top[0] ?? holding.top, top[1] ?? otherwise.top)
    return { top: chosen, bottom, ...((holding.by || otherwise.by) && { by: divisor }) }
  }

  #sum(of: readonly Fraction[], isTaken: readonly boolean[]): Fraction {
    const { tops, ...under } = this.#alike(of)
    const top = this.wholes.sum(
      tops.filter((_, index) => !isTaken[index]),
      tops.filter((_, index) => isTaken[index]),
    )
    return this.#shortened({ top, ...under })
  }

  /** The numerators of some fractions once they all have the same denominator and divisor. */
  #alike(of: readonly Fraction[]): { readonly tops: readonly Whole[]; readonly bottom: bigint; readonly by?: Whole } {
    const [tops, bottom] = this.#overOne(of)
    const divisors = [...new Set(of.flatMap(({ by }) => by ?? []))]
    if (divisors.length === 0) return { tops, bottom }
    const raised = tops.map((top, index) =>
      divisors.filter((one) => one !== of[index]?.by).reduce((all, one) => this.wholes.product(all, one), top),
    )
    return { tops: raised, bottom, by: divisors.reduce((all, one) => this.wholes.product(all, one)) }
  }

  /** The same for the denominator alone. */
  #overOne(of: readonly Fraction[]): [tops: Whole[], bottom: bigint] {
    const bottom = of.reduce((all, one) => (all / greatestCommon(all, one.bottom)) * one.bottom, 1n)
    return [of.map((one) => this.wholes.product(one.top, this.wholes.constant(bottom / one.bottom))), bottom]
  }

  /** A constant in lowest terms. */
  #shortened(of: Fraction): Fraction {
    if (!isConstant(of.top)) return of
    if (of.top.least === 0n) return this.#fixed(0n)
    const shared = greatestCommon(of.top.least, of.bottom)
    return { ...of, top: this.#divided(of.top, shared), bottom: of.bottom / shared }
  }

  #divided(top: Whole, by: bigint): Whole {
    return by > 1n ? this.wholes.constant(top.least / by) : top
  }

  #fixed(top: bigint): Fraction {
    return { top: this.wholes.constant(top), bottom: 1n }
  }
}

export function greatestCommon(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}
