import { allowanceNotes, scotlandNotes } from '../../decimal-rules/income-tax/notes.ts'
import { topBand } from '../../money/bands.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { SideHustle, SideHustleRates } from './calculate.ts'

export const SIDE_HUSTLE_NOTES = [
  'covered-by-trading-allowance',
  'trading-allowance-not-used',
  'side-income-reaches-another-band',
  'allowance-tapered',
  'allowance-used-up',
  'tax-above-side-income',
  'class-4-within-annual-maximum',
  'class-1-on-the-sum',
  'scotland-on-uk-bands',
] as const
export type SideHustleNote = (typeof SIDE_HUSTLE_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
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
  if (nationalInsurance.charge === 'class-4') {
    if (nationalInsurance.onSideIncome.limitedBy) notes.push('class-4-within-annual-maximum')
  } else if (!taxableIncome.isZero()) notes.push('class-1-on-the-sum')
  return [...notes, ...scotlandNotes(facts.region, rates)]
}

/** What the result assumes, most important first. */
export const SIDE_HUSTLE_ASSUMPTIONS: readonly Assumption[] = [
  { code: 'region', field: 'region' },
  { code: 'trading-allowance', field: 'useTradingAllowance' },
  ...assumed('self-employed', 'annual-national-insurance', 'category-a', 'no-student-loan', 'nothing-else'),
]
