import { expect } from 'vitest'
import { calculator as incomeTax } from '../calculators/income-tax/index.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { exact } from './questions.ts'

type TakeHomeInputs = Parameters<typeof incomeTax.calculate>[0]

const NOTHING_ELSE: TakeHomeInputs = {
  annualSalary: ZERO,
  pensionContribution: ZERO,
  studentLoanPlan: 'none',
  region: 'england',
  pensionMethod: 'salary-sacrifice',
  postgraduateLoan: false,
}
export const regionOf = (region: unknown) => incomeTax.fields.region.options.find((each) => each === region) ?? 'england'

/** What the income-tax page says of an income, exact: an income on the way may have parts of a penny, which no form takes. */
export const takeHome = (ruleSet: RuleSet, inputs: Partial<TakeHomeInputs>) =>
  incomeTax.calculate({ ...NOTHING_ELSE, ...inputs }, { ruleSet })
export const taxOn = (ruleSet: RuleSet, annualSalary: Decimal, region: unknown) =>
  exact(takeHome(ruleSet, { annualSalary, region: regionOf(region) }), 'incomeTax')

/** That two amounts are the same but for the digits far below a penny where a recurring twelfth is cut off. */
export const same = (found: Decimal, expected: Decimal) => {
  const isSame = found.minus(expected).abs().lt('1e-40')
  expect((isSame ? expected : found).toFixed()).toBe(expected.toFixed())
}

/** An amount that was typed; nothing where the field is no amount. */
export const amountOf = (inputs: Readonly<Record<string, unknown>>, name: string) => {
  const value = inputs[name]
  return value instanceof Decimal ? value : ZERO
}
