import { type Amount, NIL, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'

export interface TradingProfit {
  /** Receipts less expenses; negative for a loss. */
  readonly profit: Amount
  /** What tax and contributions are charged on: the profit, or nothing for a loss. */
  readonly chargeableProfit: Amount
}

/** The profit of a trade for a year: receipts less expenses. ITTOIA 2005 ss.5 and 7. Exact pounds a year. */
export function tradingProfit(receipts: Amount, expenses: Amount): TradingProfit {
  const profit = receipts.less(expenses).named('netProfit', 'Net profit')
  // A loss is shown as a loss, but no tax is due on it.
  const chargeableProfit = when(isAbove(NIL, profit), profit.atLeastNil().named('chargeableProfit', 'Taxable profit'), profit)
  return { profit, chargeableProfit }
}
