// For a table that is rendered when the site is built: it computes with every rule that a one-person company meets.
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import { insideIr35 } from '#engine/rules/ir35/inside.ts'
import { outsideIr35 } from '#engine/rules/ir35/outside.ts'
import { rates } from '../../lib/figures.ts'

/** Sizes of a company’s yearly profit before it pays its director anything. */
const PROFITS = ['25000', '50000', '75000', '100000', '150000', '250000']

/** What each way of taking a profit out of a company leaves its director, after the company’s and the director’s own taxes. Exact. */
export const comparison = PROFITS.map((profit) => {
  const amount = new Decimal(profit)
  const income = { grossIncome: amount, businessExpenses: ZERO, netIncome: amount }
  // Pay with employer contributions out of the same money is what the rules know as pay inside IR35.
  const asSalary = insideIr35(income, rates).takeHome
  const { takeHome: asDividends } = outsideIr35(income, rates)
  return { profit: amount, asSalary, asDividends, gain: asDividends.minus(asSalary) }
})
