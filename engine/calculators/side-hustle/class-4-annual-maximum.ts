import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { all, type Condition, isBelow } from '../../formula/condition.ts'
import { CLASS_4, class4 } from '../../rules/national-insurance/class-4.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'

const MAXIMUM = 'SI 2001/1004 reg.100'
const STEP = `${MAXIMUM}(3) step`

/** The other contributions of somebody for a year, in pounds. */
interface OtherContributions {
  /** Primary Class 1 at the main primary percentage alone. */
  readonly class1: Amount
  /** Class 2, where it is charged. */
  readonly class2?: Amount
}

interface Class4WithinMaximum {
  readonly contribution: Amount
  /** Where the maximum reduces Class 4. Everywhere else Class 4 is charged under SSCBA 1992 s.15 alone. */
  readonly isReducedByMaximum: Condition
}

/**
 * Class 4 on a year’s profit of somebody who also pays Class 1 on a salary: at most the maximum of SI 2001/1004 reg.100(3). The maximum
 * makes no difference in case 1, nor in case 2 where step 7 leaves nothing, so the working then shows Class 4 as without a salary. Step 3,
 * which adds weeks of Class 2, and the Class 2 of step 4 apply until 5 April 2024. Annual pounds, unrounded.
 */
export function class4WithinAnnualMaximum(
  profit: Amount,
  paid: OtherContributions,
  rates: NationalInsuranceRates,
  words = CLASS_4,
): Class4WithinMaximum {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate, additionalRate } = rates.nationalInsurance.class4
  const mostProfit = figure(upperProfitsLimit)
    .less(figure(lowerProfitsLimit))
    .named('mostProfitBetweenLimits', 'Most profit between the limits', `${STEP} 1`)
  const mostAtMainRate = mostProfit.times(figure(mainRate)).named('annualMaximum', 'Most Class 4 at the main rate in a year', `${STEP} 2`)
  const leftByOthers = leftBy(paid, mostAtMainRate, rates)
  const profitAtMainRate = leftByOthers
    .dividedBy(figure(mainRate))
    .named('profitAtMainRate', 'Profit charged at the main rate', `${STEP} 5`)
  const profitBetween = profit
    .atMost(figure(upperProfitsLimit))
    .less(figure(lowerProfitsLimit))
    .named('profitBetweenLimits', 'Profit between the limits', `${STEP} 6`)
  const restOfProfit = profitBetween
    .over(profitAtMainRate)
    .named('profitAtAdditionalRate', 'Profit between the limits charged at the additional rate', `${STEP} 7`)
  const onTheRest = restOfProfit
    .times(figure(additionalRate))
    .named('additionalRateBetweenLimits', 'Class 4 at the additional rate between the limits', `${STEP} 8`)
  const aboveTheLimit = profit
    .less(figure(upperProfitsLimit))
    .times(figure(additionalRate))
    .atLeastNil()
    .named('additionalRateAboveLimit', 'Class 4 at the additional rate above the upper limit', `${STEP} 9`)

  const maximum = leftByOthers.plus(onTheRest, aboveTheLimit).named(words.key, words.label, `${MAXIMUM}(2) and (3)`)
  // The comparisons are in the order of the steps, and so are the amounts in the working.
  const isReducedByMaximum = all(isBelow(leftByOthers, mostAtMainRate), isBelow(profitAtMainRate, profitBetween))
  return { contribution: when(isReducedByMaximum, maximum, class4(profit, rates, words)), isReducedByMaximum }
}

/** What is left for Class 4 at the main rate. SI 2001/1004 reg.100(3), steps 3 and 4. Annual pounds, unrounded. */
function leftBy({ class1, class2 = NIL }: OtherContributions, mostAtMainRate: Amount, rates: NationalInsuranceRates): Amount {
  const after = ['mainRateRoom', 'Most Class 4 at the main rate after Class 1', `${STEP} 4`] as const
  if (rates.methods.nationalInsurance.class4AnnualMaximum.value === 'without-class-2') return mostAtMainRate.over(class1).named(...after)
  const { annualMaximum, class2: rate } = rates.nationalInsurance
  return mostAtMainRate
    .plus(figure(annualMaximum.weeks).times(figure(rate.weeklyRate)))
    .named('annualMaximumWithClass2', `The same with ${annualMaximum.weeks.value.toFixed()} weeks of Class 2`, `${STEP} 3`)
    .less(class2, class1)
    .atLeastNil()
    .named('mainRateRoom', 'Most Class 4 at the main rate after Class 1 and Class 2', `${STEP} 4`)
}
