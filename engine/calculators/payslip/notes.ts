import { type AssumptionOf, assume, type LeadOf, type NoteOf, note } from '../../answer/answer.ts'
import { number, zero } from '../../expression/amount.ts'
import { ALWAYS, all, isAbove, isBelow, isEqual, NEVER, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { dayInWords, yearInWords } from '../../inputs/day.ts'
import { isLoanDeducted } from '../../inputs/ni-categories.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import { codeInWords } from '../../law/paye/code-in-words.ts'
import { isExtraPayday } from '../../law/paye/pay-period.ts'
import { paidInBy } from '../../law/pensions/assumptions.ts'
import { loanNotDeductedNote } from '../../law/student-loans/notes.ts'
import { isRepayable } from '../../law/student-loans/repayment.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { Payslip, PayslipRates } from './payslip.ts'

/** What stands below the answer: pay that may have been forgotten, and what the tax code means. */
export const leadsOn = ({ facts }: Payslip, rates: PayslipRates): LeadOf[] => [
  note(
    'same-before',
    facts.isSameBefore ? isWithoutBefore(facts) : NEVER,
    say`We took your earlier pay this tax year to be the same each time. If it was not, enter the pay and the tax before this payslip, from your last one. If this is your first pay since ${dayInWords(taxYears[facts.taxYear].starts)}, untick “Same pay every time before”.`,
  ),
  note(
    'nothing-before',
    facts.isSameBefore ? NEVER : isWithoutBefore(facts),
    say`We took this to be your first pay since ${dayInWords(taxYears[facts.taxYear].starts)}. If it is not, the tax is wrong until you enter the pay and the tax before it, from your last payslip.`,
  ),
  note('tax-code', true, codeInWords(facts.code, rates)),
]

/** Whether the tax counts pay before the payslip, and none was given. */
const isWithoutBefore = (facts: Payslip['facts']) =>
  all(
    isAbove(facts.payPeriod, number(1)),
    isEqual(facts.payToDate, zero),
    not(isTaxedAlone({ facts })),
    facts.code.kind === 'one-rate' ? NEVER : ALWAYS,
  )

/** Whether a payment is taxed without what came before it. */
export const isTaxedAlone = ({ facts: { code, payPeriod, payFrequency } }: Pick<Payslip, 'facts'>) =>
  code.isNonCumulative || code.kind === 'no-tax' ? ALWAYS : isExtraPayday(payPeriod, PERIODS[payFrequency])

/** Notes on a payslip, most important first. */
export function notesOn({ facts, tax, notTaken, limit, pension }: Payslip, rates: PayslipRates): NoteOf[] {
  const { payPeriod, payFrequency, plan, niCategory, grossPay, isDirector } = facts
  return [
    note(
      'tax-refund',
      isBelow(tax, zero),
      say`You get ${zero.less(tax)} of Income Tax back, and it is added to your pay. Before this payslip you had paid more than is due on your pay so far.`,
    ),
    note(
      'tax-limit-reached',
      all(isAbove(notTaken, zero), isAbove(limit, zero)),
      say`More tax is due than payroll may take: it stops at ${limit}, half of this pay.${facts.code.isNonCumulative ? say`` : say` The rest comes off your later pay this tax year.`}`,
    ),
    note(
      'code-looks-at-one-payment',
      facts.code.isNonCumulative && facts.code.kind === 'free-pay' && facts.code.number > 0 ? isAbove(payPeriod, number(1)) : NEVER,
      say`A code with W1 or M1 does not count the free pay that you have not used since ${dayInWords(taxYears[facts.taxYear].starts)}. If you earned less or nothing before, you are paying too much for now. Payroll gives it back once HMRC sends a code without the mark: if none comes, tell HMRC about your job.`,
    ),
    note(
      'extra-payday',
      isExtraPayday(payPeriod, PERIODS[payFrequency]),
      say`This is an extra payday, which not every year has. It is taxed alone, with the free pay of one more period, and HMRC may ask for some of that tax later.`,
    ),
    note(
      'plan5-not-yet-repayable',
      plan !== undefined && isLoanDeducted(niCategory) && !isRepayable(plan, rates),
      say`Nobody had to repay a Plan 5 loan from their pay in ${yearInWords(facts.taxYear)}, so nothing is taken off for it.`,
    ),
    loanNotDeductedNote((plan !== undefined || facts.hasPostgraduateLoan) && !isLoanDeducted(niCategory)),
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
      all(isAbove(facts.pensionContribution, zero), isEqual(pension, zero), isAbove(grossPay, zero)),
      say`Your pay is not above the lower limit of qualifying earnings, so nothing is paid into your pension.`,
    ),
  ]
}

/** What a payslip assumes, most important first. */
export const assumptionsOf = ({ facts, pension, isByPayday }: Payslip, isUsualCode: boolean): AssumptionOf[] => [
  assume('usual-tax-code', say`Your tax code is the usual one, for one job and nothing else. Your payslip shows yours.`, {
    field: 'taxCode',
    where: isUsualCode,
  }),
  paidInBy(facts, isAbove(pension, zero)),
  assume('category-a', say`Your National Insurance letter is A, as for most people. Your payslip shows it.`, {
    field: 'niCategory',
    isAsked: true,
    where: facts.niCategory === 'A',
  }),
  assume('no-pension', say`Nothing is paid into a pension from this pay.`, {
    field: 'pensionContribution',
    where: isEqual(pension, zero),
  }),
  assume('no-student-loan', say`You are not repaying a student loan.`, {
    field: 'studentLoanPlan',
    where: facts.plan === undefined && !facts.hasPostgraduateLoan && isLoanDeducted(facts.niCategory),
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
