import { type Decimal, ZERO } from '../../money/decimal.ts'
import { operandOf } from '../../result/rename-steps.ts'
import { bandedStep, figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import { corporationTaxSteps } from '../corporation-tax/steps.ts'
import { taxWithDividendsSteps } from '../dividends/steps.ts'
import { incomeTaxSteps } from '../income-tax/steps.ts'
import { areContributionsDueOnSalary } from './director-salary.ts'
import { type InsideIr35, isPayAfterEmployerContributions } from './inside.ts'
import type { OutsideIr35 } from './outside.ts'

/** The working inside IR35, up to the charges: pay, then Income Tax and contributions on it. Annual pounds. ITEPA 2003 s.61N. */
export function insideSteps(inside: InsideIr35, { gross, net }: { gross: Operand; net: Operand }, rates: Ir35Rates): Step[] {
  const hasEmployer = isPayAfterEmployerContributions(rates)
  const salary = hasEmployer
    ? moneyStep(
        'salary',
        'Deemed employment pay',
        inside.salary,
        ...affordablePayFormula(gross, inside.employerContributions, rates),
        'ITEPA 2003 s.61N',
      )
    : moneyStep('salary', 'Deemed employment pay', inside.salary, '{net}', { net })
  const pay = stepOperand(salary)
  return [
    salary,
    ...incomeTaxSteps(inside.taxOnPay, { income: pay, adjustedNetIncome: pay }, rates),
    ...contributionSteps(inside, pay, hasEmployer, rates),
  ]
}

/** The working outside IR35, up to the charges: the salary, the company’s tax, then the director’s. Annual pounds. CTA 2009 s.54. */
export function outsideSteps(outside: OutsideIr35, { net }: { net: Operand }, rates: Ir35Rates): Step[] {
  const { personal } = outside
  const hasEmployer = areContributionsDueOnSalary(rates)
  const profitStep = moneyStep('profit', 'Company profit before salary', outside.profit, '{net}', { net })
  const profit = stepOperand(profitStep)
  const salaryStep = moneyStep('salary', 'Director’s salary', outside.salary, ...salaryFormula(outside, profit, rates))
  const salary = stepOperand(salaryStep)
  const contributions = contributionSteps(outside, salary, hasEmployer, rates)
  const taxableStep = moneyStep(
    'taxableProfit',
    'Taxable profit',
    outside.taxableProfit,
    hasEmployer ? '{profit} − {salary} − {employer}' : '{profit} − {salary}',
    { profit, salary, ...(hasEmployer && { employer: operandOf(contributions, 'employerContributions') }) },
  )
  const companySteps = companyTaxSteps(outside, stepOperand(taxableStep), rates)
  const dividendsStep = moneyStep('dividends', 'Dividends', outside.dividends, '{taxableProfit} − {corporationTax}', {
    taxableProfit: stepOperand(taxableStep),
    corporationTax: operandOf(companySteps, 'corporationTax'),
  })
  const dividends = stepOperand(dividendsStep)
  const total = moneyStep('totalIncome', 'Salary and dividends', personal.totalIncome, '{salary} + {dividends}', { salary, dividends })
  return [
    profitStep,
    salaryStep,
    ...contributions,
    { ...taxableStep, law: 'CTA 2009 s.54' },
    ...companySteps,
    dividendsStep,
    total,
    ...taxWithDividendsSteps(personal, { otherIncome: salary, dividends, total: stepOperand(total) }, rates),
  ]
}

/** The formula for the pay left after employer’s contributions come out of an amount. All of it is pay where no contributions are due. */
function affordablePayFormula(amount: Operand, employerContributions: Decimal, rates: Ir35Rates): [string, Step['operands']] {
  const { secondaryThreshold, employer } = rates.nationalInsurance.class1
  if (employerContributions.isZero()) return ['{amount}', { amount }]
  return [
    '({amount} + {threshold} × {rate}) ÷ (1 + {rate})',
    { amount, threshold: figureOperand(secondaryThreshold), rate: figureOperand(employer.rate) },
  ]
}

function salaryFormula({ salary, employerContributions }: OutsideIr35, profit: Operand, rates: Ir35Rates): [string, Step['operands']] {
  const { primaryThreshold } = rates.nationalInsurance.class1
  if (salary.equals(primaryThreshold.value)) return ['{threshold}', { threshold: figureOperand(primaryThreshold) }]
  return affordablePayFormula(profit, areContributionsDueOnSalary(rates) ? employerContributions : ZERO, rates)
}

function contributionSteps(
  scenario: InsideIr35 | OutsideIr35,
  pay: Operand,
  hasEmployer: boolean,
  { nationalInsurance }: Ir35Rates,
): Step[] {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  const { contribution } = scenario.employeeContributions
  const employee = bandedStep('employeeContributions', 'Employee National Insurance', contribution, { pay }, 'SSCBA 1992 s.8')
  const total = (formula: string, operands: Step['operands']) =>
    moneyStep('nationalInsurance', 'National Insurance', scenario.nationalInsurance, formula, operands)
  if (!hasEmployer) return [employee, total('{employee}', { employee: stepOperand(employee) })]
  const employerStep = moneyStep(
    'employerContributions',
    'Employer National Insurance',
    scenario.employerContributions,
    '({pay} − {threshold}) × {rate}',
    {
      pay,
      threshold: figureOperand(secondaryThreshold),
      rate: figureOperand(employer.rate),
    },
    'SSCBA 1992 s.9',
  )
  const both = { employee: stepOperand(employee), employer: stepOperand(employerStep) }
  return [employerStep, employee, total('{employee} + {employer}', both)]
}

function companyTaxSteps({ company }: OutsideIr35, profit: Operand, rates: Ir35Rates): Step[] {
  if (company.computation) return corporationTaxSteps(company.computation, { profit }, rates)
  return [moneyStep('corporationTax', 'Corporation Tax', company.tax, '{profit} × {rate}', { profit, rate: figureOperand(company.rate) })]
}
