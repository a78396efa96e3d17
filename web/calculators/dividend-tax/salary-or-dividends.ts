// For a table that is worked out when the site is built. It uses every rule that applies to a one-person company.

import { input } from '#engine/expression/amount.ts'
import { salaryOrDividends } from '#engine/law/ir35/salary-or-dividends.ts'
import { corporationTax } from '#engine/rates/generated/corporation-tax.ts'
import { figure, multiplesOf, rates, worth } from '../../text/figures.ts'
import { isOneRate } from '../../text/law/company-rates.ts'

/** The limits of marginal relief. A year without them shows the same profits as those with. */
const [{ from: limitsFrom }] = corporationTax.lowerLimit.values
const limit = (entry: 'corporationTax.lowerLimit' | 'corporationTax.upperLimit') => figure(entry, isOneRate ? limitsFrom : undefined).value
const lowerLimit = limit('corporationTax.lowerLimit')

/** A company’s yearly profit before it pays its director anything: amounts around the limits between which Corporation Tax rises. */
const PROFITS = [...multiplesOf(lowerLimit, 0.5, 1, 2, 3), limit('corporationTax.upperLimit')]

const { asSalary, asDividends } = salaryOrDividends(input('profit'), rates)

/** What a director keeps with each way of taking profit out of a company. Exact. */
export const comparison = PROFITS.map((profit) => ({
  profit,
  asSalary: worth(asSalary, { profit }),
  asDividends: worth(asDividends, { profit }),
}))
