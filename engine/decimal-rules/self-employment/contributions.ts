import type { Decimal } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { class2 } from '../national-insurance/class-2.ts'
import { class4 } from '../national-insurance/class-4.ts'
import type { Contribution } from '../national-insurance/contribution.ts'

/** What happens to Class 2: it is charged, treated as paid for free, voluntary, or not due. */
export type Class2Standing = 'charged' | 'treated-as-paid' | 'voluntary' | 'not-due'

export interface SelfEmployedContributions {
  readonly class2: Decimal
  readonly class2Standing: Class2Standing
  readonly class4: Contribution
  readonly total: Decimal
}

/** The Class 2 and Class 4 that a self-employed person pays on a year’s profit. SSCBA 1992 ss.11 and 15. Annual pounds, unrounded. */
export function selfEmployedContributions(profit: Decimal, rates: NationalInsuranceRates): SelfEmployedContributions {
  const class2Due = class2(profit, rates)
  const class4Due = class4(profit, rates)
  return {
    class2: class2Due,
    class2Standing: class2Standing(profit, class2Due, rates),
    class4: class4Due,
    total: class2Due.plus(class4Due.contribution),
  }
}

/** From 6 April 2024, somebody with a profit at or above the small profits threshold is treated as having paid Class 2. SSCBA 1992 s.11. */
function class2Standing(profit: Decimal, due: Decimal, { nationalInsurance, methods }: NationalInsuranceRates): Class2Standing {
  if (methods.nationalInsurance.class2Charge.value === 'weekly-rate-above-threshold') return due.isZero() ? 'not-due' : 'charged'
  return profit.lessThan(nationalInsurance.class2.smallProfitsThreshold.value) ? 'voluntary' : 'treated-as-paid'
}
