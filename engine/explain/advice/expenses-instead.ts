import { say } from '../../expression/sentence.ts'
import { yearInWords } from '../../inputs/day.ts'
import { Decimal } from '../../money/decimal.ts'
import { amountsOf } from '../recorded-amounts.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { lessToPay, taxesInWords } from './effect.ts'

/**
 * The expenses of a side income in place of a smaller trading allowance. ITTOIA 2005 ss.34 and 783AI. Undefined where the allowance takes
 * off as much, or is not used.
 */
export function expensesInstead(situation: Situation): Advice | undefined {
  const { inputs, result } = situation
  const { sideHustleExpenses: expenses, useTradingAllowance } = inputs
  const { tradingAllowanceUsed: taken } = amountsOf(result, 'side-hustle')
  if (!(expenses instanceof Decimal && taken) || useTradingAllowance !== true) return undefined
  if (expenses.lessThanOrEqualTo(taken)) return undefined
  const changes = [{ field: 'useTradingAllowance', value: false }]
  const worth = lessToPay('totalAdditionalTax', situation, changes)
  return {
    key: 'expenses-instead',
    worth,
    says: told(
      say`Your expenses of ${pounds(expenses)} are more than the trading allowance of ${pounds(taken)}. Take them off instead and pay ${pounds(worth)} less ${taxesInWords('additionalIncomeTax', situation, changes, worth)}. Do that on your tax return for ${yearInWords(result.taxYear)}.`,
    ),
    changes,
    link: told(say`See the tax with your expenses taken off`),
  }
}
