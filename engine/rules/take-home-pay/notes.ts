import { NIL } from '../../formula/amount.ts'
import { type NoteOf, note } from '../../formula/answer.ts'
import { type Condition, isAbove, isEqual, isShownAsNil, NEVER, not } from '../../formula/condition.ts'
import { asMoney, either, only, say } from '../../formula/sentence.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { allowanceNotes, scotlandNote } from '../income-tax/notes.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { ContributionAboveAllowance } from '../pensions/contribution-above-allowance.ts'
import { reliefToClaimNote } from '../pensions/notes.ts'
import { loanNotes } from '../student-loans/notes.ts'
import { type TakeHomePay, type TakeHomeRates, takeHomePay } from './take-home-pay.ts'

/** What an employee should know about take-home pay. */
export function takeHomeNotes(pay: TakeHomePay, rates: TakeHomeRates, taxYear: TaxYear): NoteOf[] {
  const { facts, incomeTax, repayments, netIncome, aboveAllowance } = pay
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
    note(
      'pension-is-all-of-salary',
      pay.isPensionCapped,
      say`The pension contribution that you entered is more than your salary, so all of your salary goes into your pension here.`,
    ),
    employerNote(pay, rates),
    ...payAboveAllowanceNotes(aboveAllowance, isAbove(pay.employerPension, NIL)),
  ]
}

/** A note of what goes into a pension to which an employer pays, and what that costs the employee. */
function employerNote({ facts, netIncome, pension, employerPension, pensionPot }: TakeHomePay, rates: TakeHomeRates): NoteOf {
  const without = takeHomePay({ ...facts, pensionContribution: NIL, pensionPerMonth: NIL }, rates)
  return note(
    'employer-pays-into-pension',
    isAbove(employerPension, NIL),
    either(
      isAbove(pension, NIL),
      say`${pensionPot} goes into your pension in the year, ${employerPension} of it from your employer. Your take-home pay is ${without.netIncome.less(netIncome)} lower than it would be if you paid nothing in.`,
      say`Your employer pays ${employerPension} into your pension in the year. That costs you nothing.`,
    ),
  )
}

/** A note that a contribution out of pay is above the annual allowance, if that is tested. FA 2004 s.227. */
export function payAboveAllowanceNotes({ excess, charge, tested }: ContributionAboveAllowance, hasEmployer: Condition = NEVER): NoteOf[] {
  if (!tested) return []
  return [
    note(
      'contribution-above-annual-allowance',
      isAbove(excess, NIL),
      say`${either(hasEmployer, say`What you and your employer pay into your pension is`, say`Your pension contribution is`)} ${asMoney(excess)} more than your annual allowance of ${asMoney(tested.allowance)}${only(
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
