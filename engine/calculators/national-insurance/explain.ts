import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { bandedStep, inputOperand, moneyStep, type Step, stepOperand } from '../../result/step.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { class4BandTable, contributionSteps } from '../../rules/self-employment/steps.ts'
import type { EmployeeInsurance, Insurance, SelfEmployedInsurance } from './calculate.ts'

/** The rows of the result. The earnings and the monthly amount are not part of the sum of contributions. */
export function rowsOf(facts: Insurance): ExactRow[] {
  const isEmployee = facts.employmentType === 'employee'
  return [
    { key: 'earnings', label: 'Annual Earnings', value: facts.earnings, isInSum: false },
    ...(isEmployee ? employeeRows(facts) : selfEmployedRows(facts)),
    {
      key: 'monthlyEmployeeNI',
      label: isEmployee ? 'Monthly Employee NI' : 'Monthly National Insurance',
      value: facts.monthlyEmployeeNI,
      isInSum: false,
    },
  ]
}

const employeeRows = ({ employeeNI, employerNI, totalNI }: EmployeeInsurance): ExactRow[] => [
  { key: 'employeeNI', label: 'Employee NI (Class 1)', value: employeeNI },
  { key: 'employerNI', label: 'Employer NI (Class 1)', value: employerNI },
  { key: 'totalNI', label: 'Total NI Contributions', value: totalNI, isTotal: true },
]

/** Class 4 alone where no Class 2 is due; otherwise both, and their total. */
function selfEmployedRows({ employeeNI, contributions }: SelfEmployedInsurance): ExactRow[] {
  const label = 'National Insurance (Class 4)'
  if (contributions.class2.isZero()) return [{ key: 'employeeNI', label, value: employeeNI }]
  return [
    { key: 'class4NI', label, value: contributions.class4.contribution },
    { key: 'class2NI', label: 'National Insurance (Class 2)', value: contributions.class2 },
    { key: 'employeeNI', label: 'Total NI Contributions', value: employeeNI, isTotal: true },
  ]
}

/** The bands of each contribution and the amount in each. */
export const bandTablesOf = (facts: Insurance): BandTable[] =>
  facts.employmentType === 'employee'
    ? [
        { key: 'employeeNI', title: 'Employee National Insurance by band', slices: facts.employee.slices },
        { key: 'employerNI', title: 'Employer National Insurance by band', slices: facts.employer.slices },
      ]
    : [class4BandTable(facts.contributions)]

/** The working in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(facts: Insurance, rates: NationalInsuranceRates): Step[] {
  const { charges, employeeNI, total } = facts.employmentType === 'employee' ? employeeSteps(facts) : selfEmployedSteps(facts, rates)
  const monthly = moneyStep(
    'monthlyEmployeeNI',
    facts.employmentType === 'employee' ? 'Monthly employee NI' : 'Monthly National Insurance',
    facts.monthlyEmployeeNI,
    '{employeeNI} ÷ 12',
    { employeeNI: stepOperand(employeeNI) },
  )
  return [...charges, total, monthly]
}

interface Working {
  readonly charges: readonly Step[]
  /** What the person pays: one of the charges, or their total. */
  readonly employeeNI: Step
  readonly total: Step
}

function employeeSteps({ earnings, employeeNI, employerNI, totalNI }: EmployeeInsurance): Working {
  const operands = { earnings: inputOperand('earnings', earnings) }
  const employee = bandedStep('employeeNI', 'Employee NI (Class 1)', employeeNI, operands, 'SSCBA 1992 s.8')
  const employer = bandedStep('employerNI', 'Employer NI (Class 1)', employerNI, operands, 'SSCBA 1992 s.9')
  const total = moneyStep('totalNI', 'Total NI contributions', totalNI, '{employeeNI} + {employerNI}', {
    employeeNI: stepOperand(employee),
    employerNI: stepOperand(employer),
  })
  return { charges: [employee, employer], employeeNI: employee, total }
}

function selfEmployedSteps({ earnings, contributions, employeeNI }: SelfEmployedInsurance, rates: NationalInsuranceRates): Working {
  const { class2, class4 } = contributionSteps(contributions, inputOperand('earnings', earnings), rates)
  const total = moneyStep('employeeNI', 'National Insurance', employeeNI, '{class4NI} + {class2NI}', {
    class4NI: stepOperand(class4),
    class2NI: stepOperand(class2),
  })
  return { charges: [class4, class2], employeeNI: total, total }
}
