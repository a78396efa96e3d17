import { type Amount, figure, zero } from '../../expression/amount.ts'
import type { AllowanceRates } from '../rates.ts'

/** What the trading allowance takes off a year’s receipts: never more than them. ITTOIA 2005 ss.783AF and 783AI. Annual pounds. */
export const tradingAllowanceOn = (receipts: Amount, { allowances }: AllowanceRates): Amount => receipts.atMost(figure(allowances.trading))

/**
 * The same as a step, in place of expenses. Nil where somebody does not choose the allowance. ITTOIA 2005 Part 6A ch.1. Annual pounds.
 */
export const tradingAllowanceUsed = (receipts: Amount, isChosen: boolean, rates: AllowanceRates): Amount =>
  (isChosen ? tradingAllowanceOn(receipts, rates) : zero).named(
    'tradingAllowanceUsed',
    'Trading allowance used',
    'ITTOIA 2005 Part 6A ch.1',
  )
