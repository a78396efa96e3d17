import type { BandTable } from '../../result/result.ts'
import { type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'
import { incomeTaxSteps } from '../income-tax/steps.ts'
import type { TaxOnIncome } from '../income-tax/tax-on-income.ts'
import type { AddedTax } from './added-tax.ts'

/** How the two computations are told apart in labels: `on other income`, `with the rent`. */
export interface AddedTaxWords {
  readonly before: string
  readonly after: string
}

/** The working of the tax on income without an amount and with it: each allowance, taxable income and tax, under `.before` and `.after`. */
export function addedTaxSteps(
  { before, after }: AddedTax,
  operands: { readonly income: Operand; readonly totalIncome: Operand },
  words: AddedTaxWords,
  rates: IncomeTaxRates,
): Step[] {
  return [
    ...stepsNamed('before', words.before, before, operands.income, rates),
    ...stepsNamed('after', words.after, after, operands.totalIncome, rates),
  ]
}

/** The bands of both computations with what fell in each. */
export const addedTaxBandTables = ({ before, after }: AddedTax, words: AddedTaxWords): BandTable[] => [
  { key: 'incomeTax.before', title: `Income Tax by band, ${words.before}`, slices: before.slices },
  { key: 'incomeTax.after', title: `Income Tax by band, ${words.after}`, slices: after.slices },
]

function stepsNamed(name: 'before' | 'after', words: string, tax: TaxOnIncome, income: Operand, rates: IncomeTaxRates): Step[] {
  const named: Step[] = []
  for (const step of incomeTaxSteps(tax, { income, adjustedNetIncome: income }, rates)) {
    const operands = Object.entries(step.operands).map(([key, operand]) => {
      const earlier = 'step' in operand && operand !== income && named.find((other) => other.key === `${operand.step}.${name}`)
      return [key, earlier ? stepOperand(earlier) : operand] as const
    })
    named.push({
      ...step,
      key: `${step.key}.${name}`,
      label: `${step.label}, ${words}`,
      operands: Object.fromEntries(operands),
      ...(step.bandTable !== undefined && { bandTable: `${step.bandTable}.${name}` }),
    })
  }
  return named
}
