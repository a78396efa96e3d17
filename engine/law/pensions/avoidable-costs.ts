import type { AvoidableCost } from '../../answer/answer.ts'
import { type Amount, figure, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { isReducedForHighIncome } from '../income-tax/personal-allowance.ts'
import type { TaxOnIncome } from '../income-tax/tax-on-income.ts'
import type { IncomeTaxRates } from '../rates.ts'

/**
 * What takes away part of a Personal Allowance, but not all of it: the adjusted net income above the limit. A gross contribution of this
 * amount restores the allowance. `memberShare` is the part of it that the member pays under relief at source. ITA 2007 ss.35 and 58; FA 2004
 * s.192. Pounds a year; none where the rule set does not taper the allowance.
 */
export const taperOf = (
  { adjustedNetIncome, allowance }: Pick<TaxOnIncome, 'adjustedNetIncome' | 'allowance'>,
  rates: IncomeTaxRates,
  memberShare?: Amount,
): AvoidableCost[] =>
  isReducedForHighIncome(rates)
    ? [
        {
          reason: 'full-allowance',
          amount: adjustedNetIncome.excessOver(figure(rates.incomeTax.personalAllowance.incomeLimit)),
          isCost: isAbove(allowance, zero),
          ...(memberShare && { memberShare }),
        },
      ]
    : []

/** The High Income Child Benefit Charge, which a contribution can bring to nothing. ITEPA 2003 s.681C. Pounds a year. */
export const chargeOf = (charge: Amount): AvoidableCost[] => [{ reason: 'no-child-benefit-charge', amount: charge }]

/**
 * What is taxed at the higher rate or above it: taxable income, and what a contribution has above the annual allowance as its top slice.
 * ITA 2007 ss.10 and 11A; FA 2004 s.227. Pounds a year.
 */
export function higherRateOf({ taxableIncome, bands }: Pick<TaxOnIncome, 'taxableIncome' | 'bands'>, excess: Amount): AvoidableCost[] {
  const start = bands[bands.findIndex(({ name }) => name === 'higher') - 1]?.upTo
  return start ? [{ reason: 'no-higher-rate', amount: taxableIncome.plus(excess).excessOver(start) }] : []
}

/** What is repaid of student loans, to the penny. SI 2009/470 reg.29. Pounds a year. */
export const loanOf = (repaid: Amount): AvoidableCost[] => [{ reason: 'no-loan-repayment', amount: repaid.rounded('to-the-penny') }]
