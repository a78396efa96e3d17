import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { all, isBelow } from '../../expression/condition.ts'
import { PLAIN, type Scope } from '../../expression/name.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import { CLASS_4, class4 } from './class-4.ts'
import type { ContributionWords } from './contribution.ts'

const MAXIMUM = 'SI 2001/1004 reg.100'
const STEP = `${MAXIMUM}(3) step`

/** The other contributions of somebody for a year, in pounds. */
interface OtherContributions {
  /** Primary Class 1 at the main primary percentage alone. */
  readonly class1: Amount
  /** Class 2, where it is charged. */
  readonly class2?: Amount
}

/** What Class 4 is called and means, and what it means where the maximum reduces it. */
export interface Class4Words extends ContributionWords {
  readonly withinMaximum?: Sentence
}

export type Class4WithinMaximum = ReturnType<typeof class4WithinAnnualMaximum>

/**
 * Class 4 on a year’s profit of somebody who also pays Class 1 on a salary: at most the maximum of SI 2001/1004 reg.100(3). The maximum
 * makes no difference in case 1, nor in case 2 where step 7 leaves nothing, so the working then shows Class 4 as without a salary. Step 3,
 * which adds weeks of Class 2, and the Class 2 of step 4 apply until 5 April 2024. Annual pounds, unrounded.
 */
export function class4WithinAnnualMaximum(
  profit: Amount,
  paid: OtherContributions,
  rates: NationalInsuranceRates,
  at = PLAIN,
  words: Class4Words = CLASS_4,
) {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate, additionalRate } = rates.nationalInsurance.class4
  const mostProfit = figure(upperProfitsLimit)
    .less(figure(lowerProfitsLimit))
    .named(at('mostProfitBetweenLimits'), 'Most profit between the limits', `${STEP} 1`)
    .means(say`The most profit that Class 4 can charge at the main rate.`)
  const mostAtMainRate = mostProfit
    .times(figure(mainRate))
    .named(at('annualMaximum'), 'Most Class 4 at the main rate in a year', `${STEP} 2`)
    .means(
      say`The main rate of Class 4 on all profit between the lower and upper limits. What your salary pays at its own main rate comes off this, and only the rest can be charged on your profit at the main rate.`,
    )
  const leftByOthers = leftBy(paid, mostAtMainRate, rates, at)
  const profitAtMainRate = leftByOthers
    .dividedBy(figure(mainRate))
    .named(at('profitAtMainRate'), 'Profit charged at the main rate', `${STEP} 5`)
    .means({
      words: say`How much of your profit above the lower limit is charged at the main rate.`,
      atZero: say`None of your profit is charged at the main rate.`,
    })
  const profitBetween = profit
    .atMost(figure(upperProfitsLimit))
    .less(figure(lowerProfitsLimit))
    .named(at('profitBetweenLimits'), 'Profit between the limits', `${STEP} 6`)
    .means(say`Your profit above the lower limit, up to the upper limit.`)
  const profitAtAdditionalRate = profitBetween
    .excessOver(profitAtMainRate)
    .named(at('profitAtAdditionalRate'), 'Profit between the limits charged at the additional rate', `${STEP} 7`)
    .means(say`The rest of that profit. It is charged at the additional rate, which is lower than the main rate.`)
  const onTheRest = profitAtAdditionalRate
    .times(figure(additionalRate))
    .named(at('additionalRateBetweenLimits'), 'Class 4 at the additional rate between the limits', `${STEP} 8`)
    .means(say`What you pay on that part of your profit.`)
  const aboveTheLimit = profit
    .less(figure(upperProfitsLimit))
    .times(figure(additionalRate))
    .atLeastZero()
    .named(at('additionalRateAboveLimit'), 'Class 4 at the additional rate above the upper limit', `${STEP} 9`)
    .means({
      words: say`What you pay on your profit above the upper limit. It is charged at the additional rate whatever your salary.`,
      atZero: say`Your profit is not above the upper limit.`,
    })

  const maximum = leftByOthers
    .plus(onTheRest, aboveTheLimit)
    .named(at(words.key), words.label, `${MAXIMUM}(2) and (3)`)
    .means(words.withinMaximum)
  // Where the maximum does not reduce it, Class 4 is charged under SSCBA 1992 s.15 alone.
  // The comparisons are in the order of the steps, and so are the amounts in the working.
  const isReducedByMaximum = all(isBelow(leftByOthers, mostAtMainRate), isBelow(profitAtMainRate, profitBetween))
  return { contribution: when(isReducedByMaximum, maximum, class4(profit, rates, at, words)), isReducedByMaximum, profitAtAdditionalRate }
}

/** What is left for Class 4 at the main rate. SI 2001/1004 reg.100(3), steps 3 and 4. Annual pounds, unrounded. */
function leftBy({ class1, class2 = zero }: OtherContributions, mostAtMainRate: Amount, rates: NationalInsuranceRates, at: Scope): Amount {
  if (rates.methods.nationalInsurance.class4AnnualMaximum.value === 'without-class-2')
    return mostAtMainRate.excessOver(class1).named(at('mainRateRoom'), 'Most Class 4 at the main rate after Class 1', `${STEP} 4`).means({
      words: say`The part of the maximum that your salary has not used.`,
      atZero: say`Your salary has used up all of the maximum.`,
    })
  const { annualMaximum, class2: rate } = rates.nationalInsurance
  return mostAtMainRate
    .plus(figure(annualMaximum.weeks).times(figure(rate.weeklyRate)))
    .named(at('annualMaximumWithClass2'), `The same with ${annualMaximum.weeks.value.toFixed()} weeks of Class 2`, `${STEP} 3`)
    .means(say`You may also pay a year’s Class 2, so that is added.`)
    .less(class2, class1)
    .atLeastZero()
    .named(at('mainRateRoom'), 'Most Class 4 at the main rate after Class 1 and Class 2', `${STEP} 4`)
    .means({
      words: say`The part of the maximum that your salary and Class 2 have not used.`,
      atZero: say`Your salary and Class 2 have used up all of the maximum.`,
    })
}
