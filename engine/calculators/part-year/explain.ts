import { incomeTaxBandTable, incomeTaxSteps } from '../../decimal-rules/income-tax/steps.ts'
import { aboveAllowanceSteps, chargeBandTable, chargeRows, type Worked } from '../../decimal-rules/pensions/annual-allowance-steps.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { bandedStep, inputOperand, moneyStep, percentStep, type Step, stepOperand, stepOperands } from '../../result/step.ts'
import type { PartYear, PartYearRates } from './calculate.ts'

/** The rows of the result: pay for the months worked, deductions, and what is left in total and per month. */
export function partYearRows(year: PartYear): ExactRow[] {
  const pension: ExactRow = { key: 'pension', label: 'Pension Contribution', value: year.pension, isDeduction: true }
  return [
    { key: 'actualEarnings', label: 'Earnings for the Months Worked', value: year.actualEarnings },
    { key: 'monthlyEarnings', label: 'Monthly Earnings', value: year.monthlyEarnings, isInSum: false },
    { key: 'incomeTax', label: 'Income Tax', value: year.incomeTax.tax, isDeduction: true },
    { key: 'nationalInsurance', label: 'National Insurance', value: year.nationalInsurance.contribution, isDeduction: true },
    ...(year.pension.isZero() ? [] : [pension]),
    { key: 'netIncome', label: 'Take-Home Pay', value: year.netIncome, isTotal: true },
    { key: 'averageMonthlyNetIncome', label: 'Average Monthly Take-Home', value: year.averageMonthlyNetIncome, isInSum: false },
    ...chargeRows(year.aboveAllowance),
  ]
}

/** The bands of Income Tax and of National Insurance, and the amount in each. */
export const partYearBandTables = ({ incomeTax, nationalInsurance, aboveAllowance }: PartYear): BandTable[] => [
  incomeTaxBandTable(incomeTax),
  { key: 'nationalInsurance', title: 'National Insurance for the months worked, by band', slices: nationalInsurance.slices },
  ...(aboveAllowance ? [chargeBandTable(aboveAllowance.charged)] : []),
]

/** The working in order: each step uses only inputs, figures and earlier steps. */
export function partYearSteps(year: PartYear, rates: PartYearRates): Step[] {
  const months = inputOperand('monthsWorked', year.facts.monthsWorked, 'count')
  const salary = inputOperand('annualSalary', year.facts.annualSalary)
  const actual = moneyStep('actualEarnings', 'Earnings for the months worked', year.actualEarnings, '{salary} × {months} ÷ 12', {
    salary,
    months,
  })
  const earnings = stepOperand(actual)
  const monthly = moneyStep('monthlyEarnings', 'Monthly earnings', year.monthlyEarnings, '{earnings} ÷ {months}', { earnings, months })
  const pension = pensionSteps(year, actual)
  const pay = stepOperand(pension.at(-1) ?? actual)
  const incomeTax = incomeTaxSteps(year.incomeTax, { income: pay, adjustedNetIncome: pay }, rates)
  const isByMonth = rates.methods.partYear.nationalInsurance.value === 'each-month'
  const law = isByMonth ? 'SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11' : 'SSCBA 1992 s.8'
  const insurance = bandedStep('nationalInsurance', 'National Insurance', year.nationalInsurance.contribution, { pay }, law)
  const deductions = [...incomeTax.slice(-1), insurance, ...pension.slice(0, 1)]
  const taken = stepOperands(deductions)
  const names = deductions.map(({ key }) => `{${key}}`)
  const net = moneyStep('netIncome', 'Take-home pay', year.netIncome, ['{earnings}', ...names].join(' − '), { earnings, ...taken })
  const average = moneyStep('averageMonthlyNetIncome', 'Average monthly take-home', year.averageMonthlyNetIncome, '{net} ÷ {months}', {
    net: stepOperand(net),
    months,
  })
  const share = `(${names.join(' + ')}) ÷ {earnings}`
  const rate = percentStep('effectiveRate', 'Effective tax rate', year.effectiveRate, share, { ...taken, earnings })
  return [actual, monthly, ...pension, ...incomeTax, insurance, net, average, rate, ...aboveSteps(year, pension, rates)]
}

/** The pension contribution and the pay left after it; no steps without a pension. */
function pensionSteps({ facts, pension, pay }: PartYear, actual: Step): Step[] {
  if (pension.isZero()) return []
  const earnings = stepOperand(actual)
  const percent = inputOperand('pensionContribution', facts.pensionContribution, 'percent')
  const paid = moneyStep('pension', 'Pension contribution', pension, '{earnings} × {percent}', { earnings, percent })
  const operands = { earnings, pension: stepOperand(paid) }
  return [paid, moneyStep('pay', 'Pay after salary sacrifice', pay, '{earnings} − {pension}', operands)]
}

/** The charge on a contribution above the annual allowance. Pay given up for it counts towards both threshold and adjusted income. */
function aboveSteps({ aboveAllowance }: PartYear, [paid, after]: readonly Step[], rates: PartYearRates): Step[] {
  if (!aboveAllowance || !paid || !after) return []
  const contribution = stepOperand(paid)
  const both: Worked = ['{pay} + {contribution}', { pay: stepOperand(after), contribution }]
  return aboveAllowanceSteps(aboveAllowance, { contribution, threshold: both, adjusted: both }, rates)
}
