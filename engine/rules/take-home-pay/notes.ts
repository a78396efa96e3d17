import { allowanceNotes, scotlandNotes } from '../income-tax/notes.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { TakeHomePay, TakeHomeRates } from './take-home-pay.ts'

export const TAKE_HOME_NOTES = [
  'allowance-tapered',
  'allowance-used-up',
  'scotland-on-uk-bands',
  'plan5-not-yet-repayable',
  'loan-below-threshold',
  'loan-rounded-down-by-payroll',
  'relief-above-basic-rate-claimed',
  'pension-leaves-less-than-nothing',
  'contribution-above-annual-allowance',
] as const
export type TakeHomeNote = (typeof TAKE_HOME_NOTES)[number]

/** The codes of the notes for this result. The page has the words. */
export function takeHomeNotes(
  { facts, incomeTax, repayments, studentLoan, pension, netIncome, aboveAllowance }: TakeHomePay,
  rates: TakeHomeRates,
): TakeHomeNote[] {
  const notes: TakeHomeNote[] = [...allowanceNotes(incomeTax.allowance), ...scotlandNotes(facts.region, rates)]
  if (repayments.some(({ isRepayable }) => !isRepayable)) notes.push('plan5-not-yet-repayable')
  if (repayments.some(({ isRepayable, repayment }) => isRepayable && repayment.isZero())) notes.push('loan-below-threshold')
  if (!studentLoan.isZero()) notes.push('loan-rounded-down-by-payroll')
  if (
    facts.pensionMethod === 'relief-at-source' &&
    !pension.isZero() &&
    !taxOnIncome({ income: facts.annualSalary, region: facts.region }, rates).tax.equals(incomeTax.tax)
  ) {
    notes.push('relief-above-basic-rate-claimed')
  }
  if (netIncome.isNegative()) notes.push('pension-leaves-less-than-nothing')
  if (aboveAllowance) notes.push('contribution-above-annual-allowance')
  return notes
}
