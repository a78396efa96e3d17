import { areLimitsShared, limitFor, limitShare } from '../../decimal-rules/corporation-tax/limits.ts'
import { corporationTaxSteps } from '../../decimal-rules/corporation-tax/steps.ts'
import { atLeastZero, MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { assumed } from '../../result/assumptions.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import { operandOf } from '../../result/rename-steps.ts'
import type { Assumption } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { inputOperand, moneyStep, percentStep, type Step } from '../../result/step.ts'
import type { CorporationTaxRates } from '../../rules/corporation-tax/rates.ts'
import type { Facts } from './calculate.ts'

/** The rows of the result. Marginal relief is already deducted from the tax, so it is not part of the sum. */
export function rowsOf(facts: Facts): ExactRow[] {
  const rows: ExactRow[] = [
    { key: 'taxableProfit', label: 'Taxable Profit', value: facts.profit },
    { key: 'corporationTax', label: 'Corporation Tax', value: facts.tax, isDeduction: true },
  ]
  if (facts.hasMarginalRelief) rows.push({ key: 'marginalRelief', label: 'Marginal Relief', value: facts.marginalRelief, isInSum: false })
  rows.push({ key: 'afterTaxProfit', label: 'After-Tax Profit', value: facts.afterTaxProfit, isTotal: true })
  return rows
}

/** The working, from the limits for the period to the effective tax rate. */
export function stepsOf(facts: Facts, rates: CorporationTaxRates): Step[] {
  const { months, associatedCompanies } = facts.period
  const profit = inputOperand('taxableProfit', facts.profit)
  const steps = corporationTaxSteps(
    facts,
    {
      profit,
      ...(!months.equals(MONTHS_IN_A_YEAR) && { months: inputOperand('accountingPeriodLength', months, 'count') }),
      associatedCompanies: inputOperand('associatedCompanies', associatedCompanies, 'count'),
    },
    rates,
  )
  const tax = operandOf(steps, 'corporationTax')
  return [
    ...steps,
    moneyStep('afterTaxProfit', 'After-tax profit', facts.afterTaxProfit, '{profit} − {tax}', { profit, tax }),
    percentStep('effectiveRate', 'Effective rate', facts.effectiveRate, '{tax} ÷ {profit}', { tax, profit }),
  ]
}

export const CORPORATION_TAX_NOTES = [
  'marginal-relief-applied',
  'marginal-relief-below-a-penny',
  'limits-for-a-short-period',
  'limits-shared-with-associated-companies',
  'relief-shared-with-associated-companies',
  'paid-in-instalments',
] as const
export type CorporationTaxNote = (typeof CORPORATION_TAX_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf(facts: Facts, rates: CorporationTaxRates): CorporationTaxNote[] {
  const { period, profit, marginalRelief, hasMarginalRelief } = facts
  const hasAssociates = !period.associatedCompanies.isZero()
  const notes: CorporationTaxNote[] = []
  if (!marginalRelief.isZero()) notes.push(hasMarginalRelief ? 'marginal-relief-applied' : 'marginal-relief-below-a-penny')
  if (period.months.lessThan(MONTHS_IN_A_YEAR)) notes.push('limits-for-a-short-period')
  if (hasAssociates && areLimitsShared(rates)) notes.push('limits-shared-with-associated-companies')
  if (hasAssociates && !areLimitsShared(rates) && !marginalRelief.isZero()) notes.push('relief-shared-with-associated-companies')
  const instalmentsLimit = limitFor(rates.corporationTax.instalmentsLimit.value, limitShare(period, rates))
  if (profit.greaterThan(instalmentsLimit)) notes.push('paid-in-instalments')
  return notes
}

/** What the result assumes, most important first: each would change the limits or the rate. */
export const assumptionsOf = ({ period }: Facts): Assumption[] => [
  ...(period.associatedCompanies.isZero() ? [{ code: 'no-associated-companies', field: 'associatedCompanies' }] : []),
  ...(period.months.equals(MONTHS_IN_A_YEAR) ? [{ code: 'full-year', field: 'accountingPeriodLength' }] : []),
  ...assumed('profit-for-tax', 'not-close-investment-holding', 'no-loans-to-owners', 'no-dividends-received', 'nothing-else'),
]

/** The extra tax if this were a close investment-holding company, which pays the main rate. Pounds, to the penny. CTA 2010 s.18N. */
export const leftOutOf = ({ profit, tax }: Facts, { corporationTax }: CorporationTaxRates): LeftOut[] =>
  leftOutBy('not-close-investment-holding', {
    name: 'closeInvestmentHolding',
    amount: atLeastZero(profit).times(corporationTax.mainRate.value).minus(tax),
    effect: 'less',
    law: 'CTA 2010 ss.18A and 18N',
  })
