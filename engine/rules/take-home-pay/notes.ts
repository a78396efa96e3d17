import { NIL } from '../../formula/amount.ts'
import type { Noted } from '../../formula/answer.ts'
import { any, isAbove, isEqual, not } from '../../formula/condition.ts'
import { allowanceNotes, scotlandNote } from '../income-tax/notes.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import { aboveAllowanceNote } from '../pensions/notes.ts'
import { isRepayable } from '../student-loans/repayment.ts'
import type { TakeHomePay, TakeHomeRates } from './take-home-pay.ts'

type TakeHomeNote =
  | 'allowance-tapered'
  | 'allowance-used-up'
  | 'scotland-on-uk-bands'
  | 'plan5-not-yet-repayable'
  | 'loan-below-threshold'
  | 'loan-rounded-down-by-payroll'
  | 'relief-above-basic-rate-claimed'
  | 'pension-leaves-less-than-nothing'
  | 'contribution-above-annual-allowance'

/** The notes for this result. The page has the words. */
export function takeHomeNotes(
  { facts, incomeTax, repayments, studentLoan, netIncome, aboveAllowance }: TakeHomePay,
  rates: TakeHomeRates,
): Noted<TakeHomeNote>[] {
  const repaid = repayments.filter((_, index) => facts.loans[index] && isRepayable(facts.loans[index], rates))
  const withoutPension = taxOnIncome({ income: facts.annualSalary, region: facts.region }, rates)
  const notes: Noted<TakeHomeNote>[] = [...allowanceNotes(incomeTax, rates), scotlandNote(facts.region, rates)]
  if (repaid.length < repayments.length) notes.push('plan5-not-yet-repayable')
  notes.push(['loan-below-threshold', any(...repaid.map((repayment) => isEqual(repayment, NIL)))])
  notes.push(['loan-rounded-down-by-payroll', isAbove(studentLoan, NIL)])
  if (facts.pensionMethod === 'relief-at-source') {
    notes.push(['relief-above-basic-rate-claimed', not(isEqual(withoutPension.tax, incomeTax.tax))])
  }
  notes.push(['pension-leaves-less-than-nothing', isAbove(NIL, netIncome)], aboveAllowanceNote(aboveAllowance))
  return notes
}
