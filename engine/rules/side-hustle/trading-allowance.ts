import { type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { allowances } from '../../rates/generated/allowances.ts'
import type { Settled } from '../../rates/table.ts'

export interface TradingAllowanceRates {
  readonly allowances: Settled<typeof allowances>
}

/**
 * What the trading allowance takes off a year’s receipts, in place of expenses: all of them up to the allowance, or the allowance.
 * ITTOIA 2005 Part 6A ch.1. Annual pounds; nothing where it is not chosen.
 */
export const tradingAllowanceUsed = (receipts: Decimal, isChosen: boolean, { allowances }: TradingAllowanceRates): Decimal =>
  isChosen ? smallerOf(receipts, allowances.trading.value) : ZERO
