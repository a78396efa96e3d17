import { type Amount, figure, when } from '../../formula/amount.ts'
import { all, type Condition, isAbove, isBelow } from '../../formula/condition.ts'
import { CLASS_4, class4 } from './class-4.ts'
import type { NationalInsuranceRates } from './rates.ts'

const MAXIMUM = 'SI 2001/1004 reg.100'
const step = (number: number) => `${MAXIMUM}(3) step ${number}`

interface Class4WithinMaximum {
  readonly contribution: Amount
  /** Where the maximum reduces Class 4. Everywhere else Class 4 is charged under SSCBA 1992 s.15 alone. */
  readonly isReducedByMaximum: Condition
}

/**
 * Class 4 on a year’s profit of somebody who also pays Class 1 on a salary, which is taken to be even through the year: at most the maximum
 * of SI 2001/1004 reg.100(3). The maximum makes no difference in case 1, nor in case 2 where step 7 leaves nothing, so Class 4 is then shown
 * as without a salary. There is no step 3 from 6 April 2024; until then it added Class 2. Annual pounds, unrounded.
 */
export function class4WithinAnnualMaximum(
  profit: Amount,
  salary: Amount,
  rates: NationalInsuranceRates,
  words = CLASS_4,
): Class4WithinMaximum {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate, additionalRate } = rates.nationalInsurance.class4
  const mostProfit = figure(upperProfitsLimit)
    .less(figure(lowerProfitsLimit))
    .named('mostProfitBetweenLimits', 'Most profit between the limits', step(1))
  const mostAtMainRate = mostProfit.times(figure(mainRate)).named('annualMaximum', 'Most Class 4 at the main rate in a year', step(2))
  const leftByClass1 = mostAtMainRate
    .over(class1AtMainRate(salary, rates))
    .named('mainRateRoom', 'Most Class 4 at the main rate after Class 1', step(4))
  const profitAtMainRate = leftByClass1.dividedBy(figure(mainRate)).named('profitAtMainRate', 'Profit charged at the main rate', step(5))
  const profitBetween = profit
    .atMost(figure(upperProfitsLimit))
    .less(figure(lowerProfitsLimit))
    .named('profitBetweenLimits', 'Profit between the limits', step(6))
  const restOfProfit = profitBetween
    .over(profitAtMainRate)
    .named('profitAtAdditionalRate', 'Profit between the limits charged at the additional rate', step(7))
  const onTheRest = restOfProfit
    .times(figure(additionalRate))
    .named('additionalRateBetweenLimits', 'Class 4 at the additional rate between the limits', step(8))
  const aboveTheLimit = profit
    .less(figure(upperProfitsLimit))
    .times(figure(additionalRate))
    .atLeastNil()
    .named('additionalRateAboveLimit', 'Class 4 at the additional rate above the upper limit', step(9))

  const maximum = leftByClass1.plus(onTheRest, aboveTheLimit).named(words.key, words.label, `${MAXIMUM}(2) and (3)`)
  // Compared from the earlier step to the later, so that the working shows them by number.
  const isReducedByMaximum = all(isBelow(leftByClass1, mostAtMainRate), isBelow(profitAtMainRate, profitBetween))
  return { contribution: when(isReducedByMaximum, maximum, class4(profit, rates, words)), isReducedByMaximum }
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
