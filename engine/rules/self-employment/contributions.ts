import { type Amount, figure } from '../../formula/amount.ts'
import { any, type Condition, isAtLeast, not } from '../../formula/condition.ts'
import { class2, isClass2Charged } from '../national-insurance/class-2.ts'
import { class4 } from '../national-insurance/class-4.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

/** The Class 2 and Class 4 that a self-employed person pays on a year’s profit. Annual pounds, unrounded. */
export interface SelfEmployedContributions {
  readonly class2: Amount
  readonly class4: Amount
  /** The two together, without a name. */
  readonly total: Amount
}

/** The Class 2 and Class 4 that a self-employed person pays on a year’s profit. SSCBA 1992 ss.11 and 15. Annual pounds, unrounded. */
export function selfEmployedContributions(profit: Amount, rates: NationalInsuranceRates): SelfEmployedContributions {
  const class2Due = class2(profit, rates)
  const class4Due = class4(profit, rates)
  return { class2: class2Due, class4: class4Due, total: class4Due.plus(class2Due) }
}

/**
 * Where somebody with a profit at or above the small profits threshold is treated as having paid Class 2, from 6 April 2024, and where
 * somebody below it may pay it voluntarily. Neither where Class 2 is charged. SSCBA 1992 s.11.
 */
export function class2Standing(profit: Amount, rates: NationalInsuranceRates): { isTreatedAsPaid: Condition; isVoluntary: Condition } {
  if (isClass2Charged(rates)) return { isTreatedAsPaid: NEVER, isVoluntary: NEVER }
  const isTreatedAsPaid = isAtLeast(profit, figure(rates.nationalInsurance.class2.smallProfitsThreshold))
  return { isTreatedAsPaid, isVoluntary: not(isTreatedAsPaid) }
}

const NEVER = any()
