import { roundToPenny } from '../../money/rounding.ts'
import type { Result } from '../../result/result.ts'
import type { SelfEmployed } from './calculate.ts'

export const OUTPUTS = [
  'incomeTax',
  'class2NI',
  'class4NI',
  'totalTax',
  'grossProfit',
  'expenses',
  'netProfit',
  'netIncome',
  'monthlyNetIncome',
] as const

/** The record as the specification defines it, each amount rounded to the penny separately. */
export const recordOf = ({ inputs, trade, incomeTax, contributions, totalTax, netIncome, monthlyNetIncome }: SelfEmployed) =>
  ({
    incomeTax: roundToPenny(incomeTax.tax),
    class2NI: roundToPenny(contributions.class2),
    class4NI: roundToPenny(contributions.class4.contribution),
    totalTax: roundToPenny(totalTax),
    grossProfit: roundToPenny(inputs.annualProfit),
    expenses: roundToPenny(inputs.expenses),
    netProfit: roundToPenny(trade.profit),
    netIncome: roundToPenny(netIncome),
    monthlyNetIncome: roundToPenny(monthlyNetIncome),
  }) satisfies Record<(typeof OUTPUTS)[number], Result['record'][string]>
