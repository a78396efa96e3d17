import { allowanceNotes, scotlandNotes } from '../../decimal-rules/income-tax/notes.ts'
import { betterChoice } from '../../decimal-rules/rental-income/better-choice.ts'
import type { RentalRates } from '../../decimal-rules/rental-income/property-allowance.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { Facts } from './calculate.ts'

export const RENTAL_INCOME_NOTES = [
  'expenses-above-income',
  'rent-within-property-allowance',
  'loss-not-counted',
  'interest-without-relief',
  'unused-finance-costs',
  'relief-lowers-other-tax',
  'relief-above-tax',
  'interest-above-what-is-left',
  'allowance-tapered',
  'allowance-used-up',
  'property-allowance-would-lower-tax',
  'expenses-would-lower-tax',
  'property-allowance-not-given',
  'scotland-on-uk-bands',
  'taxpayer-answer-not-used',
] as const
export type RentalIncomeNote = (typeof RENTAL_INCOME_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf(rent: Facts, rates: RentalRates): RentalIncomeNote[] {
  const { letting, added, slab, inputs } = rent
  const notes = [...profitNotes(rent), ...reliefNotes(rent)]
  if (rent.netAfterInterest.isNegative() && !letting.mortgageInterest.isZero()) notes.push('interest-above-what-is-left')
  if (!slab) notes.push(...allowanceNotes(added.after.allowance))
  const better = betterChoice(rent, rates)
  if (better) notes.push(better.choice === 'claim' ? 'property-allowance-would-lower-tax' : 'expenses-would-lower-tax')
  if (!isGiven(rates) && letting.propertyAllowance !== 'automatic') notes.push('property-allowance-not-given')
  notes.push(...scotlandNotes(letting.region, rates, slab === undefined))
  if (inputs.isBasicRateTaxpayer !== 'basic') notes.push('taxpayer-answer-not-used')
  return notes
}

function profitNotes({ grossRentalProfit, propertyAllowance }: Facts): RentalIncomeNote[] {
  const isLoss = grossRentalProfit.isNegative()
  if (propertyAllowance.relief === 'none') return isLoss ? ['expenses-above-income'] : []
  return [
    ...(propertyAllowance.relief === 'full' ? ['rent-within-property-allowance' as const] : []),
    ...(isLoss ? ['loss-not-counted' as const] : []),
  ]
}

/** What happens to the interest: it gets relief, is carried forward, reduces other tax, or is lost. */
function reliefNotes({ letting, financeCosts, taxOnRentalProfit, reductionOfOtherTax }: Facts): RentalIncomeNote[] {
  const notes: RentalIncomeNote[] = []
  if (financeCosts.limitedBy === 'allowance' && !letting.mortgageInterest.isZero()) notes.push('interest-without-relief')
  if (!financeCosts.unused.isZero()) notes.push('unused-finance-costs')
  if (!reductionOfOtherTax.isZero()) notes.push('relief-lowers-other-tax')
  if (financeCosts.relief.greaterThan(taxOnRentalProfit.plus(reductionOfOtherTax))) notes.push('relief-above-tax')
  return notes
}

const isGiven = ({ methods }: RentalRates) => methods.rental.propertyAllowance.value === 'automatic-or-claimed'

/** What the result assumes, most important first. */
export const assumptionsOf = ({ inputs }: Facts, rates: RentalRates): Assumption[] => [
  { code: 'region', field: 'region' },
  ...(inputs.otherIncome.isZero() ? [{ code: 'no-other-income', field: 'otherIncome' }] : []),
  ...(isGiven(rates) ? [{ code: 'property-allowance', field: 'propertyAllowance' }] : []),
  ...(inputs.otherIncome.isZero() ? [] : assumed('other-income-is-earned')),
  ...assumed('residential-letting', 'one-owner', 'nothing-brought-forward', 'rent-a-room-not-claimed', 'no-student-loan'),
]
