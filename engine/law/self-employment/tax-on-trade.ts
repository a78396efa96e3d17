import { type Amount, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { IncomeTaxRates, NationalInsuranceRates } from '../rates.ts'
import { selfEmployedContributions } from './contributions.ts'

/**
 * The profit of a trade for a year, receipts less expenses, and what tax and contributions are charged on: the profit, or nothing for a
 * loss. ITTOIA 2005 ss.5 and 7. Exact pounds a year.
 */
export function tradingProfit(receipts: Amount, expenses: Amount) {
  const profit = receipts
    .less(expenses)
    .named('netProfit', 'Net profit')
    .means({ words: say`What your business made after expenses.`, belowZero: say`You spent more than you took, so this is a loss.` })
  // A loss is shown as a loss, but no tax is due on it.
  const isLoss = isAbove(zero, profit)
  const nothing = profit.atLeastZero().named('chargeableProfit', 'Taxable profit').means(say`You pay no tax on a loss.`)
  return { profit, chargeableProfit: when(isLoss, nothing, profit), isLoss }
}

export interface Trade {
  readonly receipts: Amount
  readonly expenses: Amount
  readonly region: Region
}

/** What a year’s trade makes, and what is charged on it. Annual pounds, unrounded. */
export type TaxOnTrade = ReturnType<typeof taxOnTrade>

/**
 * The Income Tax and National Insurance of somebody whose only income is the profit of a trade; nothing for a loss. ITA 2007 ss.10 and 23;
 * SSCBA 1992 ss.11 and 15. Annual pounds, unrounded.
 */
export function taxOnTrade({ receipts, expenses, region }: Trade, rates: IncomeTaxRates & NationalInsuranceRates) {
  const trade = tradingProfit(receipts, expenses)
  const incomeTax = taxOnIncome({ income: trade.chargeableProfit, region }, rates)
  const contributions = selfEmployedContributions(trade.chargeableProfit, rates)
  const totalTax = incomeTax.tax
    .plus(contributions.class2, contributions.class4)
    .named('totalTax', 'Total tax and National Insurance')
    .means(say`What you will owe HMRC for the year.`)
  return { ...trade, incomeTax, contributions, totalTax }
}
