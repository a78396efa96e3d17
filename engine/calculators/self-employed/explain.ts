import { incomeTaxBandTable, incomeTaxSteps } from '../../decimal-rules/income-tax/steps.ts'
import { class4BandTable, contributionSteps } from '../../decimal-rules/self-employment/steps.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { inputOperand, moneyStep, type Step, stepOperand, stepOperands } from '../../result/step.ts'
import type { SelfEmployed, SelfEmployedRates } from './calculate.ts'

/** The rows of the result: profit, deductions, and what is left per year and per month. Net profit is a subtotal. */
export const rowsOf = ({ inputs, trade, incomeTax, contributions, netIncome, monthlyNetIncome }: SelfEmployed): ExactRow[] => [
  { key: 'grossProfit', label: 'Annual Profit', value: inputs.annualProfit, of: ['annualProfit'] },
  { key: 'expenses', label: 'Business Expenses', value: inputs.expenses, isDeduction: true },
  { key: 'netProfit', label: 'Net Profit', value: trade.profit, isInSum: false },
  { key: 'incomeTax', label: 'Income Tax', value: incomeTax.tax, isDeduction: true },
  { key: 'class2NI', label: 'Class 2 NI', value: contributions.class2, isDeduction: true },
  { key: 'class4NI', label: 'Class 4 NI', value: contributions.class4.contribution, isDeduction: true },
  { key: 'netIncome', label: 'Net Income After Tax', value: netIncome, isTotal: true },
  { key: 'monthlyNetIncome', label: 'Monthly Net Income', value: monthlyNetIncome, isInSum: false },
]

/** The bands of Income Tax and of Class 4, and the amount in each. */
export const bandTablesOf = ({ incomeTax, contributions }: SelfEmployed): BandTable[] => [
  incomeTaxBandTable(incomeTax),
  class4BandTable(contributions),
]

/** The working in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(facts: SelfEmployed, rates: SelfEmployedRates): Step[] {
  const { inputs, trade, totalTax, netIncome, monthlyNetIncome } = facts
  const netProfit = moneyStep('netProfit', 'Net profit', trade.profit, '{annualProfit} − {expenses}', {
    annualProfit: inputOperand('annualProfit', inputs.annualProfit),
    expenses: inputOperand('expenses', inputs.expenses),
  })
  // A loss is shown as a loss, but no tax is due on it.
  const chargeable: Step[] = trade.profit.isNegative()
    ? [moneyStep('chargeableProfit', 'Taxable profit', trade.chargeableProfit, '{netProfit}', { netProfit: stepOperand(netProfit) })]
    : []
  const income = stepOperand(chargeable[0] ?? netProfit)
  const incomeTax = incomeTaxSteps(facts.incomeTax, { income, adjustedNetIncome: income }, rates)
  const { class2, class4 } = contributionSteps(facts.contributions, income, rates)
  const charges = [...incomeTax.filter(({ key }) => key === 'incomeTax'), class2, class4]
  const total = moneyStep(
    'totalTax',
    'Total tax and National Insurance',
    totalTax,
    charges.map(({ key }) => `{${key}}`).join(' + '),
    stepOperands(charges),
  )
  const net = moneyStep('netIncome', 'Net income after tax', netIncome, '{netProfit} − {totalTax}', {
    netProfit: stepOperand(netProfit),
    totalTax: stepOperand(total),
  })
  const monthly = moneyStep('monthlyNetIncome', 'Monthly net income', monthlyNetIncome, '{netIncome} ÷ 12', { netIncome: stepOperand(net) })
  return [netProfit, ...chargeable, ...incomeTax, class2, class4, total, net, monthly]
}
