import type { Calculator } from '../../engine/calculator.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { incomeTax } from './decimal/income-tax.ts'
import { ir35 } from './decimal/ir35.ts'
import { pensionAllowance } from './decimal/pension-allowance.ts'
import type { Amounts } from './decimal/rules.ts'
import { randomInputs } from './random-inputs.ts'

/** The yardstick of speed: the arithmetic of three calculators in decimal.js, under the law alone, without working or provenance. */
const BARE = { 'income-tax': incomeTax, ir35, 'pension-allowance': pensionAllowance }

/** The slugs of the calculators with a bare version. */
export const SLUGS = Object.keys(BARE) as (keyof typeof BARE)[]

/** Three ways of answering the same questions. */
export interface Contestants {
  readonly explained: (inputs: object) => unknown
  readonly record: (inputs: object) => unknown
  readonly decimal: (inputs: object) => unknown
}

const SEED = 2024

/**
 * The contestants for one calculator, with questions from a fixed seed.
 * @throws Error if the bare decimal version is a penny away from the engine’s record.
 */
export function contestantsOf(calculator: Calculator, count: number): { readonly contestants: Contestants; readonly questions: object[] } {
  const slug = calculator.slug as keyof typeof BARE
  // The bare version of ir35 knows only the salary that a director takes where none is chosen.
  const questions = randomInputs(calculator, count, SEED).map(({ inputs }) => {
    const { directorSalary: _, ...asked } = inputs
    return asked
  })
  type Asked = (typeof questions)[number]
  const decimal = BARE[slug] as (inputs: object) => Amounts
  for (const asked of questions) {
    const record = calculator.record(asked)
    for (const [name, amount] of Object.entries(decimal(asked))) {
      const expected = record[name]
      if (Decimal.isDecimal(expected) && amount.equals(expected)) continue
      throw new Error(`${slug} ${name}: ${amount.toFixed()} bare, ${String(expected)} by the engine, for ${JSON.stringify(asked)}`)
    }
  }
  const contestants: Contestants = {
    explained: (asked) => calculator.calculate(asked as Asked),
    record: (asked) => calculator.record(asked as Asked),
    decimal,
  }
  return { contestants, questions }
}
