import { NIL } from '../../formula/amount.ts'
import type { Noted } from '../../formula/answer.ts'
import { all, isAbove, not } from '../../formula/condition.ts'
import { allowanceNotes, scotlandNote } from '../../rules/income-tax/notes.ts'
import { betterChoice } from './better-choice.ts'
import { isPropertyAllowanceGiven } from './property-allowance.ts'
import type { RentalRates } from './rates.ts'
import type { RentalIncome } from './rental-income.ts'

type RentalIncomeNote =
  | 'expenses-above-income'
  | 'rent-within-property-allowance'
  | 'loss-not-counted'
  | 'interest-without-relief'
  | 'unused-finance-costs'
  | 'relief-lowers-other-tax'
  | 'relief-above-tax'
  | 'interest-above-what-is-left'
  | 'allowance-tapered'
  | 'allowance-used-up'
  | 'property-allowance-would-lower-tax'
  | 'expenses-would-lower-tax'
  | 'property-allowance-not-given'
  | 'scotland-on-uk-bands'
  | 'taxpayer-answer-not-used'
type Notes = readonly Noted<RentalIncomeNote>[]

/** The notes to show with this result, as codes; the page holds their wording. */
export function rentalIncomeNotes(rent: RentalIncome, taxpayer: string, rates: RentalRates): Notes {
  const { letting, slabIncome, netAfterInterest } = rent
  const { byClaiming, byOptingOut } = betterChoice(rent, rates)
  const isChoiceIgnored = !isPropertyAllowanceGiven(rates) && letting.propertyAllowance !== 'automatic'
  return [
    ...profitNotes(rent),
    ...reliefNotes(rent),
    ['interest-above-what-is-left', all(isAbove(NIL, netAfterInterest), isAbove(letting.mortgageInterest, NIL))],
    ...(slabIncome ? [] : allowanceNotes(rent.taxOnAll, rates)),
    ['property-allowance-would-lower-tax', isAbove(byClaiming, NIL)],
    ['expenses-would-lower-tax', isAbove(byOptingOut, NIL)],
    ...(isChoiceIgnored ? (['property-allowance-not-given'] as const) : []),
    scotlandNote(letting.region, rates, slabIncome === undefined),
    ...(taxpayer === 'basic' ? [] : (['taxpayer-answer-not-used'] as const)),
  ]
}

function profitNotes({ grossRentalProfit, propertyAllowance: { isUsed, isFull } }: RentalIncome): Notes {
  const isLoss = isAbove(NIL, grossRentalProfit)
  return [
    ['expenses-above-income', all(isLoss, not(isUsed))],
    ['rent-within-property-allowance', isFull],
    ['loss-not-counted', all(isLoss, isUsed)],
  ]
}

/** What happens to the interest: it gets relief, is carried forward, reduces other tax, or is lost. */
const reliefNotes = ({ letting, propertyAllowance, financeCosts, taxOnRentalProfit, reductionOfOtherTax }: RentalIncome): Notes => [
  ['interest-without-relief', all(propertyAllowance.isUsed, isAbove(letting.mortgageInterest, NIL))],
  ['unused-finance-costs', isAbove(financeCosts.unused, NIL)],
  ['relief-lowers-other-tax', isAbove(reductionOfOtherTax, NIL)],
  ['relief-above-tax', isAbove(financeCosts.relief, taxOnRentalProfit.plus(reductionOfOtherTax))],
]
