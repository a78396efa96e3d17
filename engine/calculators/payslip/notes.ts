import { NIL, number } from '../../formula/amount.ts'
import { type AssumptionOf, assume, type LeadOf, type NoteOf, note } from '../../formula/answer.ts'
import { ALWAYS, all, isAbove, isBelow, isEqual, not } from '../../formula/condition.ts'
import { say } from '../../formula/sentence.ts'
import { dayInWords, yearInWords } from '../../inputs/day.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { codeInWords } from '../../rules/paye/code-in-words.ts'
import { isExtraPayday } from '../../rules/paye/pay-period.ts'
import { isRepayable } from '../../rules/student-loans/repayment.ts'
import type { Payslip, PayslipRates } from './payslip.ts'

/** What stands right below the answer: what the tax code means, and pay that may have been forgotten. */
export const leadsOn = ({ facts }: Payslip, rates: PayslipRates): LeadOf[] => [
  note('tax-code', true, codeInWords(facts.code, rates)),
  note(
    'nothing-before',
    all(isAbove(facts.payPeriod, number(1)), isEqual(facts.payToDate, NIL), not(isAlone({ facts }))),
    say`We took this to be your first pay of the tax year, so you get the free pay of every period so far. If you have been paid since ${dayInWords(taxYears[facts.taxYear].starts)}, enter the pay and the tax to date from your last payslip.`,
  ),
]

/** Whether a payment is taxed without what came before it. */
const isAlone = ({ facts: { code, payPeriod, payFrequency } }: Pick<Payslip, 'facts'>) =>
  code.isNonCumulative || code.kind === 'no-tax' ? ALWAYS : isExtraPayday(payPeriod, PERIODS[payFrequency])

/** Notes on a payslip, most important first. */
export function notesOn({ facts, tax, notTaken, limit, pension }: Payslip, rates: PayslipRates): NoteOf[] {
  const { payPeriod, payFrequency, plan, niCategory, grossPay, isDirector } = facts
  return [
    note(
      'tax-refund',
      isBelow(tax, NIL),
      say`You get tax back: by this point of the year you had paid more than was due on your pay so far. It is added to your net pay.`,
    ),
    note(
      'tax-limit-reached',
      all(isAbove(notTaken, NIL), isAbove(limit, NIL)),
      say`More tax is due than can be taken: payroll stops at ${limit}, half of your taxable pay. A cumulative code takes the rest from later payments.`,
    ),
    note(
      'extra-payday',
      isExtraPayday(payPeriod, PERIODS[payFrequency]),
      say`This is an extra payday, which not every year has. It is taxed alone, with the free pay of one more period, and HMRC may ask for some of that tax later.`,
    ),
    note(
      'plan5-not-yet-repayable',
      plan !== undefined && !isRepayable(plan, rates),
      say`Nobody had to repay a Plan 5 loan from their pay in ${yearInWords(facts.taxYear)}, so nothing is taken off for it.`,
    ),
    note(
      'director-earnings-period',
      isDirector,
      say`A director’s National Insurance is worked out on the pay of the whole year so far, so nothing is due until that passes the threshold of the year. The pay before this payslip counts as pay for National Insurance too.`,
    ),
    note(
      'reduced-rate',
      niCategory === 'B' || niCategory === 'I' || niCategory === 'E',
      say`The reduced rate is for women who chose it when they married, long ago, and have kept it.`,
    ),
    note(
      'no-pension-on-low-pay',
      all(isAbove(facts.pensionContribution, NIL), isEqual(pension, NIL), isAbove(grossPay, NIL)),
      say`Your pay is not above the lower limit of qualifying earnings, so nothing is paid into your pension.`,
    ),
  ]
}

/** What a payslip assumes, most important first. */
export const assumptionsOf = ({ facts, pension, isByPayday }: Payslip, isUsualCode: boolean): AssumptionOf[] => [
  assume(
    'usual-tax-code',
    say`Your tax code is the usual one for one job and nothing else. It is on your payslip, and yours may be different.`,
    { field: 'taxCode', where: isUsualCode },
  ),
  assume('category-a', say`Your National Insurance letter is A. It is on your payslip too.`, {
    field: 'niCategory',
    where: facts.niCategory === 'A',
  }),
  assume('no-pension', say`Nothing is paid into a pension from this pay.`, {
    field: 'pensionContribution',
    where: isEqual(pension, NIL),
  }),
  assume('no-student-loan', say`You are not repaying a student loan.`, {
    field: 'studentLoanPlan',
    where: facts.plan === undefined && !facts.hasPostgraduateLoan,
  }),
  assume(
    'payday',
    say`You are paid on the last day of the pay period. Only where National Insurance changed in the middle of it would another payday make a difference.`,
    { where: isByPayday },
  ),
  assume(
    'nothing-else',
    say`Nothing else is on the payslip: no benefits taxed through payroll, no statutory pay, and no other deductions, such as for a union or a court order.`,
  ),
]
