import { type Amount, figure } from '../../expression/amount.ts'
import { type Condition, isAbove } from '../../expression/condition.ts'
import { type Meaning, PLAIN } from '../../expression/name.ts'
import { either, forEachPound, say } from '../../expression/sentence.ts'
import type { IncomeTaxRates } from '../rates.ts'

/**
 * The Personal Allowance for a year, for somebody who is entitled to one (ITA 2007 s.56): the full allowance (s.35(1)), less one-half of
 * what adjusted net income (s.58) has above the limit, but not below nil (s.35(2)). What remains is rounded up to a whole pound
 * (s.35(3)). The methods of a rule set, and not the income, decide whether (2) and (3) apply. Pounds a year.
 */
export function personalAllowance(adjustedNetIncome: Amount, rates: IncomeTaxRates, at = PLAIN): Amount {
  const { amount: fullAllowance, incomeLimit, taperRate } = rates.incomeTax.personalAllowance
  const reduction = adjustedNetIncome.excessOver(figure(incomeLimit)).times(figure(taperRate))
  const remaining = isReducedForHighIncome(rates) ? figure(fullAllowance).less(reduction).atLeastZero() : figure(fullAllowance)
  const isRoundedUp = rates.methods.incomeTax.personalAllowanceRounding.value === 'up-to-the-pound'
  return (isRoundedUp ? remaining.rounded('up-to-the-pound') : remaining)
    .named(at('personalAllowance'), 'Personal Allowance', 'ITA 2007 s.35')
    .means(isReducedForHighIncome(rates) ? reducedAllowance(adjustedNetIncome, rates) : FULL_ALLOWANCE)
}

const FULL_ALLOWANCE = say`The income you can have before you pay any Income Tax.`

function reducedAllowance(adjustedNetIncome: Amount, rates: IncomeTaxRates): Meaning {
  const { incomeLimit, taperRate } = rates.incomeTax.personalAllowance
  const limit = figure(incomeLimit)
  return {
    words: either(
      isAboveIncomeLimit(adjustedNetIncome, rates),
      say`Your income is above ${limit}, so you lose £1 of the allowance for every ${forEachPound(figure(taperRate))} above it. What is left is rounded up to a whole pound.`,
      FULL_ALLOWANCE,
    ),
    atZero: say`Your income is so far above ${limit} that you have no allowance left.`,
  }
}

/** Whether adjusted net income for the year is above the limit, so that the allowance is reduced. ITA 2007 s.35(2). */
export const isAboveIncomeLimit = (adjustedNetIncome: Amount, { incomeTax }: IncomeTaxRates): Condition =>
  isAbove(adjustedNetIncome, figure(incomeTax.personalAllowance.incomeLimit))

/** Whether this rule set reduces the allowance for a high income at all, as the statute does. */
export const isReducedForHighIncome = ({ methods }: IncomeTaxRates): boolean => methods.incomeTax.personalAllowanceTaper.value === 'tapered'
