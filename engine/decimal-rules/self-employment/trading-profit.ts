import { atLeastZero, type Decimal } from '../../money/decimal.ts'

export interface TradingProfit {
  /** Receipts less expenses; negative for a loss. */
  readonly profit: Decimal
  /** What tax and contributions are charged on: the profit, or nothing for a loss. */
  readonly chargeableProfit: Decimal
}

/** The profit of a trade for a year: receipts less expenses. ITTOIA 2005 ss.5 and 7. Exact pounds a year. */
export function tradingProfit(receipts: Decimal, expenses: Decimal): TradingProfit {
  const profit = receipts.minus(expenses)
  return { profit, chargeableProfit: atLeastZero(profit) }
}
