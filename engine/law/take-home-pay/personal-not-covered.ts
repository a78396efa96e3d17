import type { NotCoveredAmount } from '../../answer/answer.ts'
import type { Amount } from '../../expression/amount.ts'
import { marriageAllowanceReduction } from '../income-tax/marriage-allowance.ts'
import type { TaxOnIncome } from '../income-tax/tax-on-income.ts'
import type { AllowanceRates, IncomeTaxRates } from '../rates.ts'

/** The contributions that people over State Pension age do not pay. SSCBA 1992 s.6(3). Pounds for the period of the pay. */
export const overPensionAge = (contribution: Amount): NotCoveredAmount => ({
  assumption: 'category-a',
  name: 'overPensionAge',
  words: 'If you are over State Pension age',
  amount: contribution,
  effect: 'more',
  law: 'SSCBA 1992 s.6(3)',
})

/** What Marriage Allowance from a spouse would take off Income Tax. ITA 2007 s.55B. Pounds a year. */
export const withMarriageAllowance = (incomeTax: TaxOnIncome, rates: AllowanceRates & IncomeTaxRates): NotCoveredAmount => ({
  assumption: 'nothing-else',
  name: 'marriageAllowance',
  words: 'With Marriage Allowance from your spouse or civil partner',
  amount: marriageAllowanceReduction(incomeTax, rates),
  effect: 'more',
  law: 'ITA 2007 s.55B',
})
