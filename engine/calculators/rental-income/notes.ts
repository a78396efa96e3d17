import { type LeadOf, type NoteOf, note } from '../../answer/answer.ts'
import { figure, zero } from '../../expression/amount.ts'
import { all, type Condition, isAbove, not } from '../../expression/condition.ts'
import { asMoney, say } from '../../expression/sentence.ts'
import { allowanceNotes, scotlandNote } from '../../law/income-tax/notes.ts'
import { lodgerNotes } from '../../law/letting/notes.ts'
import type { RentalRates } from '../../law/letting/property-allowance-choice.ts'
import { isPropertyAllowanceGiven } from '../../law/letting/property-allowance-choice.ts'
import type { RentalIncome } from '../../law/letting/rental-income.ts'
import { expensesAboveAllowance } from '../../law/notes.ts'

/** What a landlord should know about the answer. */
export function rentalIncomeNotes(rent: RentalIncome, taxpayer: string, rates: RentalRates): NoteOf[] {
  const { letting, lodging, slabIncome, netAfterInterest } = rent
  return [
    ...profitNotes(rent),
    ...reliefNotes(rent),
    note(
      'interest-above-what-is-left',
      all(isAbove(zero, netAfterInterest), isAbove(letting.mortgageInterest, zero)),
      say`The interest is more than you have left from the rent after tax, so you have to put in your own money this year.`,
    ),
    ...(slabIncome ? [] : allowanceNotes(rent.taxOnAll, rates)),
    ...(lodging
      ? lodgerNotes(lodging, {
          ...lodging,
          interest: letting.mortgageInterest,
          hasRent: isAbove(letting.annualRentalIncome, zero),
          expensesOfLetting: letting.allowableExpenses,
        })
      : []),
    note(
      'lodgers-not-used',
      lodging ? false : letting.lodgerShared || isAbove(letting.lodgerReceipts.plus(letting.lodgerExpenses), zero),
      say`These rules have no relief for lodgers, so we left out what you entered about them.`,
    ),
    note(
      'property-allowance-not-given',
      !isPropertyAllowanceGiven(rates) && letting.propertyAllowance !== 'automatic',
      say`These rules have no property allowance, so we did not use your choice about it.`,
    ),
    scotlandNote(letting.region, rates, slabIncome === undefined),
    note('taxpayer-answer-not-used', taxpayer !== 'basic', say`We did not use the tax band you gave: your income decides the rates.`),
  ]
}

function profitNotes({ isLoss, isRentLoss, propertyAllowance: { isUsed, isFull } }: RentalIncome): NoteOf[] {
  return [
    note(
      'expenses-above-income',
      all(isLoss, not(isUsed)),
      say`Your expenses are more than the rent, so you made a loss and there is no tax. Report the loss, and it comes off your rental profits in later years.`,
      { ends: 'your income covers your expenses' },
    ),
    note(
      'rent-within-property-allowance',
      isFull,
      say`Your rent is within the property allowance, so it is tax-free and you do not have to claim anything. If it is all you receive from property, you do not normally have to report it.`,
      {
        ends: 'your rent goes over the property allowance',
        avoided: 'Claiming the property allowance there, instead of your expenses and interest, avoids it.',
      },
    ),
    note(
      'loss-not-counted',
      all(isRentLoss, isUsed),
      say`Your expenses are more than the rent, but with the property allowance the loss does not count. To keep it for later years, opt out on your tax return.`,
    ),
  ]
}

/** What happens to the interest: it gets relief, is carried forward, reduces other tax, or is lost. */
const reliefNotes = ({ letting, propertyAllowance, financeCosts, taxOnRentalProfit, reductionOfOtherTax }: RentalIncome): NoteOf[] => [
  note(
    'interest-without-relief',
    all(propertyAllowance.isUsed, isAbove(letting.mortgageInterest, zero)),
    say`With the property allowance you get no relief for your interest, and you cannot carry it forward.`,
  ),
  note(
    'unused-finance-costs',
    isAbove(financeCosts.unused, zero),
    say`${asMoney(financeCosts.unused)} of your interest got no relief this year. You carry it forward, and it can get relief in a later year.`,
    { ends: 'all of your mortgage interest gets tax relief' },
  ),
  note(
    'relief-lowers-other-tax',
    isAbove(reductionOfOtherTax, zero),
    say`The relief for your interest is more than the tax on the rent. The rest, ${asMoney(reductionOfOtherTax)}, comes off the tax on your other income, so it is not in the tax due here.`,
  ),
  note(
    'relief-above-tax',
    isAbove(financeCosts.relief, taxOnRentalProfit.plus(reductionOfOtherTax)),
    say`The relief for your interest is more than all the tax that it can reduce. The rest is lost: you cannot carry it forward.`,
  ),
]

/** Where somebody claims the property allowance although their expenses alone are more (ITTOIA 2005 s.783BH). */
export const expensesLeads = ({ letting, totalTaxDue }: RentalIncome, rates: RentalRates): LeadOf[] =>
  letting.propertyAllowance === 'claim' && isPropertyAllowanceGiven(rates)
    ? [
        expensesAboveAllowance({
          name: 'property allowance',
          allowance: figure(rates.allowances.property),
          expenses: letting.allowableExpenses,
          tax: totalTaxDue,
          input: { field: 'propertyAllowance', enter: 'automatic' },
        }),
      ]
    : []

/** What somebody with a lodger may not know. The limits of the Rent a Room Scheme: ITTOIA 2005 s.789. */
export const rentARoomLead = (where: Condition, { allowances: { rentARoom } }: RentalRates): LeadOf => ({
  where,
  says: say`Is this a furnished room in your own home? Then up to ${figure(rentARoom)} a year is tax-free under the Rent a Room Scheme.`,
  link: {
    words: 'Enter it as rent from a lodger',
    field: 'lodgerReceipts',
    moves: { annualRentalIncome: 'lodgerReceipts', allowableExpenses: 'lodgerExpenses' },
  },
})
