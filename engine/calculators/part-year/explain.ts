import type { Decimal } from '../../money/decimal.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { inputOperand, type Step, stepOperand } from '../../result/step.ts'
import { incomeTaxBandTable, incomeTaxSteps } from '../../rules/income-tax/steps.ts'
import type { PartYear, PartYearRates } from './calculate.ts'

/** The pay of the months worked, what comes off it and what is left, in all and a month. */
export function partYearRows(year: PartYear): ExactRow[] {
  const pension: ExactRow = { key: 'pension', label: 'Pension Contribution', value: year.pension, isDeduction: true }
  return [
    { key: 'actualEarnings', label: 'Actual Earnings', value: year.actualEarnings },
    { key: 'monthlyEarnings', label: 'Monthly Earnings', value: year.monthlyEarnings, isInSum: false },
    { key: 'incomeTax', label: 'Income Tax', value: year.incomeTax.tax, isDeduction: true },
    { key: 'nationalInsurance', label: 'National Insurance', value: year.nationalInsurance.contribution, isDeduction: true },
    ...(year.pension.isZero() ? [] : [pension]),
    { key: 'netIncome', label: 'Net Income', value: year.netIncome, isTotal: true },
    { key: 'averageMonthlyNetIncome', label: 'Average Monthly Net', value: year.averageMonthlyNetIncome, isInSum: false },
  ]
}

/** The bands of Income Tax and of National Insurance with what fell in each. */
export const partYearBandTables = ({ incomeTax, nationalInsurance }: PartYear): BandTable[] => [
  incomeTaxBandTable(incomeTax),
  { key: 'nationalInsurance', title: 'National Insurance of the months worked, by band', slices: nationalInsurance.slices },
]

/** The working, each step on the ones before it. */
export function partYearSteps(year: PartYear, rates: PartYearRates): Step[] {
  const months = year.facts.monthsWorked.toFixed()
  const salary = inputOperand('annualSalary', year.facts.annualSalary)
  const actual = money('actualEarnings', 'Earnings of the months worked', year.actualEarnings, `{salary} × ${months} ÷ 12`, { salary })
  const earnings = stepOperand(actual)
  const monthly = money('monthlyEarnings', 'Earnings of a month', year.monthlyEarnings, `{earnings} ÷ ${months}`, { earnings })
  const pension = pensionSteps(year, actual)
  const pay = stepOperand(pension.at(-1) ?? actual)
  const incomeTax = incomeTaxSteps(year.incomeTax, { income: pay, adjustedNetIncome: pay }, rates)
  const insurance: Step = {
    ...money('nationalInsurance', 'National Insurance', year.nationalInsurance.contribution, '', { pay }),
    bandTable: 'nationalInsurance',
    law:
      rates.methods.partYear.nationalInsurance.value === 'each-month' ? 'SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11' : 'SSCBA 1992 s.8',
  }
  const deductions = [...incomeTax.slice(-1), insurance, ...pension.slice(0, 1)]
  const taken = Object.fromEntries(deductions.map((step) => [step.key, stepOperand(step)]))
  const names = deductions.map(({ key }) => `{${key}}`)
  const net = money('netIncome', 'Net income', year.netIncome, ['{earnings}', ...names].join(' − '), { earnings, ...taken })
  const average = money('averageMonthlyNetIncome', 'Average net income of a month', year.averageMonthlyNetIncome, `{net} ÷ ${months}`, {
    net: stepOperand(net),
  })
  const rate: Step = {
    key: 'effectiveRate',
    label: 'Effective tax rate',
    value: year.effectiveRate,
    unit: 'percent',
    formula: `(${names.join(' + ')}) ÷ {earnings}`,
    operands: { ...taken, earnings },
  }
  return [actual, monthly, ...pension, ...incomeTax, insurance, net, average, rate]
}

/** The pension and the pay after it; nothing without a pension. */
function pensionSteps({ facts, pension, pay }: PartYear, actual: Step): Step[] {
  if (pension.isZero()) return []
  const earnings = stepOperand(actual)
  const percent = inputOperand('pensionContribution', facts.pensionContribution, 'percent')
  const paid = money('pension', 'Pension contribution', pension, '{earnings} × {percent}', { earnings, percent })
  const operands = { earnings, pension: stepOperand(paid) }
  return [paid, money('pay', 'Pay after salary sacrifice', pay, '{earnings} − {pension}', operands)]
}

const money = (key: string, label: string, value: Decimal, formula: string, operands: Step['operands']): Step => ({
  key,
  label,
  value,
  unit: 'GBP',
  formula,
  operands,
})
