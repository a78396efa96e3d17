import { incomeTaxBandTable, incomeTaxSteps } from '../../decimal-rules/income-tax/steps.ts'
import type { TaxOnIncome } from '../../decimal-rules/income-tax/tax-on-income.ts'
import { renameSteps } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { figureOperand, inputOperand, moneyStep, type Operand, type Step, stepOperand, stepOperands } from '../../result/step.ts'
import type { SideHustle, SideHustleRates } from './calculate.ts'
import { difference } from './difference-step.ts'
import { insuranceSteps } from './insurance-steps.ts'

/** The rows of the result: the side income, the extra tax on it, and what is left. */
export const sideHustleRows = (side: SideHustle): ExactRow[] => [
  { key: 'sideHustleIncome', label: 'Side Hustle Income', value: side.facts.sideHustleIncome },
  { key: 'tradingAllowanceUsed', label: 'Trading Allowance Used', value: side.tradingAllowanceUsed, isInSum: false },
  { key: 'taxableIncome', label: 'Taxable Side Income', value: side.taxableIncome, isInSum: false },
  { key: 'additionalIncomeTax', label: 'Extra Income Tax', value: side.incomeTax.tax, isDeduction: true },
  { key: 'additionalNI', label: 'Extra National Insurance', value: side.nationalInsurance.additional, isDeduction: true },
  { key: 'totalAdditionalTax', label: 'Total Extra Tax', value: side.totalAdditionalTax, isDeduction: true, isInSum: false },
  { key: 'netSideHustleIncome', label: 'Side Hustle Income After Tax', value: side.netSideHustleIncome, isTotal: true },
  { key: 'totalIncome', label: 'Total Income', value: side.totalIncome, isInSum: false },
]

/** The bands of Income Tax without and with the side income, and the bands of National Insurance on it. */
export function sideHustleBandTables({ incomeTax, nationalInsurance }: SideHustle): BandTable[] {
  const tables: BandTable[] = [
    { ...incomeTaxBandTable(incomeTax.before), key: 'salary.incomeTax', title: 'Income Tax without the side income, by band' },
    { ...incomeTaxBandTable(incomeTax.after), key: 'both.incomeTax', title: 'Income Tax with the side income, by band' },
  ]
  if (nationalInsurance.charge === 'class-4') {
    return [...tables, { key: 'additionalNI', title: 'Class 4 National Insurance, by band', slices: nationalInsurance.onSideIncome.slices }]
  }
  const { onSalary, onBoth } = nationalInsurance
  return [
    ...tables,
    { key: 'salary.nationalInsurance', title: 'Class 1 National Insurance without the side income, by band', slices: onSalary.slices },
    { key: 'both.nationalInsurance', title: 'Class 1 National Insurance with the side income, by band', slices: onBoth.slices },
  ]
}

/** The working, from the side income to what is left of it after tax. */
export function sideHustleSteps(side: SideHustle, rates: SideHustleRates): Step[] {
  const { facts, incomeTax } = side
  const salary = inputOperand('mainJobSalary', facts.mainJobSalary)
  const income = inputOperand('sideHustleIncome', facts.sideHustleIncome)
  const used = allowanceStep(side, income, rates)
  const taxable = moneyStep('taxableIncome', 'Taxable side income', side.taxableIncome, '{income} − {used}', {
    income,
    used: stepOperand(used),
  })
  const both = moneyStep('both', 'Salary and taxable side income', facts.mainJobSalary.plus(side.taxableIncome), '{salary} + {side}', {
    salary,
    side: stepOperand(taxable),
  })
  const onSalary = taxSteps('salary', 'without the side income', incomeTax.before, salary, rates)
  const onBoth = taxSteps('both', 'with the side income', incomeTax.after, stepOperand(both), rates)
  const additionalTax = difference('additionalIncomeTax', 'Extra Income Tax', incomeTax.tax, onBoth, onSalary)
  const insurance = insuranceSteps(side, { salary, taxable, both }, rates)
  const taxes = stepOperands([additionalTax, ...insurance.slice(-1)])
  const total = moneyStep('totalAdditionalTax', 'Total extra tax', side.totalAdditionalTax, '{additionalIncomeTax} + {additionalNI}', taxes)
  return [
    used,
    taxable,
    both,
    ...onSalary,
    ...onBoth,
    additionalTax,
    ...insurance,
    total,
    moneyStep('netSideHustleIncome', 'Side hustle income after tax', side.netSideHustleIncome, '{income} − {tax}', {
      income,
      tax: stepOperand(total),
    }),
    moneyStep('totalIncome', 'Total income', side.totalIncome, '{salary} + {income}', { salary, income }),
  ]
}

function allowanceStep({ facts, tradingAllowanceUsed }: SideHustle, income: Operand, { allowances }: SideHustleRates): Step {
  const isWhole = tradingAllowanceUsed.equals(allowances.trading.value)
  const [formula, operands]: [string, Step['operands']] = !facts.useTradingAllowance
    ? ['0', {}]
    : isWhole
      ? ['{allowance}', { allowance: figureOperand(allowances.trading) }]
      : ['{income}', { income }]
  return moneyStep('tradingAllowanceUsed', 'Trading allowance used', tradingAllowanceUsed, formula, operands, 'ITTOIA 2005 Part 6A ch.1')
}

/** The steps of Income Tax, with keys and labels that say whether the side income is included. */
const taxSteps = (prefix: string, words: string, tax: TaxOnIncome, income: Operand, rates: SideHustleRates): Step[] =>
  renameSteps(incomeTaxSteps(tax, { income, adjustedNetIncome: income }, rates), ({ key, label }) => ({
    key: `${prefix}.${key}`,
    label: `${label} ${words}`,
  }))
