import type { BandTable, Explanation } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { incomeTaxBandTable } from '../income-tax/steps.ts'
import { chargeBandTable, chargeRows } from '../pensions/annual-allowance-steps.ts'
import { takeHomeAssumptions } from './assumptions.ts'
import type { TakeHomePageRates } from './left-out.ts'
import { takeHomeNotes } from './notes.ts'
import { repaymentKey, takeHomeSteps } from './steps.ts'
import type { TakeHomePay } from './take-home-pay.ts'

/** The rows, the working and the notes of take-home pay. Annual pounds, except the monthly row. */
export function explainTakeHome(pay: TakeHomePay, rates: TakeHomePageRates): Explanation<'netIncome'> {
  return {
    headline: 'netIncome',
    rows: takeHomeRows(pay),
    bandTables: takeHomeBandTables(pay),
    steps: takeHomeSteps(pay, rates),
    notes: takeHomeNotes(pay, rates),
    assumptions: takeHomeAssumptions(pay, rates),
  }
}

/** The rows of take-home pay: salary, deductions, and what is left a year and a month. Outside their sum is any annual allowance charge. */
function takeHomeRows(pay: TakeHomePay): ExactRow[] {
  const { facts, incomeTax, nationalInsurance, repayments, studentLoan, pension, netIncome, monthlyNetIncome } = pay
  const rows: ExactRow[] = [
    { key: 'grossIncome', label: 'Annual Salary', value: facts.annualSalary, of: ['annualSalary'] },
    { key: 'incomeTax', label: 'Income Tax', value: incomeTax.tax, isDeduction: true },
    { key: 'nationalInsurance', label: 'National Insurance', value: nationalInsurance.contribution, isDeduction: true },
  ]
  if (!studentLoan.isZero()) {
    rows.push({ key: 'studentLoan', label: 'Student Loan', value: studentLoan, isDeduction: true, of: repayments.map(repaymentKey) })
  }
  if (!pension.isZero()) rows.push({ key: 'pension', label: 'Pension Contribution', value: pension, isDeduction: true })
  rows.push({ key: 'netIncome', label: 'Annual Take-Home', value: netIncome, isTotal: true })
  rows.push({ key: 'monthlyNetIncome', label: 'Monthly Take-Home', value: monthlyNetIncome, isInSum: false })
  return [...rows, ...chargeRows(pay.aboveAllowance)]
}

/** The bands of Income Tax, National Insurance and any annual allowance charge, with the amount in each. */
const takeHomeBandTables = ({ incomeTax, nationalInsurance, aboveAllowance }: TakeHomePay): BandTable[] => [
  incomeTaxBandTable(incomeTax),
  { key: 'nationalInsurance', title: 'National Insurance by band', slices: nationalInsurance.slices },
  ...(aboveAllowance ? [chargeBandTable(aboveAllowance.charged)] : []),
]
