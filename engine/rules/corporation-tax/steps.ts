import type { Decimal } from '../../money/decimal.ts'
import { figureOperand, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { CorporationTax } from './corporation-tax.ts'
import { areLimitsShared } from './limits.ts'
import type { CorporationTaxRates } from './rates.ts'

/** Where the amounts of a computation came from. Months and companies are left out where nobody was asked for them. */
export interface CorporationTaxOperands {
  readonly profit: Operand
  readonly months?: Operand
  readonly associatedCompanies?: Operand
}

/** The working of Corporation Tax: the limits of the period, tax at the rate, marginal relief and what is left to pay. */
export function corporationTaxSteps(tax: CorporationTax, operands: CorporationTaxOperands, rates: CorporationTaxRates): Step[] {
  const { lowerLimit, upperLimit, marginalReliefFraction } = rates.corporationTax
  const { profit, associatedCompanies } = operands
  const scale = scaleOf(tax, operands, rates)
  const limits = [
    pounds('lowerLimit', 'Lower limit', tax.lowerLimit, `{limit}${scale.formula}`, { limit: figureOperand(lowerLimit), ...scale.operands }),
    pounds('upperLimit', 'Upper limit', tax.upperLimit, `{limit}${scale.formula}`, { limit: figureOperand(upperLimit), ...scale.operands }),
  ].map((step): Step => ({ ...step, law: 'CTA 2010 s.18D' }))
  const tell = { profit, rate: figureOperand(tax.rate) }
  if (tax.band !== 'between-the-limits') {
    return [...limits, { ...pounds('corporationTax', 'Corporation Tax', tax.tax, '{profit} × {rate}', tell), law: 'CTA 2010 ss.3 and 18A' }]
  }
  const atRate = pounds('taxAtMainRate', 'Tax at the main rate', tax.taxAtRate, '{profit} × {rate}', tell)
  const isReliefShared = !areLimitsShared(rates) && associatedCompanies && !tax.period.associatedCompanies.isZero()
  const upper = limits.find(({ key }) => key === 'upperLimit')
  const relief: Step = {
    ...pounds(
      'marginalRelief',
      'Marginal relief',
      tax.marginalRelief,
      `({upperLimit} − {profit}) × {fraction}${isReliefShared ? ' ÷ {associatedCompanies}' : ''}`,
      {
        ...(upper && { upperLimit: stepOperand(upper) }),
        profit,
        fraction: figureOperand(marginalReliefFraction),
        ...(isReliefShared && { associatedCompanies }),
      },
    ),
    law: 'CTA 2010 s.18B',
  }
  const total = pounds('corporationTax', 'Corporation Tax', tax.tax, '{atRate} − {relief}', {
    atRate: stepOperand(atRate),
    relief: stepOperand(relief),
  })
  return [...limits, atRate, relief, total]
}

/** How the yearly limits become those of the period, as a formula. */
function scaleOf({ period }: CorporationTax, { months, associatedCompanies }: CorporationTaxOperands, rates: CorporationTaxRates) {
  const isShared = areLimitsShared(rates) && associatedCompanies && !period.associatedCompanies.isZero()
  return {
    formula: `${months ? ' × {months} ÷ 12' : ''}${isShared ? ' ÷ (1 + {associatedCompanies})' : ''}`,
    operands: { ...(months && { months }), ...(isShared && { associatedCompanies }) },
  }
}

const pounds = (key: string, label: string, value: Decimal, formula: string, operands: Step['operands']): Step => ({
  key,
  label,
  value,
  unit: 'GBP',
  formula,
  operands,
})
