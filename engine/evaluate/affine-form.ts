import { type Amount, number as numberOf, sumOf } from '../expression/amount.ts'
import { Decimal, ONE, ZERO } from '../money/decimal.ts'
import { isAlike } from './slope-evaluator.ts'

/** A quantity that varies on an interval, between `least` and `most`: the input that moves, or what a rounding adds. */
export interface Unknown {
  readonly least: Decimal
  readonly most: Decimal
  /** Its formula, where that takes only a few steps from the input. */
  readonly formula?: Amount
  /** The number of stairs, where a rounding adds it. */
  readonly stairs?: Decimal
}

/**
 * What an amount comes to on an interval: a number, plus a multiple of each unknown. In the difference of two forms, what they share cancels
 * out.
 */
export interface AffineForm {
  readonly number: Decimal
  readonly times: ReadonlyMap<Unknown, Decimal>
}

/** The least and the most that a form can come to. */
export function rangeOf({ number, times }: AffineForm): readonly [Decimal, Decimal] {
  let [least, most] = [number, number]
  for (const [of, by] of times) {
    const ends = by.isNegative() ? ([of.most, of.least] as const) : ([of.least, of.most] as const)
    least = least.plus(ends[0].times(by))
    most = most.plus(ends[1].times(by))
  }
  return [least, most]
}

/** Whether a form is a number. */
export const isLevel = ({ times }: AffineForm) => times.size === 0

export const level = (number: Decimal): AffineForm => ({ number, times: new Map() })
/** A form that shares nothing with any other. */
export const unknown = (of: Unknown): AffineForm => ({ number: ZERO, times: new Map([[of, ONE]]) })
export const anything = () => unknown({ least: new Decimal(-Infinity), most: new Decimal(Infinity) })

export function plus(one: AffineForm, other: AffineForm): AffineForm {
  const times = new Map(one.times)
  for (const [of, by] of other.times) {
    const together = times.get(of)?.plus(by) ?? by
    if (isAlike(together, ZERO)) times.delete(of)
    else times.set(of, together)
  }
  return { number: one.number.plus(other.number), times }
}

export const less = (one: AffineForm, other: AffineForm): AffineForm =>
  plus(
    one,
    scaled(other, (part) => part.negated()),
  )

/** A form with its number and the multiple of each unknown scaled alike. */
export const scaled = ({ number, times }: AffineForm, scale: (part: Decimal) => Decimal): AffineForm => ({
  number: scale(number),
  times: new Map([...times].flatMap(([of, by]) => (scale(by).isZero() ? [] : [[of, scale(by)]]))),
})

/** Between the least and the most that the ends of two ranges make. */
export function corners(one: AffineForm, other: AffineForm, make: (a: Decimal, b: Decimal) => Decimal): AffineForm {
  const all = rangeOf(one).flatMap((a) => rangeOf(other).map((b) => make(a, b)))
  return unknown({ least: Decimal.min(...all), most: Decimal.max(...all) })
}

/** One of two forms, not known which: the first, and perhaps the difference. */
export function either(one: AffineForm, other: AffineForm): AffineForm {
  const [least, most] = rangeOf(less(other, one))
  return plus(one, unknown({ least: Decimal.min(least, ZERO), most: Decimal.max(most, ZERO) }))
}

/** A short formula for a form, which holds only on its interval; undefined where one of its unknowns has no formula. */
export function formulaOf({ number, times }: AffineForm): Amount | undefined {
  const terms = [numberOf(number)]
  for (const [{ formula }, by] of times) {
    if (!formula) return undefined
    terms.push(formula.times(numberOf(by)))
  }
  return sumOf(terms)
}
