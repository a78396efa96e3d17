import type { Decimal } from '../../money/decimal.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import { type AllowanceRates, marriageAllowanceReduction } from '../income-tax/marriage-allowance.ts'
import type { TaxOnIncome } from '../income-tax/tax-on-income.ts'

/**
 * What depends on the person and no input can add: the contributions that people over State Pension age do not pay (SSCBA 1992 s.6(3)), and
 * Marriage Allowance (ITA 2007 s.55B). Pounds for the period of the pay, to the penny.
 */
export const personalLeftOut = (incomeTax: TaxOnIncome, contribution: Decimal, rates: AllowanceRates & IncomeTaxRates): LeftOut[] => [
  ...leftOutBy('category-a', { name: 'overPensionAge', amount: contribution, effect: 'more', law: 'SSCBA 1992 s.6(3)' }),
  ...leftOutBy('nothing-else', {
    name: 'marriageAllowance',
    amount: marriageAllowanceReduction(incomeTax, rates),
    effect: 'more',
    law: 'ITA 2007 s.55B',
  }),
]
