import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import { class4, class4Bands } from './class-4.ts'
import { type Contribution, contributionOn } from './contribution.ts'
import type { NationalInsuranceRates } from './rates.ts'

/** How the annual maximum ends the main rate of Class 4 before the upper profits limit. Annual pounds, exact. */
export interface AnnualMaximum {
  /** Class 1 at the main rate on the salary. */
  readonly class1AtMainRate: Decimal
  /** Class 4 at the main rate on a profit at the upper profits limit. */
  readonly maximum: Decimal
  /** What Class 1 leaves of it. */
  readonly room: Decimal
  /** The profit whose Class 4 at the main rate is that room. */
  readonly profitAtMainRate: Decimal
  /** The rest of the profit above the lower profits limit. */
  readonly profitAtAdditionalRate: Decimal
}

export interface Class4WithinMaximum extends Contribution {
  /** Where it lowers the contribution; elsewhere Class 4 is what it would be without a salary. */
  readonly limitedBy?: AnnualMaximum
}

/**
 * Class 4 on a year’s profit of somebody who paid Class 1 on a salary as well. The main rate stops where the two at their main rates
 * come to Class 4 at the upper profits limit; the rest of the profit is charged at the additional rate.
 * SI 2001/1004 reg.100(3), cases 1 to 3. Annual pounds, unrounded.
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
