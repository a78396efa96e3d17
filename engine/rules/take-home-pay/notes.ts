import { NIL } from '../../formula/amount.ts'
import { type NoteOf, note } from '../../formula/answer.ts'
import { isAbove, isEqual, isShownAsNil, not } from '../../formula/condition.ts'
import { asMoney, either, only, say } from '../../formula/sentence.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { allowanceNotes, scotlandNote } from '../income-tax/notes.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { ContributionAboveAllowance } from '../pensions/contribution-above-allowance.ts'
import { reliefToClaimNote } from '../pensions/notes.ts'
import { loanNotes } from '../student-loans/notes.ts'
import type { TakeHomePay, TakeHomeRates } from './take-home-pay.ts'

/** What an employee should know about take-home pay. */
export function takeHomeNotes(
  { facts, incomeTax, repayments, netIncome, aboveAllowance }: TakeHomePay,
  rates: TakeHomeRates,
  taxYear: TaxYear,
): NoteOf[] {
  const { annualSalary, pensionMethod, region, loans } = facts
  const withoutPension = () => taxOnIncome({ income: annualSalary, region }, rates)
  return [
    ...allowanceNotes(incomeTax, rates),
    scotlandNote(region, rates),
    ...loanNotes(loans, repayments, rates, taxYear),
    ...(pensionMethod === 'relief-at-source' ? [reliefToClaimNote(not(isEqual(withoutPension().tax, incomeTax.tax)))] : []),
    note(
      'pension-leaves-less-than-nothing',
      isAbove(NIL, netIncome),
      say`Your pension contribution and the other deductions add up to more than your salary.`,
    ),
    ...payAboveAllowanceNotes(aboveAllowance),
  ]
}

/** A note that a contribution out of pay is above the annual allowance, if that is tested. FA 2004 s.227. */
export function payAboveAllowanceNotes({ excess, charge, tested }: ContributionAboveAllowance): NoteOf[] {
  if (!tested) return []
  return [
    note(
      'contribution-above-annual-allowance',
      isAbove(excess, NIL),
      say`Your pension contribution is ${asMoney(excess)} more than your annual allowance of ${asMoney(tested.allowance)}${only(
        tested.isReduced,
        say`, which is reduced because of your income`,
      )}. ${either(
        isShownAsNil(charge),
        say`The charge on so little comes to nothing.`,
        say`You owe an annual allowance charge of ${charge}, unless you can carry forward unused allowance from earlier years. You pay it through your tax return and not from your pay, so it is not taken off the take-home pay shown here.`,
      )}`,
      { starts: 'your contribution goes over your pension annual allowance' },
    ),
  ]
}
