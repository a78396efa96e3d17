import { type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { allowances } from '../../rates/generated/allowances.ts'
import type { Settled } from '../../rates/table.ts'

export interface TradingAllowanceRates {
  readonly allowances: Settled<typeof allowances>
}

/**
 * How much the trading allowance takes off a year’s receipts, in place of expenses: the allowance, or all the receipts if they are less.
 * Nothing where it is not chosen. ITTOIA 2005 Part 6A ch.1. Annual pounds.
 */
export const tradingAllowanceUsed = (receipts: Decimal, isChosen: boolean, { allowances }: TradingAllowanceRates): Decimal =>
  isChosen ? smallerOf(receipts, allowances.trading.value) : ZERO
