import type { allowances } from '../../rates/generated/allowances.ts'
import type { Settled } from '../../rates/table.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { allowanceNotes, scotlandNotes } from '../../rules/income-tax/notes.ts'
import type { SlabRates } from '../../rules/income-tax/slab-rate.ts'
import type { Facts } from './calculate.ts'

/** The rows of a letting: each step from the rent to what is left after tax, and after the interest. */
export function rowsOf({ letting, financeCosts, ...rent }: Facts): ExactRow[] {
  const rows: ExactRow[] = [
    { key: 'annualRentalIncome', label: 'Annual Rental Income', value: letting.annualRentalIncome },
    { key: 'allowableExpenses', label: 'Allowable Expenses', value: letting.allowableExpenses, isDeduction: true },
    { key: 'grossRentalProfit', label: 'Gross Rental Profit', value: rent.grossRentalProfit, isInSum: false },
    { key: 'netRentalProfit', label: 'Net Rental Profit', value: rent.netRentalProfit, isInSum: false },
    { key: 'taxOnRentalProfit', label: 'Tax on Rental Profit', value: rent.taxOnRentalProfit, isDeduction: true, isInSum: false },
    { key: 'mortgageReliefBasicRate', label: 'Mortgage Interest Relief', value: financeCosts.relief, isInSum: false },
    { key: 'totalTaxDue', label: 'Total Tax Due', value: rent.totalTaxDue, isDeduction: true },
    { key: 'netRentalIncomeAfterTax', label: 'Net Rental Income After Tax', value: rent.netRentalIncomeAfterTax, isTotal: true },
    { key: 'mortgageInterest', label: 'Mortgage Interest', value: letting.mortgageInterest, isDeduction: true, isInSum: false },
    { key: 'netAfterInterest', label: 'Left After Mortgage Interest', value: rent.netAfterInterest, isInSum: false },
  ]
  if (!financeCosts.unused.isZero()) {
    rows.push({ key: 'unusedFinanceCosts', label: 'Unused Interest Carried Forward', value: financeCosts.unused, isInSum: false })
  }
  return rows
}

export const RENTAL_INCOME_NOTES = [
  'expenses-above-income',
  'unused-finance-costs',
  'relief-above-tax',
  'interest-above-what-is-left',
  'allowance-tapered',
  'allowance-used-up',
  'property-allowance-would-lower-tax',
  'scotland-on-uk-bands',
  'taxpayer-answer-not-used',
] as const
export type RentalIncomeNote = (typeof RENTAL_INCOME_NOTES)[number]

export interface ExplainRates extends SlabRates {
  readonly allowances: Settled<typeof allowances>
}

/** What a visitor should know about this result, as codes; the page owns the words. */
export function notesOf(rent: Facts, rates: ExplainRates): RentalIncomeNote[] {
  const { letting, financeCosts, added, slab, inputs } = rent
  const notes: RentalIncomeNote[] = []
  if (rent.grossRentalProfit.isNegative()) notes.push('expenses-above-income')
  if (!financeCosts.unused.isZero()) notes.push('unused-finance-costs')
  if (financeCosts.relief.greaterThan(rent.taxOnRentalProfit)) notes.push('relief-above-tax')
  if (rent.netAfterInterest.isNegative() && !letting.mortgageInterest.isZero()) notes.push('interest-above-what-is-left')
  if (!slab) notes.push(...allowanceNotes(added.after.allowance))
  if (wouldPropertyAllowanceHelp(rent, rates)) notes.push('property-allowance-would-lower-tax')
  notes.push(...scotlandNotes(letting.region, rates, slab === undefined))
  if (inputs.isBasicRateTaxpayer !== 'basic') notes.push('taxpayer-answer-not-used')
  return notes
}

/**
 * Whether the property allowance, in place of expenses, is sure to lower the tax: it is more than the expenses and there is no interest,
 * for which it would end the relief, or it covers the rent altogether. ITTOIA 2005 ss.783B to 783BL.
 */
function wouldPropertyAllowanceHelp({ letting, totalTaxDue }: Facts, { allowances }: ExplainRates): boolean {
  const allowance = allowances.property.value
  const isMoreThanExpenses = allowance.greaterThan(letting.allowableExpenses)
  const coversTheRent = !letting.annualRentalIncome.greaterThan(allowance)
  return !totalTaxDue.isZero() && isMoreThanExpenses && (letting.mortgageInterest.isZero() || coversTheRent)
}

/** What was taken for granted, the most important first. */
export const assumptionsOf = ({ inputs }: Facts): Assumption[] => [
  { code: 'region', field: 'region' },
  ...(inputs.otherIncome.isZero() ? [{ code: 'no-other-income', field: 'otherIncome' }] : assumed('other-income-is-earned')),
  ...assumed('residential-letting', 'one-owner', 'nothing-brought-forward', 'property-allowance-not-claimed', 'no-student-loan'),
]
