import { Decimal, ONE, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import { type Amount, type BandOf, input, number, type Operation, sumOf } from './amount.ts'
import { cheapestIn } from './cheapest.ts'
import type { Condition } from './condition.ts'
import { anything, corners, type Form, isLevel, less, level, NIL, plus, rangeOf, scaled, type Unknown, unknown } from './form.ts'
import { HAIR, isAlike, SPECK } from './lines.ts'
import { ROUNDINGS, type RoundingName, STAIRS } from './rounding.ts'
import { NoInputError, type Typed } from './values.ts'

const HUNDRED = level(ONE_HUNDRED)

/**
 * What the amounts of a formula can come to while one input is somewhere between two values, themselves left out. An amount follows a
 * straight line there, unless something inside the stretch changes sides or climbs a stair. Then it says where to cut.
 */
export class Stretch {
  readonly #typed: Typed
  readonly #input: string
  readonly #moving: Unknown
  readonly #middle: Decimal
  readonly #known = new Map<Amount, Form>()
  readonly #roundings = new Map<string, Form>()
  #cut: Decimal | undefined

  constructor(typed: Typed, moved: string, from: Decimal, to: Decimal) {
    this.#typed = typed
    this.#input = moved
    this.#moving = { least: from, most: to, formula: input(moved) }
    this.#middle = from.plus(to).dividedBy(2)
  }

  /** What an amount can come to. @throws NoInputError */
  of(amount: Amount): Form {
    let form = this.#known.get(amount)
    if (!form) this.#known.set(amount, (form = this.#workOut(amount.operation)))
    return form
  }

  /** Where to cut the stretch so that more of the amounts asked about so far are straight: the edge or stair nearest to its middle. */
  get cut(): Decimal {
    return this.#cut ?? this.#middle
  }

  /** Whether a form is a straight line on the whole stretch. */
  isStraight({ times }: Form): boolean {
    return times.size === 0 || (times.size === 1 && times.has(this.#moving))
  }

  /** On how many stairs of roundings a form is; none where something else in it is not known. */
  stairsOf({ times }: Form): Decimal {
    const others = [...times.keys()].filter((of) => of !== this.#moving)
    return others.every(({ stairs }) => stairs) ? others.reduce((all, { stairs = ZERO }) => all.plus(stairs), ZERO) : ZERO
  }

  /** A formula for a form that holds on this stretch alone and is much shorter; undefined where something in it is not known so well. */
  formulaOf(form: Form): Amount | undefined {
    const terms = [number(form.number)]
    for (const [{ formula }, by] of form.times) {
      if (!formula) return undefined
      terms.push(formula.times(number(by)))
    }
    return sumOf(terms)
  }

  /** Between which inputs a form can come to an amount: all of the stretch, a part of it, or none, where the first is above the second. */
  whereIs(form: Form, amount: Decimal): readonly [Decimal, Decimal] {
    const { least: from, most: to } = this.#moving
    const slope = form.times.get(this.#moving)
    const rest = new Map(form.times)
    rest.delete(this.#moving)
    const [least, most] = rangeOf({ number: form.number, times: rest })
    if (slope) {
      const ends = [amount.minus(least).dividedBy(slope), amount.minus(most).dividedBy(slope)]
      return [Decimal.max(from, Decimal.min(...ends)), Decimal.min(to, Decimal.max(...ends))]
    }
    return least.minus(amount).greaterThan(HAIR) || amount.minus(most).greaterThan(HAIR) ? [to, from] : [from, to]
  }

  /** Whether a condition holds on the whole stretch; undefined where that is not known. */
  #holds(condition: Condition): boolean | undefined {
    switch (condition.kind) {
      case 'above':
      case 'at-least':
      case 'equal': {
        const sign = this.#signOf(less(this.of(condition.amount), this.of(condition.than)))
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

  #workOut(operation: Operation): Form {
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
        return operation.factors.map((factor) => this.of(factor)).reduce((product, factor) => this.#times(product, factor))
      case 'quotient':
        return this.#dividedBy(this.of(operation.dividend), this.of(operation.divisor))
      case 'percent':
        return this.#dividedBy(this.#times(this.of(operation.of), this.of(operation.percent)), HUNDRED)
      case 'share': {
        const whole = this.of(operation.whole)
        const share = () => this.#times(this.#dividedBy(this.of(operation.part), whole), HUNDRED)
        const sign = this.#signOf(whole)
        return sign === undefined ? this.#either(share(), NIL) : sign > 0 ? share() : NIL
      }
      case 'smallest':
        return operation.of.map((one) => this.of(one)).reduce((least, one) => this.#lower(least, one))
      case 'largest':
        return operation.of.map((one) => this.of(one)).reduce((most, one) => less(NIL, this.#lower(less(NIL, most), less(NIL, one))))
      case 'over':
        return this.#aboveNil(less(this.of(operation.of), this.of(operation.limit)))
      case 'bands': {
        const below = operation.above ? this.of(operation.above) : NIL
        return less(this.#charge(plus(below, this.of(operation.of)), operation.bands), this.#charge(below, operation.bands))
      }
      case 'when': {
        const holds = this.#holds(operation.condition)
        if (holds === undefined) return this.#either(this.of(operation.holding), this.of(operation.otherwise))
        return this.of(holds ? operation.holding : operation.otherwise)
      }
      case 'cheapest':
        return this.#cheapest(operation)
      case 'rounded':
        return this.#rounded(this.of(operation.of), operation.how)
    }
  }

  #inputForm(name: string): Form {
    if (name === this.#input) return { number: ZERO, times: new Map([[this.#moving, ONE]]) }
    const value = this.#typed[name]
    if (!(value instanceof Decimal)) throw new NoInputError(name)
    return level(value)
  }

  /** Whether a form is above or below nothing on the whole stretch, or is nothing; undefined where it changes sides or may do so. */
  #signOf(form: Form): -1 | 0 | 1 | undefined {
    const [least, most] = rangeOf(form)
    if (isAlike(least, ZERO) && isAlike(most, ZERO)) return 0
    const isStraight = this.isStraight(form)
    // A line that meets nothing at an end of the stretch is on one side of it inside.
    const slack = isStraight ? HAIR.negated() : HAIR
    if (least.greaterThan(slack)) return 1
    if (most.lessThan(slack.negated())) return -1
    if (isStraight) this.#mayCut(form, ZERO)
    return undefined
  }

  /** Notes where a straight line comes to an amount, if that is inside the stretch and nearer to its middle. */
  #mayCut(line: Form, amount: Decimal): void {
    const at = amount.minus(line.number).dividedBy(line.times.get(this.#moving) ?? ZERO)
    const isInside = at.greaterThan(this.#moving.least) && at.lessThan(this.#moving.most)
    const isNearer = !this.#cut?.minus(this.#middle).abs().lessThanOrEqualTo(at.minus(this.#middle).abs())
    if (isInside && isNearer) this.#cut = at
  }

  /** One of two forms, not known which: the first, and perhaps the difference. */
  #either(one: Form, other: Form): Form {
    const [least, most] = rangeOf(less(other, one))
    return plus(one, unknown({ least: Decimal.min(least, ZERO), most: Decimal.max(most, ZERO) }))
  }

  #lower(one: Form, other: Form): Form {
    const sign = this.#signOf(less(one, other))
    if (sign !== undefined) return sign > 0 ? other : one
    return plus(one, unknown({ least: rangeOf(less(other, one))[0], most: ZERO }))
  }

  #aboveNil(form: Form): Form {
    return less(NIL, this.#lower(less(NIL, form), NIL))
  }

  #times(one: Form, other: Form): Form {
    if (isLevel(one)) return scaled(other, (part) => part.times(one.number))
    if (isLevel(other)) return scaled(one, (part) => part.times(other.number))
    return corners(one, other, (a, b) => a.times(b))
  }

  #dividedBy(one: Form, other: Form): Form {
    if (isLevel(other)) return scaled(one, (part) => part.dividedBy(other.number))
    if (!this.#signOf(other)) return anything()
    // What rises in step with the divisor is a number of times the divisor.
    const slope = other.times.get(this.#moving)
    const whole = slope ? (one.times.get(this.#moving) ?? ZERO).dividedBy(slope) : ZERO
    const rest = less(
      one,
      scaled(other, (part) => part.times(whole)),
    )
    if (rest.times.size === 0 && isAlike(rest.number, ZERO)) return level(whole)
    return plus(
      level(whole),
      corners(rest, other, (a, b) => a.dividedBy(b)),
    )
  }

  /** The stair that a form is on; where there are several, the form and what the rounding adds. */
  #rounded(form: Form, how: RoundingName): Form {
    const round = ROUNDINGS[how]
    const [least, most] = rangeOf(form)
    if (!least.isFinite() || !most.isFinite()) return anything()
    const inside = this.isStraight(form) && !isLevel(form) ? SPECK : ZERO
    const stair = round(least.plus(inside))
    if (stair.equals(round(most.minus(inside)))) return level(stair)
    const { height, starts } = STAIRS[how]
    if (this.isStraight(form)) {
      const start = round(least.plus(most).dividedBy(2)).plus(starts)
      for (const end of [start, start.plus(height)]) this.#mayCut(form, end)
    }
    return plus(form, this.#roundedBy(form, how))
  }

  /** What a rounding adds. It is the same for two lines that are some whole stairs apart. */
  #roundedBy(form: Form, how: RoundingName): Form {
    const { height, starts } = STAIRS[how]
    const [least, most] = rangeOf(form)
    const stairs = { least: starts.plus(height).negated(), most: starts.negated(), stairs: most.minus(least).dividedBy(height) }
    const formula = this.isStraight(form) && this.formulaOf(form)
    if (!formula) return unknown(stairs)
    const alike = [how, form.number.minus(form.number.dividedBy(height).floor().times(height)), form.times.get(this.#moving)].join()
    const added = this.#roundings.get(alike) ?? unknown({ ...stairs, formula: formula.rounded(how).less(formula) })
    this.#roundings.set(alike, added)
    return added
  }

  /** The charge by bands on everything up to an amount. */
  #charge(on: Form, bands: readonly BandOf[]): Form {
    let [charged, from] = [NIL, NIL]
    const amount = this.#aboveNil(on)
    for (const { rate, upTo, where } of bands) {
      const isThere = where ? this.#holds(where) : true
      if (isThere === false) continue
      const to = upTo ? this.#lower(amount, this.of(upTo)) : amount
      const more = plus(charged, this.#times(less(to, this.#lower(from, to)), this.of(rate)))
      charged = isThere ? more : this.#either(charged, more)
      from = isThere ? to : this.#either(from, to)
    }
    return charged
  }

  /** The cheapest way; where it is not known which, any that may be open and that no other is sure to undercut. */
  #cheapest(operation: Operation & { readonly kind: 'cheapest' }): Form {
    let isKnown = true
    const known = <Answer extends boolean | number>(answer: Answer | undefined, unknownAnswer: Answer) => {
      isKnown &&= answer !== undefined
      return answer ?? unknownAnswer
    }
    const cheapest = cheapestIn(operation, {
      holds: (condition) => known(this.#holds(condition), true),
      compared: (one, other) => known<number>(this.#signOf(less(this.of(one), this.of(other))), 0),
    })
    if (isKnown) return this.of(cheapest)
    const ways = [{ ...operation.otherwise, isOpen: true }, ...operation.ways.map((way) => ({ ...way, isOpen: this.#holds(way.where) }))]
    const isUndercut = (cost: Amount) =>
      ways.some((way) => way.isOpen && rangeOf(less(this.of(cost), this.of(way.cost)))[0].greaterThan(HAIR))
    const possible = ways.filter(({ cost, isOpen }) => isOpen !== false && !isUndercut(cost))
    return possible.map(({ amount }) => this.of(amount)).reduce((any, amount) => this.#either(any, amount))
  }
}
