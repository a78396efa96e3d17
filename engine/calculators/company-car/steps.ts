import type { AppropriatePercentage } from '../../decimal-rules/company-cars/appropriate-percentage.ts'
import type { AddedTax } from '../../decimal-rules/income-tax/added-tax.ts'
import { addedTaxBandTables, addedTaxSteps } from '../../decimal-rules/income-tax/added-tax-steps.ts'
import type { Decimal } from '../../money/decimal.ts'
import { operandOf } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import { figureOperand, inputOperand, moneyStep, type Step, stepOperand } from '../../result/step.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'
import type { CompanyCar } from './calculate.ts'

const WORDS = { before: 'without the car', after: 'with the car' } as const

/** The working of the tax on a car, in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(car: CompanyCar, rates: CompanyCarRates): Step[] {
  const { added, rate } = car.benefitTax
  const { steps: benefitSteps, contribution, benefit } = stepsOfBenefit(car, rates)
  const taxSteps = added ? addedSteps(car, added, benefit, rates) : []
  const taxedBy: Pick<Step, 'formula' | 'operands'> = rate
    ? { formula: '{benefit} × {rate}', operands: { benefit: stepOperand(benefit), rate: figureOperand(rate) } }
    : {
        formula: '{after} − {before}',
        operands: { after: operandOf(taxSteps, 'incomeTax.after'), before: operandOf(taxSteps, 'incomeTax.before') },
      }
  const tax = moneyStep('annualTaxLiability', 'Tax on the car for the year', car.annualTaxLiability, taxedBy.formula, taxedBy.operands)
  return [
    ...benefitSteps,
    moneyStep('monthlyBIKValue', 'Taxable benefit per month', car.monthlyBIKValue, '{benefit} ÷ 12', { benefit: stepOperand(benefit) }),
    ...taxSteps,
    tax,
    ...marginalRateSteps(car, tax, benefit),
    moneyStep('monthlyTaxLiability', 'Tax on the car per month', car.monthlyTaxLiability, '{tax} ÷ 12', { tax: stepOperand(tax) }),
    moneyStep('totalAnnualCost', 'Total cost for the year', car.totalAnnualCost, '{tax} + {contribution}', {
      tax: stepOperand(tax),
      contribution: stepOperand(contribution),
    }),
  ]
}

/** The bands without and with the car, and the amount in each; none where a single rate applies. */
export const bandTablesOf = ({ benefitTax }: CompanyCar): BandTable[] =>
  benefitTax.added ? addedTaxBandTables(benefitTax.added, WORDS) : []

function stepsOfBenefit(car: CompanyCar, rates: CompanyCarRates) {
  const { inputs, effectivePersonalContribution } = car
  const limit = rates.companyCars.capitalContributionLimit
  const isLimited = inputs.personalContribution.greaterThan(limit.value)
  const contribution = moneyStep(
    'effectivePersonalContribution',
    'Contribution that counts',
    effectivePersonalContribution,
    '{contribution}',
    {
      contribution: isLimited ? figureOperand(limit) : inputOperand('personalContribution', inputs.personalContribution),
    },
    'ITEPA 2003 s.132',
  )
  const adjusted = moneyStep('adjustedP11DValue', 'List price after contribution', car.adjustedP11DValue, '{price} − {contribution}', {
    price: inputOperand('carListPrice', inputs.carListPrice),
    contribution: stepOperand(contribution),
  })
  const percentage = percentageStep(car.bikPercentage, car.percentage, rates)
  const benefit = moneyStep('annualBIKValue', 'Taxable benefit for the year', car.annualBIKValue, '{adjusted} × {percentage} ÷ 100', {
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
  return {
    key: 'bikPercentage',
    label: 'Percentage of the list price',
    value,
    unit: 'percent',
    ...step,
    law: 'ITEPA 2003 ss.139 to 142',
  }
}

function addedSteps({ inputs }: CompanyCar, added: AddedTax, benefit: Step, rates: CompanyCarRates): Step[] {
  const salary = inputOperand('annualSalary', inputs.annualSalary)
  const total = moneyStep('totalIncome', 'Salary and benefit', added.totalIncome, '{salary} + {benefit}', {
    salary,
    benefit: stepOperand(benefit),
  })
  return [total, ...addedTaxSteps(added, { income: salary, totalIncome: stepOperand(total) }, WORDS, rates)]
}

/** The method’s single rate, or the tax as a share of the benefit. No step where there is no benefit. */
function marginalRateSteps({ benefitTax, annualBIKValue }: CompanyCar, tax: Step, benefit: Step): Step[] {
  const step = { key: 'marginalTaxRate', label: 'Tax rate on the benefit', value: benefitTax.marginalTaxRate, unit: 'percent' } as const
  if (benefitTax.rate) return [{ ...step, formula: '{rate}', operands: { rate: figureOperand(benefitTax.rate) } }]
  if (annualBIKValue.isZero()) return []
  return [{ ...step, formula: '{tax} ÷ {benefit}', operands: { tax: stepOperand(tax), benefit: stepOperand(benefit) } }]
}
