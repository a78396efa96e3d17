import { input as inputOf } from '../expression/amount.ts'
import { ROUNDINGS, type RoundingName } from '../expression/rounding.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import {
  type AffineForm,
  anything,
  corners,
  either,
  formulaOf,
  isLevel,
  less,
  level,
  plus,
  rangeOf,
  scaled,
  type Unknown,
  unknown,
} from './affine-form.ts'
import type { TypedInputs } from './exact-evaluator.ts'
import { RangeEvaluator, type Sign } from './range-evaluator.ts'
import { HAIR, isAlike, SPECK } from './slope-evaluator.ts'

/**
 * What the amounts of a formula can come to while one input is between two values, both left out. Each amount is a straight line there,
 * unless a difference changes its sign inside the interval or a rounding climbs a stair. Then the interval says where to cut it.
 */
export class AffineEvaluator extends RangeEvaluator<AffineForm> {
  readonly moving: AffineForm
  readonly #moving: Unknown
  readonly #middle: Decimal
  readonly #roundings = new Map<string, AffineForm>()
  #cut: Decimal | undefined

  constructor(typed: TypedInputs, input: string, from: Decimal, to: Decimal) {
    super(typed, input)
    this.#moving = { least: from, most: to, formula: inputOf(input) }
    this.#middle = from.plus(to).dividedBy(2)
    this.moving = unknown(this.#moving)
  }

  /** Where to cut the interval so that more amounts are straight: the edge or stair nearest to its middle, of those met so far. */
  get cut(): Decimal {
    return this.#cut ?? this.#middle
  }

  /** Whether a form is a straight line on the whole interval. */
  isStraight({ times }: AffineForm): boolean {
    return times.size === 0 || (times.size === 1 && times.has(this.#moving))
  }

  /** How many stairs of roundings a form spans; 0 where something other than a rounding is unknown in it. */
  stairsOf({ times }: AffineForm): Decimal {
    const others = [...times.keys()].filter((of) => of !== this.#moving)
    return others.every(({ stairs }) => stairs) ? others.reduce((all, { stairs = ZERO }) => all.plus(stairs), ZERO) : ZERO
  }

  /** The inputs between which a form can come to an amount: all of the interval or a part of it. None where the first is above the second. */
  whereIs(form: AffineForm, amount: Decimal): readonly [Decimal, Decimal] {
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

  /** The sign of a form on the whole interval; undefined where it changes or may change. */
  signOf(form: AffineForm): Sign | undefined {
    const [least, most] = rangeOf(form)
    if (isAlike(least, ZERO) && isAlike(most, ZERO)) return 0
    const isStraight = this.isStraight(form)
    // A line that is nothing at an end of the interval has one sign inside.
    const slack = isStraight ? HAIR.negated() : HAIR
    if (least.greaterThan(slack)) return 1
    if (most.lessThan(slack.negated())) return -1
    if (isStraight) this.#mayCut(form, ZERO)
    return undefined
  }

  /** Notes where a straight line comes to an amount, if that is inside the interval and nearer to its middle than any before. */
  #mayCut(line: AffineForm, amount: Decimal): void {
    const at = amount.minus(line.number).dividedBy(line.times.get(this.#moving) ?? ZERO)
    const isInside = at.greaterThan(this.#moving.least) && at.lessThan(this.#moving.most)
    const isNearer = !this.#cut?.minus(this.#middle).abs().lessThanOrEqualTo(at.minus(this.#middle).abs())
    if (isInside && isNearer) this.#cut = at
  }

  protected number(value: Decimal): AffineForm {
    return level(value)
  }

  protected plus(form: AffineForm, added: AffineForm): AffineForm {
    return plus(form, added)
  }

  protected less(form: AffineForm, taken: AffineForm): AffineForm {
    return less(form, taken)
  }

  /** The lower of two forms. Where it is not known which, the first, less up to as much as the other may be below it. */
  lower(one: AffineForm, other: AffineForm): AffineForm {
    const sign = this.signOf(less(one, other))
    if (sign !== undefined) return sign > 0 ? other : one
    return plus(one, unknown({ least: rangeOf(less(other, one))[0], most: ZERO }))
  }

  protected either(one: AffineForm, other: AffineForm): AffineForm {
    return either(one, other)
  }

  /** Two forms multiplied; a range where neither is a number. */
  times(one: AffineForm, other: AffineForm): AffineForm {
    if (isLevel(one)) return scaled(other, (part) => part.times(one.number))
    if (isLevel(other)) return scaled(one, (part) => part.times(other.number))
    return corners(one, other, (a, b) => a.times(b))
  }

  /** One form divided by another; anything at all where the other may come to nothing. */
  dividedBy(one: AffineForm, other: AffineForm): AffineForm {
    if (isLevel(other)) return scaled(one, (part) => part.dividedBy(other.number))
    if (!this.signOf(other)) return anything()
    // The part that rises in step with the divisor is a multiple of it.
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

  /** The stair that a form is on. Where it is on several, the form plus what the rounding adds. */
  rounded(form: AffineForm, how: RoundingName): AffineForm {
    const { round, height, starts } = ROUNDINGS[how]
    const [least, most] = rangeOf(form)
    if (!least.isFinite() || !most.isFinite()) return anything()
    const inside = this.isStraight(form) && !isLevel(form) ? SPECK : ZERO
    const stair = round(least.plus(inside))
    if (stair.equals(round(most.minus(inside)))) return level(stair)
    if (this.isStraight(form)) {
      const start = round(least.plus(most).dividedBy(2)).plus(starts)
      for (const end of [start, start.plus(height)]) this.#mayCut(form, end)
    }
    return plus(form, this.#roundedBy(form, how))
  }

  /** What a rounding adds. Two lines that are a whole number of stairs apart share it. */
  #roundedBy(form: AffineForm, how: RoundingName): AffineForm {
    const { height, starts } = ROUNDINGS[how]
    const [least, most] = rangeOf(form)
    const stairs = { least: starts.plus(height).negated(), most: starts.negated(), stairs: most.minus(least).dividedBy(height) }
    const formula = this.isStraight(form) && formulaOf(form)
    if (!formula) return unknown(stairs)
    const alike = [how, form.number.minus(form.number.dividedBy(height).floor().times(height)), form.times.get(this.#moving)].join()
    const added = this.#roundings.get(alike) ?? unknown({ ...stairs, formula: formula.rounded(how).less(formula) })
    this.#roundings.set(alike, added)
    return added
  }
}
