import { expect } from 'vitest'
import { calculator as incomeTax } from '../calculators/income-tax/answer.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { exact } from './questions.ts'

type TakeHomeInputs = Parameters<typeof incomeTax.calculate>[0]

const parsed = incomeTax.parse({})
if (parsed.issues) throw new Error('nothing typed is refused')
const NOTHING_ELSE: TakeHomeInputs = parsed.inputs

/** A region from an input that may have none: England by default. */
export const regionOf = (region: unknown) => incomeTax.fields.region.options.find((each) => each === region) ?? 'england'

/**
 * The result of the income-tax page for exact inputs. An amount that was worked out may have fractions of a penny, which a form would
 * refuse.
 */
export const takeHome = (ruleSet: RuleSet, inputs: Partial<TakeHomeInputs>) =>
  incomeTax.calculate({ ...NOTHING_ELSE, ...inputs }, { ruleSet })
/** The Income Tax that the page works out on a salary, exact pounds a year. */
export const taxOn = (ruleSet: RuleSet, annualSalary: Decimal, region: unknown) =>
  exact(takeHome(ruleSet, { annualSalary, region: regionOf(region) }), 'incomeTax')

/** Expects two amounts to be the same, apart from the last digits of a recurring twelfth, far below a penny. */
export const same = (found: Decimal, expected: Decimal) => {
  const isSame = found.minus(expected).abs().lt('1e-40')
  expect((isSame ? expected : found).toFixed()).toBe(expected.toFixed())
}

/** An amount that was typed, or 0 where the field is not an amount. */
export const amountOf = (inputs: Readonly<Record<string, unknown>>, name: string) => {
  const value = inputs[name]
  return value instanceof Decimal ? value : ZERO
}
