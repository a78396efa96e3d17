import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { CorporationTaxRates } from '../../rules/corporation-tax/rates.ts'
import type { CorporationTax } from './corporation-tax.ts'
import { areLimitsShared } from './limits.ts'

/** Where the amounts of a computation come from. Months and companies are absent where the calculator does not ask for them. */
export interface CorporationTaxOperands {
  readonly profit: Operand
  readonly months?: Operand
  readonly associatedCompanies?: Operand
}

/**
 * The working of Corporation Tax: the limits for the period, tax at the rate, marginal relief, and what is left to pay. Pounds for the
 * period. CTA 2010 ss.3 and 18A to 18D.
 */
export function corporationTaxSteps(tax: CorporationTax, operands: CorporationTaxOperands, rates: CorporationTaxRates): Step[] {
  const { lowerLimit, upperLimit, marginalReliefFraction } = rates.corporationTax
  const { profit, associatedCompanies } = operands
  const scale = scaleOf(tax, operands, rates)
  const limitStep = (key: string, label: string, value: Decimal, limit: Figure) =>
    moneyStep(key, label, value, `{limit}${scale.formula}`, { limit: figureOperand(limit), ...scale.operands }, 'CTA 2010 s.18D')
  const lower = limitStep('lowerLimit', 'Lower limit', tax.lowerLimit, lowerLimit)
  const upper = limitStep('upperLimit', 'Upper limit', tax.upperLimit, upperLimit)
  const tell = { profit, rate: figureOperand(tax.rate) }
  if (tax.band !== 'between-the-limits') {
    return [lower, upper, moneyStep('corporationTax', 'Corporation Tax', tax.tax, '{profit} × {rate}', tell, 'CTA 2010 ss.3 and 18A')]
  }
  const atRate = moneyStep('taxAtMainRate', 'Tax at the main rate', tax.taxAtRate, '{profit} × {rate}', tell)
  const isReliefShared = !areLimitsShared(rates) && associatedCompanies && !tax.period.associatedCompanies.isZero()
  const relief = moneyStep(
    'marginalRelief',
    'Marginal relief',
    tax.marginalRelief,
    `({upperLimit} − {profit}) × {fraction}${isReliefShared ? ' ÷ {associatedCompanies}' : ''}`,
    {
      upperLimit: stepOperand(upper),
      profit,
      fraction: figureOperand(marginalReliefFraction),
      ...(isReliefShared && { associatedCompanies }),
    },
    'CTA 2010 s.18B',
  )
  const total = moneyStep('corporationTax', 'Corporation Tax', tax.tax, '{atRate} − {relief}', {
    atRate: stepOperand(atRate),
    relief: stepOperand(relief),
  })
  return [lower, upper, atRate, relief, total]
}

/** The end of the formula that turns the yearly limits into those for the period, and its operands. */
function scaleOf({ period }: CorporationTax, { months, associatedCompanies }: CorporationTaxOperands, rates: CorporationTaxRates) {
  const isShared = areLimitsShared(rates) && associatedCompanies && !period.associatedCompanies.isZero()
  return {
    formula: `${months ? ' × {months} ÷ 12' : ''}${isShared ? ' ÷ (1 + {associatedCompanies})' : ''}`,
    operands: { ...(months && { months }), ...(isShared && { associatedCompanies }) },
  }
}
