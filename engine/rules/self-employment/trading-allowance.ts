import { type Amount, figure, zero } from '../../expression/amount.ts'
import type { AllowanceRates } from '../rates.ts'

/**
 * How much the trading allowance takes off a year’s receipts, in place of expenses: the allowance, or all the receipts if they are less.
 * Nil where somebody does not choose the allowance. ITTOIA 2005 Part 6A ch.1. Annual pounds.
 */
export const tradingAllowanceUsed = (receipts: Amount, isChosen: boolean, { allowances }: AllowanceRates): Amount =>
  (isChosen ? receipts.atMost(figure(allowances.trading)) : zero).named(
    'tradingAllowanceUsed',
    'Trading allowance used',
    'ITTOIA 2005 Part 6A ch.1',
  )
