import { topBand } from '../../money/bands.ts'
import type { Assumption } from '../../result/result.ts'
import { allowanceNotes, scotlandNotes } from '../../rules/income-tax/notes.ts'
import { taxOnIncome } from '../../rules/income-tax/tax-on-income.ts'
import { additionalNationalInsurance } from '../../rules/side-hustle/additional-national-insurance.ts'
import { tradingAllowanceUsed } from '../../rules/side-hustle/trading-allowance.ts'
import type { SideHustle, SideHustleRates } from './calculate.ts'

export const SIDE_HUSTLE_NOTES = [
  'covered-by-trading-allowance',
  'trading-allowance-not-used',
  'side-income-reaches-another-band',
  'allowance-tapered',
  'allowance-used-up',
  'tax-above-side-income',
  'class-1-on-the-sum',
  'scotland-on-uk-bands',
] as const
export type SideHustleNote = (typeof SIDE_HUSTLE_NOTES)[number]

/** What a visitor should know about this result, as codes; the page owns the words. */
export function sideHustleNotes(side: SideHustle, rates: SideHustleRates): SideHustleNote[] {
  const { facts, taxableIncome, incomeTax, nationalInsurance, netSideHustleIncome } = side
  const bandOfSalary = topBand(incomeTax.before.slices)?.band.name
  const notes: SideHustleNote[] = []
  if (!facts.sideHustleIncome.isZero()) {
    if (taxableIncome.isZero()) notes.push('covered-by-trading-allowance')
    if (!facts.useTradingAllowance) notes.push('trading-allowance-not-used')
  }
  if (bandOfSalary !== undefined && topBand(incomeTax.after.slices)?.band.name !== bandOfSalary) {
    notes.push('side-income-reaches-another-band')
  }
  notes.push(...allowanceNotes(incomeTax.after.allowance))
  if (netSideHustleIncome.isNegative()) notes.push('tax-above-side-income')
  if (nationalInsurance.charge === 'class-1' && !taxableIncome.isZero()) notes.push('class-1-on-the-sum')
  return [...notes, ...scotlandNotes(facts.region, rates)]
}

export const ASSUMPTIONS = ['trading-allowance', 'self-employed', 'region', 'nothing-else'] as const

/** What was taken for granted, the most important first; for the trading allowance, what the other choice would leave. */
export const sideHustleAssumptions = (side: SideHustle, rates: SideHustleRates): Assumption[] =>
  ASSUMPTIONS.map((code) => ({
    code,
    alternatives: code === 'trading-allowance' && !side.facts.sideHustleIncome.isZero() ? [otherAllowance(side, rates)] : [],
  }))

/** What is left of the side income with the allowance where it was not used, and without it where it was. */
function otherAllowance({ facts, incomeTax, totalAdditionalTax }: SideHustle, rates: SideHustleRates): Assumption['alternatives'][number] {
  const { mainJobSalary, sideHustleIncome, region } = facts
  const useTradingAllowance = !facts.useTradingAllowance
  const taxable = sideHustleIncome.minus(tradingAllowanceUsed(sideHustleIncome, useTradingAllowance, rates))
  const withSide = taxOnIncome({ income: mainJobSalary.plus(taxable), region }, rates)
  const insurance = additionalNationalInsurance(mainJobSalary, taxable, rates)
  const taxes = withSide.tax.minus(incomeTax.before.tax).plus(insurance.additional)
  return { field: 'useTradingAllowance', choice: String(useTradingAllowance), difference: totalAdditionalTax.minus(taxes) }
}
