// For tables and answers that are worked out when the site is built.

import { calculator } from '#engine/calculators/pension-relief/answer.ts'
import { eachPound } from '#engine/explain/each-pound.ts'
import type { Region } from '#engine/inputs/common-fields.ts'
import { bandsOf } from '#engine/law/income-tax/bands.ts'
import { bandsByIncome, incomeWithoutAllowance } from '#engine/law/income-tax/bands-by-income.ts'
import { type Decimal, ZERO } from '#engine/money/decimal.ts'
import { bandsWorth, figure, multiplesOf, rates, worth } from '../../text/figures.ts'

/** What the first pound of a contribution adds to each row of the answer for somebody with these earnings. */
const firstPound = (annualEarnings: Decimal, region: Region) =>
  eachPound(calculator, { annualEarnings, region, pensionContribution: ZERO }, 'pensionContribution').addedTo

/** Up to this income, the whole Personal Allowance is left. */
const wholeAllowance = figure('incomeTax.personalAllowance.incomeLimit').value
const noAllowance = worth(incomeWithoutAllowance(rates))
const [farAbove = noAllowance] = multiplesOf(noAllowance, 2)

/** What a pound of contribution does in each band of Income Tax, at earnings where it does not change the Personal Allowance. */
export function poundInEachBand(region: Region) {
  const [, ...bands] = bandsWorth(bandsByIncome(bandsOf(region, rates), rates))
  return bands.map(({ name, upTo = farAbove }) => {
    const isWithinTaper = upTo.greaterThan(wholeAllowance) && upTo.lessThanOrEqualTo(noAllowance)
    return { name, addedTo: firstPound(isWithinTaper ? wholeAllowance : upTo, region) }
  })
}

/** What a pound of contribution does where it also restores some of the Personal Allowance. */
export const poundInTaper = firstPound(noAllowance, 'england')
