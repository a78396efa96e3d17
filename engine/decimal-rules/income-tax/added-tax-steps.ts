import { renameSteps } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import type { Operand, Step } from '../../result/step.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { AddedTax } from './added-tax.ts'
import { incomeTaxSteps } from './steps.ts'
import type { TaxOnIncome } from './tax-on-income.ts'

/** The words that distinguish the two computations in labels: `without the rent`, `with the rent`. */
export interface AddedTaxWords {
  readonly before: string
  readonly after: string
}

/**
 * The working of the tax on income without an amount and with it: the allowance, taxable income and tax of each, under keys that end in
 * `.before` and `.after`. Annual pounds.
 */
export function addedTaxSteps(
  { before, after }: AddedTax,
  operands: { readonly income: Operand; readonly totalIncome: Operand },
  words: AddedTaxWords,
  rates: IncomeTaxRates,
): Step[] {
  const named = (name: keyof AddedTaxWords, tax: TaxOnIncome, income: Operand) =>
    renameSteps(incomeTaxSteps(tax, { income, adjustedNetIncome: income }, rates), ({ key, label }) => ({
      key: `${key}.${name}`,
      label: `${label} ${words[name]}`,
    }))
  return [...named('before', before, operands.income), ...named('after', after, operands.totalIncome)]
}

/** The bands of both computations, with the amount in each. */
export const addedTaxBandTables = ({ before, after }: AddedTax, words: AddedTaxWords): BandTable[] => [
  { key: 'incomeTax.before', title: `Income Tax by band, ${words.before}`, slices: before.slices },
  { key: 'incomeTax.after', title: `Income Tax by band, ${words.after}`, slices: after.slices },
]
