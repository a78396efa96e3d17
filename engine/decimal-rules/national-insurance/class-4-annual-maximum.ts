import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { class4, class4Bands } from './class-4.ts'
import { type Contribution, contributionOn } from './contribution.ts'

/** How the annual maximum stops the main rate of Class 4 before the upper profits limit. Exact pounds a year. */
export interface AnnualMaximum {
  /** Class 1 at the main rate on the salary. */
  readonly class1AtMainRate: Decimal
  /** Class 4 at the main rate on a profit at the upper profits limit. */
  readonly maximum: Decimal
  /** The part of the maximum that Class 1 leaves. */
  readonly room: Decimal
  /** The profit whose Class 4 at the main rate fills that room. */
  readonly profitAtMainRate: Decimal
  /** The rest of the profit above the lower profits limit. */
  readonly profitAtAdditionalRate: Decimal
}

export interface Class4WithinMaximum extends Contribution {
  /** Present where the maximum lowers the contribution. Otherwise Class 4 is the same as without a salary. */
  readonly limitedBy?: AnnualMaximum
}

/**
 * Class 4 on a year’s profit for somebody who also paid Class 1 on a salary. The main rate stops where Class 1 and Class 4 at their main
 * rates together reach the Class 4 on a profit at the upper profits limit. The rest of the profit is charged at the additional rate. SI
 * 2001/1004 reg.100(3), cases 1 to 3. Annual pounds, unrounded.
 */
export function class4WithinAnnualMaximum(profit: Decimal, class1: Contribution, rates: NationalInsuranceRates): Class4WithinMaximum {
  const alone = class4(profit, rates)
  const { lowerProfitsLimit, upperProfitsLimit, mainRate } = rates.nationalInsurance.class4
  const class1AtMainRate = atMainRate(class1)
  const maximum = upperProfitsLimit.value.minus(lowerProfitsLimit.value).times(mainRate.value)
  const room = atLeastZero(maximum.minus(class1AtMainRate))
  if (!atMainRate(alone).greaterThan(room)) return alone

  const profitAtMainRate = room.dividedBy(mainRate.value)
  const mainRateUpTo = lowerProfitsLimit.value.plus(profitAtMainRate)
  const profitAtAdditionalRate = profit.minus(mainRateUpTo)
  return {
    ...contributionOn(profit, class4Bands(rates, mainRateUpTo)),
    limitedBy: { class1AtMainRate, maximum, room, profitAtMainRate, profitAtAdditionalRate },
  }
}

const atMainRate = ({ slices }: Contribution): Decimal => slices.find(({ band }) => band.name === 'main')?.charge ?? ZERO
