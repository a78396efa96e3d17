import { atLeastZero, type Decimal } from '../../money/decimal.ts'

export interface TradingProfit {
  /** What came in less what it cost; negative for a loss. */
  readonly profit: Decimal
  /** What tax and contributions are charged on: nothing for a loss. */
  readonly chargeableProfit: Decimal
}

/** The profit of a trade for a year: receipts less expenses. ITTOIA 2005 ss.5 and 7. Annual pounds, exact. */
export function tradingProfit(receipts: Decimal, expenses: Decimal): TradingProfit {
  const profit = receipts.minus(expenses)
  return { profit, chargeableProfit: atLeastZero(profit) }
}
