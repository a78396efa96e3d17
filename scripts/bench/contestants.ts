import type { Calculator } from '../../engine/calculator.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { bareDecimal } from './bare-decimal.ts'
import { bareFloat } from './bare-float.ts'
import { type Amounts, inNumbers } from './inputs.ts'
import { randomInputs } from './random-inputs.ts'

export type Slug = keyof typeof bareDecimal
/** The slugs of the calculators with a bare version. */
export const SLUGS = Object.keys(bareDecimal).sort() as Slug[]

/** One way of answering, and the questions in the kind of number that it takes. */
export interface Contestant {
  readonly run: (inputs: object) => unknown
  readonly inputs: readonly object[]
}

/** The four ways of answering the same questions. */
export interface Contestants {
  readonly explained: Contestant
  readonly record: Contestant
  readonly decimal: Contestant
  readonly float: Contestant
}

const SEED = 2024

/**
 * The contestants for one calculator, with questions from a fixed seed.
 * @throws Error if the bare decimal version is a penny away from the engine’s record, or the float64 version a pound.
 */
export function contestantsOf(calculator: Calculator, count: number): Contestants {
  const slug = calculator.slug as Slug
  const inputs = randomInputs(calculator, count, SEED).map((made) => made.inputs)
  type Asked = (typeof inputs)[number]
  const numbers = inputs.map(inNumbers)
  const inDecimal = bareDecimal[slug] as (inputs: object) => Amounts<Decimal>
  const inFloat = bareFloat[slug] as (inputs: object) => Amounts<number>
  const contestants: Contestants = {
    explained: { run: (asked) => calculator.calculate(asked as Asked), inputs },
    record: { run: (asked) => calculator.record(asked as Asked), inputs },
    decimal: { run: inDecimal, inputs },
    float: { run: inFloat, inputs: numbers },
  }
  for (const [index, asked] of inputs.entries()) {
    const record = calculator.record(asked)
    const floats = inFloat(numbers[index] ?? {})
    for (const [name, amount] of Object.entries(inDecimal(asked))) {
      const expected = record[name]
      const isSame = Decimal.isDecimal(expected) && amount.equals(expected)
      if (!isSame)
        throw new Error(`${slug} ${name}: ${amount.toFixed()} bare, ${String(expected)} by the engine, for ${JSON.stringify(asked)}`)
      const float = floats[name] ?? Number.NaN
      if (!(Math.abs(float - amount.toNumber()) <= 1))
        throw new Error(`${slug} ${name}: ${float} in float64, ${amount.toFixed()} in decimals`)
    }
  }
  return contestants
}
