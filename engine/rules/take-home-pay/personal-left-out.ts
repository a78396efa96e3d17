import type { Decimal } from '../../money/decimal.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import { type AllowanceRates, marriageAllowanceReduction } from '../income-tax/marriage-allowance.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'
import type { TaxOnIncome } from '../income-tax/tax-on-income.ts'

/**
 * What depends on who is paid and no input brings in, in pounds of the period of the pay: the contributions that nobody over State Pension
 * age pays (SSCBA 1992 s.6(3)), and Marriage Allowance (ITA 2007 s.55B).
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
