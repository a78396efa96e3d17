import type { Amount } from '../../formula/amount.ts'
import { type LeftOutAmount, leftOutBy } from '../../formula/answer.ts'
import { marriageAllowanceReduction } from '../income-tax/marriage-allowance.ts'
import type { TaxOnIncome } from '../income-tax/tax-on-income.ts'
import type { AllowanceRates, IncomeTaxRates } from '../rates.ts'

/**
 * What depends on the person and no input can add: the contributions that people over State Pension age do not pay (SSCBA 1992 s.6(3)), and
 * Marriage Allowance (ITA 2007 s.55B). Pounds for the period of the pay.
 */
export const personalLeftOut = (incomeTax: TaxOnIncome, contribution: Amount, rates: AllowanceRates & IncomeTaxRates): LeftOutAmount[] => [
  ...leftOutBy('category-a', {
    name: 'overPensionAge',
    words: 'If you are over State Pension age',
    amount: contribution,
    effect: 'more',
    law: 'SSCBA 1992 s.6(3)',
  }),
  ...leftOutBy('nothing-else', {
    name: 'marriageAllowance',
    words: 'With Marriage Allowance from your spouse or civil partner',
    amount: marriageAllowanceReduction(incomeTax, rates),
    effect: 'more',
    law: 'ITA 2007 s.55B',
  }),
]
