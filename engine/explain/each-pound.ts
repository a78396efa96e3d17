import type { Calculator } from '../calculator.ts'
import type { Direction } from '../evaluate/slope-evaluator.ts'
import { Decimal, ONE } from '../money/decimal.ts'

/**
 * What one more pound of an input does to an answer, just above the amount given for it (1) or just below (−1). Exact; roundings are
 * smoothed out. It takes the default tax year and rule set. A field that is not given is left blank.
 * @throws RangeError where the input is not given as an amount, or the calculator’s other fields cannot be left blank.
 */
export function eachPound(
  calculator: Calculator,
  given: Readonly<Record<string, Decimal | string | boolean>>,
  input: string,
  way: Direction = 1,
) {
  const blank = calculator.parse({})
  const at = given[input]
  if (blank.issues || !(at instanceof Decimal)) throw new RangeError(`${calculator.slug} cannot say what a pound of ${input} does`)
  const segment = calculator.segment({ ...blank.inputs, ...given }, {}, input, at, way)
  /** What a pound adds to a row, by its key. Negative where the row falls. @throws RangeError for a row that is not there. */
  const addedTo = (key: string) => {
    const line = segment?.rows.get(key)
    if (!line) throw new RangeError(`${calculator.slug} has no row "${key}"`)
    return line.slope
  }
  /** The part of a pound that the row does not gain, as a fraction: 0.28 of a pound of salary that adds 72p to take-home pay. */
  const lostFrom = (key: string) => ONE.minus(addedTo(key))
  return { addedTo, lostFrom }
}
