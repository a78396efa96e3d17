// For a table that is worked out when the site is built. It uses every rule that applies to a one-person company.

import { input } from '#engine/formula/amount.ts'
import { Values } from '#engine/formula/values.ts'
import { insideIr35 } from '#engine/rules/ir35/inside.ts'
import { outsideIr35 } from '#engine/rules/ir35/outside.ts'
import { rates } from '../../lib/figures.ts'

const { lowerLimit, upperLimit } = rates.corporationTax

/** A company’s yearly profit before it pays its director anything: amounts around the limits between which Corporation Tax rises. */
const PROFITS = [lowerLimit.value.dividedBy(2), lowerLimit.value, lowerLimit.value.times(2), lowerLimit.value.times(3), upperLimit.value]

const income = { grossIncome: input('profit'), netIncome: input('profit') }
// Where pay and the employer contributions on it come out of the same money, the rules for pay inside IR35 apply.
const asSalary = insideIr35(income, rates).takeHome
const asDividends = outsideIr35(income, rates).takeHome
const gain = asDividends.less(asSalary)

/** What a director keeps with each way of taking profit out of a company, after the company’s taxes and their own. Exact. */
export const comparison = PROFITS.map((profit) => {
  const values = new Values({ profit })
  return { profit, asSalary: values.of(asSalary), asDividends: values.of(asDividends), gain: values.of(gain) }
})
