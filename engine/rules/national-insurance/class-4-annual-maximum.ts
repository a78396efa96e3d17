import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { all, type Condition, isAbove } from '../../formula/condition.ts'
import { class4, class4Bands, class4ByBands } from './class-4.ts'
import type { ContributionWords } from './contribution.ts'
import type { NationalInsuranceRates } from './rates.ts'

const MAXIMUM = 'SI 2001/1004 reg.100'

interface Class4WithinMaximum {
  readonly contribution: Amount
  /** Where the maximum reduces Class 4. Everywhere else Class 4 is charged under SSCBA 1992 s.15 alone. */
  readonly isReducedByMaximum: Condition
}

/**
 * Class 4 on a year’s profit of somebody who also pays Class 1 on a salary, which is taken to be even through the year. Class 4 is due at the
 * main rate only up to the main-rate Class 4 on a profit at the upper profits limit, less the Class 1 paid at the main rate. The rest of
 * the profit above the lower profits limit is charged at the additional rate. SI 2001/1004 reg.100(3), steps 1 to 9. The maximum makes no
 * difference in case 1, nor in case 2 where no profit is left for step 7, so Class 4 is then shown as without a salary. From 6 April 2024:
 * until then step 3 and Class 2 count as well. Annual pounds, unrounded.
 */
export function class4WithinAnnualMaximum(
  profit: Amount,
  salary: Amount,
  rates: NationalInsuranceRates,
  words?: ContributionWords,
): Class4WithinMaximum {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate } = rates.nationalInsurance.class4
  const class1 = class1AtMainRate(salary, rates)
  const maximum = figure(upperProfitsLimit)
    .less(figure(lowerProfitsLimit))
    .times(figure(mainRate))
    .named('annualMaximum', 'Most Class 4 at the main rate in a year', `${MAXIMUM}, steps 1 and 2`)
  const maximumAfterClass1 = maximum.over(class1).named('mainRateRoom', 'Most Class 4 at the main rate after Class 1', `${MAXIMUM}, step 4`)
  const profitAtMainRate = maximumAfterClass1
    .dividedBy(figure(mainRate))
    .named('profitAtMainRate', 'Profit charged at the main rate', `${MAXIMUM}, step 5`)
  const profitAtAdditionalRate = profit
    .less(figure(lowerProfitsLimit), profitAtMainRate)
    .named('profitAtAdditionalRate', 'Profit charged at the additional rate', `${MAXIMUM}, steps 6 to 9`)

  const isReducedByMaximum = all(isAbove(class1, NIL), isAbove(profitAtAdditionalRate, NIL))
  const bands = class4Bands(rates, figure(lowerProfitsLimit).plus(profitAtMainRate))
  const reduced = class4ByBands(profit, bands, words, `SSCBA 1992 s.15; ${MAXIMUM}`)
  return { contribution: when(isReducedByMaximum, reduced, class4(profit, rates, words)), isReducedByMaximum }
}

/** An employee’s primary Class 1 for a year at the main primary percentage. SSCBA 1992 s.8(1)(a). Annual pounds, unrounded. */
function class1AtMainRate(salary: Amount, { nationalInsurance }: NationalInsuranceRates): Amount {
  const { primaryThreshold, upperEarningsLimit, employee } = nationalInsurance.class1
  // A choice and not the smaller of the two, so that the working names only the one that counts.
  const earningsUpToTheLimit = when(isAbove(salary, figure(upperEarningsLimit)), figure(upperEarningsLimit), salary)
  return earningsUpToTheLimit
    .over(figure(primaryThreshold))
    .times(figure(employee.mainRate))
    .named('class1AtMainRate', 'National Insurance (Class 1) on the salary at the main rate', 'SSCBA 1992 s.8(1)(a)')
}
