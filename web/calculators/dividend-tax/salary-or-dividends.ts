// For a table that is worked out when the site is built. It uses every rule that applies to a one-person company.

import { input } from '#engine/formula/amount.ts'
import { salaryOrDividends } from '#engine/rules/ir35/salary-or-dividends.ts'
import { multiplesOf, rates, worth } from '../../lib/figures.ts'

const { lowerLimit, upperLimit } = rates.corporationTax

/** A company’s yearly profit before it pays its director anything: amounts around the limits between which Corporation Tax rises. */
const PROFITS = [...multiplesOf(lowerLimit.value, 0.5, 1, 2, 3), upperLimit.value]

const { asSalary, asDividends, gain } = salaryOrDividends(input('profit'), rates)

/** What a director keeps with each way of taking profit out of a company. Exact. */
export const comparison = PROFITS.map((profit) => ({
  profit,
  asSalary: worth(asSalary, { profit }),
  asDividends: worth(asDividends, { profit }),
  gain: worth(gain, { profit }),
}))
