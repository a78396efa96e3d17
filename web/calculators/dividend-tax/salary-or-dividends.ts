// For a table that is rendered when the site is built: it computes with every rule that a one-person company meets.
import { ZERO } from '#engine/money/decimal.ts'
import { insideIr35 } from '#engine/rules/ir35/inside.ts'
import { outsideIr35 } from '#engine/rules/ir35/outside.ts'
import { rates } from '../../lib/figures.ts'

const { lowerLimit, upperLimit } = rates.corporationTax

/** Sizes of a company’s yearly profit before it pays its director anything: about the limits between which Corporation Tax rises. */
const PROFITS = [lowerLimit.value.dividedBy(2), lowerLimit.value, lowerLimit.value.times(2), lowerLimit.value.times(3), upperLimit.value]

/** What each way of taking a profit out of a company leaves its director, after the company’s and the director’s own taxes. Exact. */
export const comparison = PROFITS.map((profit) => {
  const income = { grossIncome: profit, businessExpenses: ZERO, netIncome: profit }
  // Pay with employer contributions out of the same money is what the rules know as pay inside IR35.
  const asSalary = insideIr35(income, rates).takeHome
  const { takeHome: asDividends } = outsideIr35(income, rates)
  return { profit, asSalary, asDividends, gain: asDividends.minus(asSalary) }
})
