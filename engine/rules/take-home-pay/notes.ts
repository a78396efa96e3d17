import { figure, NIL } from '../../formula/amount.ts'
import { type NoteOf, note } from '../../formula/answer.ts'
import { all, isAbove, isAtLeast, isEqual, isShownAsNil, not } from '../../formula/condition.ts'
import { asMoney, asPercent, either, say } from '../../formula/sentence.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { childcareLost, losesChildcare } from '../child-benefit/childcare.ts'
import { highestRateOn } from '../income-tax/bands.ts'
import { allowanceNotes, scotlandNote } from '../income-tax/notes.ts'
import { payAboveAllowanceNotes, reliefToClaimNote } from '../pensions/notes.ts'
import { loanNotes } from '../student-loans/notes.ts'
import type { TakeHomeRates } from './employee.ts'
import { type TakeHomePay, takeHomePay } from './take-home-pay.ts'

/** What an employee should know about take-home pay. */
export function takeHomeNotes(pay: TakeHomePay, rates: TakeHomeRates, taxYear: TaxYear): NoteOf[] {
  const { facts, incomeTax, repayments, netIncome, aboveAllowance, taxWithoutPension } = pay
  const { pensionMethod, region } = facts
  return [
    ...codeNotes(pay, rates),
    ...bonusNotes(pay, rates),
    ...allowanceNotes(incomeTax, rates),
    ...marriageNotes(pay, rates),
    ...childNotes(pay, rates),
    scotlandNote(region, rates),
    ...loanNotes(repayments, rates, taxYear),
    ...(pensionMethod === 'relief-at-source' ? [reliefToClaimNote(not(isEqual(taxWithoutPension(), pay.taxByLaw)))] : []),
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

/** What the year corrects where a tax code decides what payroll takes. SI 2003/2682 regs.14, 185 and 186. */
function codeNotes({ isByCode, refund, stillDue }: TakeHomePay, rates: TakeHomeRates): NoteOf[] {
  if (!isByCode) return []
  const oddPounds = figure(rates.paye.freePay.addedToCode)
  const isOdd = isAtLeast(oddPounds.times(figure(rates.incomeTax.additionalRate)), stillDue)
  return [
    note(
      'code-takes-too-much',
      not(isShownAsNil(refund)),
      say`By the law of the year, and with what you have entered, you owe ${refund} less Income Tax than payroll takes with this code. The code may stand for something that you have not entered, such as a benefit from work or tax from another year. If it does not, tell HMRC: it changes the code, or pays you back once the year is over.`,
    ),
    note(
      'code-takes-too-little',
      all(not(isShownAsNil(stillDue)), not(isOdd)),
      say`By the law of the year you owe ${stillDue} more Income Tax than payroll takes with this code. HMRC collects it later, usually through your code of another year.`,
    ),
    note(
      'code-has-odd-pounds',
      all(not(isShownAsNil(stillDue)), isOdd),
      say`Payroll takes ${stillDue} less than the law of the year asks, because a code adds ${oddPounds} a year to the allowance that it stands for.`,
    ),
  ]
}

/** What is kept of a bonus. */
function bonusNotes({ facts, netIncome }: TakeHomePay, rates: TakeHomeRates): NoteOf[] {
  if (!facts.bonus) return []
  const without = takeHomePay({ ...facts, bonus: undefined }, rates)
  const kept = netIncome.less(without.netIncome)
  const bonus = asMoney(facts.bonus)
  const isKept = all(isAbove(kept, NIL), not(isShownAsNil(kept)))
  return [
    note(
      'bonus-kept',
      isKept,
      say`You keep ${kept} of your bonus of ${bonus}: ${asPercent(kept.asPercentOf(facts.bonus))} of it. To see the pay of that month by itself, use the payslip calculator.`,
    ),
    note(
      'bonus-not-kept',
      all(isAbove(facts.bonus, NIL), not(isKept)),
      say`Nothing of your bonus of ${bonus} is left for you after everything above.`,
    ),
  ]
}

/** Where Marriage Allowance that somebody chose makes no difference. ITA 2007 ss.55B(3) and 55C(1). */
function marriageNotes({ facts, hasMarriageAllowance, incomeTax, taxByLaw }: TakeHomePay, rates: TakeHomeRates): NoteOf[] {
  if (!hasMarriageAllowance) return []
  const isTooHigh = isAtLeast(highestRateOn(incomeTax.taxableIncome, incomeTax.bands), figure(rates.incomeTax.higherRate))
  return [
    note(
      'no-marriage-allowance',
      all(isTooHigh, isAbove(taxByLaw, NIL)),
      facts.marriageAllowance === 'received'
        ? say`You pay tax above the basic rate, so you cannot get Marriage Allowance.`
        : say`You pay tax above the basic rate, so you cannot give away part of your allowance.`,
    ),
  ]
}

/** What a high income costs somebody with children. ITEPA 2003 s.681C. */
function childNotes({ childBenefit, incomeTax }: TakeHomePay, rates: TakeHomeRates): NoteOf[] {
  if (!childBenefit) return []
  const { benefit, charge } = childBenefit
  return [
    note(
      'child-benefit-charge',
      isAbove(charge, NIL),
      say`You have to pay back ${charge} of the Child Benefit of ${benefit}, through your tax code or a tax return. It is not taken off the take-home pay shown here. The charge falls on you only if you have a higher income than any partner you live with.`,
      { starts: 'you start to pay back Child Benefit' },
    ),
    note('childcare-lost', losesChildcare(incomeTax.adjustedNetIncome, rates), say`Your income also ends ${childcareLost(rates)}.`),
  ]
}

/** A note of what goes into a pension to which an employer pays, and what that costs the employee. */
function employerNote({ facts, netIncome, pension, employerPension, pensionPot }: TakeHomePay, rates: TakeHomeRates): NoteOf {
  const without = takeHomePay({ ...facts, pensionContribution: NIL, pensionPerMonth: NIL }, rates)
  const lower = without.netIncome.less(netIncome)
  // Where nothing else changes, that is the row of the contribution, to its penny.
  const cost = either(isEqual(lower, pension), say`${pension}`, say`${lower}`)
  return note(
    'employer-pays-into-pension',
    not(isShownAsNil(employerPension)),
    either(
      isAbove(pension, NIL),
      say`${pensionPot} goes into your pension in the year, ${employerPension} of it from your employer. Your take-home pay is ${cost} lower than it would be if you paid nothing in.`,
      say`Your employer pays ${employerPension} into your pension in the year. That costs you nothing.`,
    ),
  )
}
