import type { BillInputs, MissingDeductions } from '#engine/calculators/tax-bill/missing-deductions.ts'
import { type Decimal, isAboveZero } from '#engine/money/decimal.ts'
import { money, pounds } from '../../text/format.ts'

type UsualTax = NonNullable<MissingDeductions['tax']>

/** What payroll usually takes, and with which code. */
export function usually({ tax, loan }: MissingDeductions): string {
  const repaid = loan && `${money(loan)} of loan repayments`
  if (!tax) return `On this pay, it is usually about ${repaid}.`
  const interest = tax.isAfterStatePension
    ? ' HMRC often takes interest off the allowance too, so compare the code on your payslip or P60.'
    : ''
  return `If the tax code was ${codeOf(tax)}, it is about ${money(tax.amount)}${repaid ? ` of tax and ${repaid}` : ''}.${interest}`
}

/**
 * That a balance rests on what payroll usually takes, where that is what was entered: a code stands for a little more than the allowance, and
 * whole pounds are no figure of a P60. Empty where something else was entered. `usual` is what would be usual had nothing been entered.
 */
export function restsOnUsual(
  { taxPaid, studentLoanDeducted }: BillInputs,
  usual: MissingDeductions,
  { balance, isYearOver }: { readonly balance: Decimal; readonly isYearOver: boolean },
): string {
  const tax = usual.tax && isAboveZero(usual.tax.amount) && taxPaid?.equals(usual.tax.amount) && usual.tax
  const loan = usual.loan && isAboveZero(usual.loan) && studentLoanDeducted?.equals(usual.loan) && usual.loan
  const repaid = loan && `${money(loan)} of loan repayments`
  const about = `${balance.isNegative() ? 'you get back' : 'what is left to pay is'} about ${pounds(balance.abs())}`
  const exact = `Your P60 ${isYearOver ? 'has' : 'will have'} the exact figure.`
  if (!tax) return repaid ? `The ${repaid} are about what payroll takes, so ${about}. ${exact}` : ''
  const counted = `${money(tax.amount)} of tax${repaid ? ` and ${repaid} are` : ' is'}`
  const rounded = isAboveZero(balance) ? ' It may include a few pounds, because tax codes are rounded in your favour.' : ''
  return `The ${counted} about what payroll takes with the code ${codeOf(tax)}, so ${about}.${rounded} ${exact}`
}

/** The code, and what has come off the allowance in it. */
function codeOf({ code, isAfterStatePension, isAfterBenefits, isShared }: UsualTax): string {
  const taken = [isAfterStatePension && 'your State Pension', isAfterBenefits && 'your benefits'].filter(Boolean).join(' and ')
  const shared = isShared ? ' with Marriage Allowance' : ''
  return taken === '' ? `${code}${shared && ` (${shared.trim()})`}` : `${code} (the allowance${shared}${shared && ','} less ${taken})`
}
