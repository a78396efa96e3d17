import type { Amount } from '../../formula/amount.ts'
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

/** What somebody over State Pension age does not pay, and the law that says so. Annual pounds, unrounded. */
export const overPensionAge = (due: SelfEmployedContributions, rates: NationalInsuranceRates) =>
  isClass2Charged(rates)
    ? ({ name: 'overPensionAge', amount: due.total, law: 'SSCBA 1992 s.11; SI 2001/1004 reg.91' } as const)
    : ({ name: 'overPensionAge', amount: due.class4, law: 'SI 2001/1004 reg.91' } as const)
