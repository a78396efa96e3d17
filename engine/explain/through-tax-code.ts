import type { Decimal } from '../money/decimal.ts'
import { deadlines } from '../rates/generated/deadlines.ts'
import { type RuleSet, ratesAt, type TaxYear } from '../rates/rates-at.ts'

/** What is left to pay or comes back, and what decides whether a tax code can take it. */
export interface BalanceOfYear {
  readonly taxYear: TaxYear
  readonly ruleSet: RuleSet
  /** What is left to pay for the year, or what comes back. Pounds, above nothing. */
  readonly amount: Decimal
  /** Whether there is pay or a pension that tax is taken from. */
  readonly hasPayroll: boolean
  /** The visitor’s day: `2026-11-26`. */
  readonly today: string
}

/**
 * The last day to send the return online for HMRC to take what is left through a tax code, and whether it is still to come. Undefined where
 * there is no pay or pension to take it from, or too much is left. SI 2003/2682 reg.186.
 */
export function throughTaxCode({ taxYear, ruleSet, amount, hasPayroll, today }: BalanceOfYear) {
  const { returnForCode, billForCode } = ratesAt({ deadlines }, taxYear, ruleSet).deadlines.selfAssessment
  if (!hasPayroll || !amount.lessThan(billForCode.value)) return undefined
  return { day: returnForCode.value, isInTime: today <= returnForCode.value }
}
