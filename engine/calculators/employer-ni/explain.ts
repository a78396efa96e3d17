import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { bandedStep, figureOperand, inputOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { Employment } from './calculate.ts'

/** The rows of the result: the cost of all the employees, then of one, before the allowance. */
export function rowsOf(facts: Employment): ExactRow[] {
  const before = facts.inputs.claimEmploymentAllowance ? ' (Before the Allowance)' : ''
  const rows: ExactRow[] = [
    { key: 'totalSalaryCost', label: 'Total Salary Cost', value: facts.totalSalaryCost },
    { key: 'totalEmployerNI', label: 'Total Employer National Insurance', value: facts.totalEmployerNI },
    { key: 'totalEmploymentCost', label: 'Total Employment Cost', value: facts.totalEmploymentCost, isTotal: true },
    {
      key: 'employerNIPerEmployee',
      label: `Employer National Insurance per Employee${before}`,
      value: facts.perEmployee.contribution,
      isInSum: false,
    },
    {
      key: 'employmentCostPerEmployee',
      label: `Employment Cost per Employee${before}`,
      value: facts.employmentCostPerEmployee,
      isInSum: false,
    },
  ]
  if (facts.inputs.claimEmploymentAllowance) {
    const label = 'Employment Allowance Used'
    rows.push({ key: 'employmentAllowanceUsed', label, value: facts.allowanceUsed, isDeduction: true, isInSum: false })
  }
  return rows
}

/** The rows behind the chart: how much of the total cost is salary, and how much is contributions. */
export const costSharesOf = ({ totalSalaryCost, totalEmployerNI, totalEmploymentCost }: Employment): ExactRow[] => [
  { key: 'totalEmploymentCost', label: 'Total Employment Cost', value: totalEmploymentCost },
  { key: 'totalEmployerNI', label: 'Total Employer National Insurance', value: totalEmployerNI, isDeduction: true },
  { key: 'totalSalaryCost', label: 'Total Salary Cost', value: totalSalaryCost, isTotal: true },
]

/** The bands of the contributions for one employee, and the amount in each. */
export const bandTablesOf = ({ perEmployee }: Employment): BandTable[] => [
  { key: 'employerNIPerEmployee', title: 'Employer National Insurance per employee, by band', slices: perEmployee.slices },
]

const CATEGORY_LAW = {
  standard: 'SSCBA 1992 s.9',
  'under-21': 'SSCBA 1992 ss.9 and 9A',
  'apprentice-under-25': 'SSCBA 1992 ss.9 and 9B',
  veteran: 'SSCBA 1992 s.9; NICA 2022 ss.6 and 7',
} as const

/** The working in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(facts: Employment, rates: NationalInsuranceRates): Step[] {
  const { employeeSalary, numberOfEmployees, employeeCategory } = facts.inputs
  const salary = inputOperand('employeeSalary', employeeSalary)
  const employees = inputOperand('numberOfEmployees', numberOfEmployees, 'count')
  const each = facts.perEmployee.contribution
  const before = facts.inputs.claimEmploymentAllowance ? ' (before the allowance)' : ''
  const perEmployee = bandedStep(
    'employerNIPerEmployee',
    `Employer National Insurance per employee${before}`,
    each,
    { salary },
    CATEGORY_LAW[employeeCategory],
  )
  const salaries = moneyStep('totalSalaryCost', 'Total salary cost', facts.totalSalaryCost, '{salary} × {employees}', { salary, employees })
  const contributions = totalSteps(facts, perEmployee, employees, rates)
  const employerNI = contributions.total
  const cost = moneyStep('totalEmploymentCost', 'Total employment cost', facts.totalEmploymentCost, '{salaries} + {employerNI}', {
    salaries: stepOperand(salaries),
    employerNI: stepOperand(employerNI),
  })
  const costEach = moneyStep(
    'employmentCostPerEmployee',
    `Employment cost per employee${before}`,
    facts.employmentCostPerEmployee,
    '{salary} + {employerNI}',
    { salary, employerNI: stepOperand(perEmployee) },
  )
  return [perEmployee, salaries, ...contributions.before, employerNI, cost, costEach]
}

/** The contributions for all employees, less the Employment Allowance if it is claimed. */
function totalSteps(facts: Employment, perEmployee: Step, employees: Operand, { nationalInsurance }: NationalInsuranceRates) {
  const product = '{perEmployee} × {employees}'
  const operands = { perEmployee: stepOperand(perEmployee), employees }
  const label = 'Total employer National Insurance'
  if (!facts.inputs.claimEmploymentAllowance) {
    return { before: [], total: moneyStep('totalEmployerNI', label, facts.totalEmployerNI, product, operands) }
  }
  const liability = moneyStep(
    'employerNIBeforeAllowance',
    'Total employer National Insurance before the allowance',
    facts.liability,
    product,
    operands,
  )
  const { amount } = nationalInsurance.employmentAllowance
  const isWhole = facts.allowanceUsed.equals(amount.value)
  const used = moneyStep(
    'employmentAllowanceUsed',
    'Employment Allowance used',
    facts.allowanceUsed,
    isWhole ? '{allowance}' : '{liability}',
    isWhole ? { allowance: figureOperand(amount) } : { liability: stepOperand(liability) },
    'NICA 2014 ss.1 and 4',
  )
  const total = moneyStep('totalEmployerNI', label, facts.totalEmployerNI, '{liability} − {used}', {
    liability: stepOperand(liability),
    used: stepOperand(used),
  })
  return { before: [liability, used], total }
}
