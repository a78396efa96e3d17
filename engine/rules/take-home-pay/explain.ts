import type { Decimal } from '../../money/decimal.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { figureOperand, inputOperand, type Operand, type Step, stepOperand } from '../../result/step.ts'
import { incomeTaxBandTable, incomeTaxSteps } from '../income-tax/steps.ts'
import type { Repayment } from '../student-loans/repayment.ts'
import type { TakeHomePay, TakeHomeRates } from './take-home-pay.ts'

/** The rows of a take-home result: salary, what comes off it, and what is left a year and a month. */
export function takeHomeRows({
  facts,
  incomeTax,
  nationalInsurance,
  studentLoan,
  pension,
  netIncome,
  monthlyNetIncome,
}: TakeHomePay): ExactRow[] {
  const rows: ExactRow[] = [
    { key: 'grossIncome', label: 'Annual Salary', value: facts.annualSalary },
    { key: 'incomeTax', label: 'Income Tax', value: incomeTax.tax, isDeduction: true },
    { key: 'nationalInsurance', label: 'National Insurance', value: nationalInsurance.contribution, isDeduction: true },
  ]
  if (!studentLoan.isZero()) rows.push({ key: 'studentLoan', label: 'Student Loan', value: studentLoan, isDeduction: true })
  if (!pension.isZero()) rows.push({ key: 'pension', label: 'Pension Contribution', value: pension, isDeduction: true })
  rows.push({ key: 'netIncome', label: 'Annual Take-Home', value: netIncome, isTotal: true })
  rows.push({ key: 'monthlyNetIncome', label: 'Monthly Take-Home', value: monthlyNetIncome, isInSum: false })
  return rows
}

/** The working of take-home pay, each step on the ones before it. */
export function takeHomeSteps(pay: TakeHomePay, rates: TakeHomeRates): Step[] {
  const salary = inputOperand('annualSalary', pay.facts.annualSalary)
  const pension = pensionSteps(pay, rates, salary)
  const afterPension = pension.afterPension ? stepOperand(pension.afterPension) : salary
  const { pensionMethod } = pay.facts
  const incomeTax = incomeTaxSteps(
    pay.incomeTax,
    { income: pensionMethod === 'relief-at-source' ? salary : afterPension, adjustedNetIncome: afterPension },
    rates,
  )
  const earnings = pensionMethod === 'salary-sacrifice' ? afterPension : salary
  const nationalInsurance: Step = {
    key: 'nationalInsurance',
    label: 'National Insurance',
    value: pay.nationalInsurance.contribution,
    unit: 'GBP',
    formula: '',
    operands: { earnings },
    bandTable: 'nationalInsurance',
    law: 'SSCBA 1992 s.8',
  }
  const loans = pay.repayments.filter(({ repayment }) => !repayment.isZero()).map((loan) => repaymentStep(loan, earnings))
  const deductions = [incomeTax.find(({ key }) => key === 'incomeTax'), nationalInsurance, ...loans, pension.cost]
  return [
    ...pension.steps,
    ...incomeTax,
    nationalInsurance,
    ...loans,
    ...resultSteps(
      pay,
      salary,
      deductions.filter((step) => step !== undefined),
    ),
  ]
}

/** The bands of Income Tax and of National Insurance with what fell in each. */
export const takeHomeBandTables = ({ incomeTax, nationalInsurance }: TakeHomePay): BandTable[] => [
  incomeTaxBandTable(incomeTax),
  { key: 'nationalInsurance', title: 'National Insurance by band', slices: nationalInsurance.slices },
]

interface PensionWorking {
  readonly steps: readonly Step[]
  /** The step that take-home pay takes away. */
  readonly cost?: Step
  readonly afterPension?: Step
}

function pensionSteps({ facts, pension, pensionGross }: TakeHomePay, { incomeTax }: TakeHomeRates, salary: Operand): PensionWorking {
  if (pensionGross.isZero()) return { steps: [] }
  const isReliefAtSource = facts.pensionMethod === 'relief-at-source'
  const gross = money(
    isReliefAtSource ? 'pensionGross' : 'pension',
    isReliefAtSource ? 'Gross pension contribution' : 'Pension contribution',
    pensionGross,
    '{salary} × {percent}',
    { salary, percent: inputOperand('pensionContribution', facts.pensionContribution, 'percent') },
  )
  const afterPension = money(
    'afterPension',
    { 'salary-sacrifice': 'Pay after salary sacrifice', 'net-pay': 'Pay that is taxed', 'relief-at-source': 'Adjusted net income' }[
      facts.pensionMethod
    ],
    facts.annualSalary.minus(pensionGross),
    '{salary} − {pension}',
    { salary, pension: stepOperand(gross) },
  )
  if (!isReliefAtSource) return { steps: [gross, afterPension], cost: gross, afterPension }
  const cost = money('pension', 'What you pay into the pension', pension, '{gross} × {share}', {
    gross: stepOperand(gross),
    share: figureOperand(incomeTax.reliefAtSource.memberShare),
  })
  return { steps: [gross, cost, afterPension], cost, afterPension }
}

const repaymentStep = ({ plan, threshold, rate, repayment }: Repayment, earnings: Operand): Step =>
  money(
    `studentLoan.${plan}`,
    plan === 'postgraduate' ? 'Postgraduate loan' : `Student loan, plan ${plan.slice(-1)}`,
    repayment,
    '({earnings} − {threshold}) × {rate}',
    {
      earnings,
      threshold: figureOperand(threshold),
      rate: figureOperand(rate),
    },
  )

/** Take-home pay, a month of it, and the share that the deductions take. */
function resultSteps({ netIncome, monthlyNetIncome, effectiveRate }: TakeHomePay, salary: Operand, deductions: readonly Step[]): Step[] {
  const taken = Object.fromEntries(deductions.map((step) => [step.key, stepOperand(step)]))
  const names = deductions.map(({ key }) => `{${key}}`)
  const net = money('netIncome', 'Annual take-home pay', netIncome, ['{salary}', ...names].join(' − '), { salary, ...taken })
  const monthly = money('monthlyNetIncome', 'Monthly take-home pay', monthlyNetIncome, '{net} ÷ 12', { net: stepOperand(net) })
  const rate: Step = {
    key: 'effectiveRate',
    label: 'Effective tax rate',
    value: effectiveRate,
    unit: 'percent',
    formula: `(${names.join(' + ')}) ÷ {salary}`,
    operands: { ...taken, salary },
  }
  return [net, monthly, rate]
}

const money = (key: string, label: string, value: Decimal, formula: string, operands: Step['operands']): Step => ({
  key,
  label,
  value,
  unit: 'GBP',
  formula,
  operands,
})
