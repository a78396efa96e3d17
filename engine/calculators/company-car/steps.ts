import type { Decimal } from '../../money/decimal.ts'
import type { BandTable } from '../../result/result.ts'
import { figureOperand, inputOperand, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { AppropriatePercentage } from '../../rules/company-cars/appropriate-percentage.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'
import type { AddedTax } from '../../rules/rental-income/added-tax.ts'
import { addedTaxBandTables, addedTaxSteps } from '../../rules/rental-income/added-tax-steps.ts'
import type { CompanyCar } from './calculate.ts'

const WORDS = { before: 'on salary alone', after: 'with the car' } as const

/** The working of a car, each step on the ones before it. */
export function stepsOf(car: CompanyCar, rates: CompanyCarRates): Step[] {
  const { added, rate } = car.benefitTax
  const { steps: benefitSteps, contribution, benefit } = stepsOfBenefit(car, rates)
  const taxSteps = added ? addedSteps(car, added, benefit, rates) : []
  const taxedBy: Pick<Step, 'formula' | 'operands'> = rate
    ? { formula: '{benefit} × {rate}', operands: { benefit: stepOperand(benefit), rate: figureOperand(rate) } }
    : { formula: '{after} − {before}', operands: { after: operandOf(taxSteps, 'after'), before: operandOf(taxSteps, 'before') } }
  const tax = money('annualTaxLiability', 'Tax on the benefit', car.annualTaxLiability, taxedBy.formula, taxedBy.operands)
  return [
    ...benefitSteps,
    money('monthlyBIKValue', 'Benefit a month', car.monthlyBIKValue, '{benefit} ÷ 12', { benefit: stepOperand(benefit) }),
    ...taxSteps,
    tax,
    ...marginalRateSteps(car, tax, benefit),
    money('monthlyTaxLiability', 'Tax a month', car.monthlyTaxLiability, '{tax} ÷ 12', { tax: stepOperand(tax) }),
    money('totalAnnualCost', 'Cost in the year', car.totalAnnualCost, '{tax} + {contribution}', {
      tax: stepOperand(tax),
      contribution: stepOperand(contribution),
    }),
  ]
}

/** The bands of both computations with what fell in each, where the benefit went through bands. */
export const bandTablesOf = ({ benefitTax }: CompanyCar): BandTable[] =>
  benefitTax.added ? addedTaxBandTables(benefitTax.added, WORDS) : []

function stepsOfBenefit(car: CompanyCar, rates: CompanyCarRates) {
  const { inputs, effectivePersonalContribution } = car
  const limit = rates.companyCars.capitalContributionLimit
  const isLimited = inputs.personalContribution.greaterThan(limit.value)
  const contribution: Step = {
    ...money('effectivePersonalContribution', 'Contribution that counts', effectivePersonalContribution, '{contribution}', {
      contribution: isLimited ? figureOperand(limit) : inputOperand('personalContribution', inputs.personalContribution),
    }),
    law: 'ITEPA 2003 s.132',
  }
  const adjusted = money('adjustedP11DValue', 'Adjusted P11D value', car.adjustedP11DValue, '{price} − {contribution}', {
    price: inputOperand('carListPrice', inputs.carListPrice),
    contribution: stepOperand(contribution),
  })
  const percentage = percentageStep(car.bikPercentage, car.percentage, rates)
  const benefit = money('annualBIKValue', 'Benefit a year', car.annualBIKValue, '{adjusted} × {percentage} ÷ 100', {
    adjusted: stepOperand(adjusted),
    percentage: stepOperand(percentage),
  })
  return { steps: [contribution, adjusted, percentage, benefit], contribution, benefit }
}

function percentageStep(value: Decimal, { rate, supplement, isCapped }: AppropriatePercentage, { companyCars }: CompanyCarRates): Step {
  const step: Pick<Step, 'formula' | 'operands'> = isCapped
    ? { formula: '{largest}', operands: { largest: figureOperand(companyCars.largestPercentage) } }
    : supplement
      ? { formula: '{rate} + {supplement}', operands: { rate: figureOperand(rate), supplement: figureOperand(supplement) } }
      : { formula: '{rate}', operands: { rate: figureOperand(rate) } }
  return { key: 'bikPercentage', label: 'Appropriate percentage', value, unit: 'percent', ...step, law: 'ITEPA 2003 ss.139 to 142' }
}

function addedSteps({ inputs }: CompanyCar, added: AddedTax, benefit: Step, rates: CompanyCarRates): Step[] {
  const salary = inputOperand('annualSalary', inputs.annualSalary)
  const total = money('totalIncome', 'Salary and benefit', added.totalIncome, '{salary} + {benefit}', {
    salary,
    benefit: stepOperand(benefit),
  })
  return [total, ...addedTaxSteps(added, { income: salary, totalIncome: stepOperand(total) }, WORDS, rates)]
}

/** The rate that the method has, or the share that the tax takes of the benefit; of no benefit there is no share. */
function marginalRateSteps({ benefitTax, annualBIKValue }: CompanyCar, tax: Step, benefit: Step): Step[] {
  const step = { key: 'marginalTaxRate', label: 'Tax rate on the benefit', value: benefitTax.marginalTaxRate, unit: 'percent' } as const
  if (benefitTax.rate) return [{ ...step, formula: '{rate}', operands: { rate: figureOperand(benefitTax.rate) } }]
  if (annualBIKValue.isZero()) return []
  return [{ ...step, formula: '{tax} ÷ {benefit}', operands: { tax: stepOperand(tax), benefit: stepOperand(benefit) } }]
}

/** The tax of one of the two computations. */
function operandOf(steps: readonly Step[], name: 'before' | 'after'): Operand {
  const step = steps.find(({ key }) => key === `incomeTax.${name}`)
  if (!step) throw new RangeError(`there is no tax ${name} the benefit`)
  return stepOperand(step)
}

const money = (key: string, label: string, value: Decimal, formula: string, operands: Step['operands']): Step => ({
  key,
  label,
  value,
  unit: 'GBP',
  formula,
  operands,
})
