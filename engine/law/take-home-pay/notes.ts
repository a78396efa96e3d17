import { type LeadOf, type NoteOf, note } from '../../answer/answer.ts'
import { figure, number, zero } from '../../expression/amount.ts'
import { all, isAbove, isAtLeast, isBelow, isEqual, isShownAsZero, NEVER, not } from '../../expression/condition.ts'
import { asMoney, asPercent, either, only, say } from '../../expression/sentence.ts'
import type { TaxCode } from '../../inputs/tax-code.ts'
import { MONTHS_IN_A_YEAR, ZERO } from '../../money/decimal.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { CHILDCARE, childcareLost, childrenWhoCount, losesChildcare } from '../child-benefit/childcare.ts'
import { allowanceNotes, scotlandNote } from '../income-tax/notes.ts'
import { isReducedForHighIncome } from '../income-tax/personal-allowance.ts'
import { codeAfter, sharedAllowance } from '../paye/code-in-words.ts'
import { payAboveAllowanceNotes, reliefToClaimNote } from '../pensions/notes.ts'
import { loanNotDeductedNote, loanNotes } from '../student-loans/notes.ts'
import type { SecondIncome, TakeHomeRates } from './employee.ts'
import { type TakeHomePay, takeHomePay } from './take-home-pay.ts'

/** What an employee should know about take-home pay. */
export function takeHomeNotes(pay: TakeHomePay, rates: TakeHomeRates, taxYear: TaxYear): NoteOf[] {
  const { facts, incomeTax, repayments, netIncome, aboveAllowance, taxWithoutPension } = pay
  const { pensionMethod, region } = facts
  return [
    ...codeNotes(pay, rates),
    ...bonusNotes(pay, rates),
    ...allowanceNotes(incomeTax, rates),
    ...marriageNotes(pay),
    ...childNotes(pay),
    ...childcareNotes(pay, rates),
    scotlandNote(region, rates),
    ...loanNotes(repayments, rates, taxYear),
    loanNotDeductedNote(facts.isFreeOfLoans === true && facts.loans.length > 0),
    ...(pensionMethod === 'relief-at-source' ? [reliefToClaimNote(not(isEqual(taxWithoutPension(), pay.taxByLaw)))] : []),
    note(
      'pension-leaves-less-than-nothing',
      isAbove(zero, netIncome),
      say`Your pension contribution and the other deductions add up to more than your pay.`,
    ),
    note(
      'pension-is-all-of-salary',
      pay.isPensionCapped,
      say`The pension contribution that you entered is more than your pay, so all of your pay goes into your pension here.`,
    ),
    employerNote(pay, rates),
    ...payAboveAllowanceNotes(aboveAllowance, isAbove(pay.employerPension, zero)),
  ]
}

/** What the year corrects where a tax code decides what payroll takes. SI 2003/2682 regs.14, 185 and 186. */
function codeNotes(pay: TakeHomePay, rates: TakeHomeRates): NoteOf[] {
  const { facts, isByCode, refund, stillDue } = pay
  const { taxCode, second } = facts
  if (!isByCode) return []
  const isUsual = !second && taxCode !== undefined && isOfAllowanceAlone(taxCode, rates)
  const oddPounds = figure(rates.paye.freePay.addedToCode)
  const isOdd = isUsual ? isAtLeast(oddPounds.times(figure(rates.incomeTax.additionalRate)), stillDue) : NEVER
  const isDue = not(isShownAsZero(stillDue))
  return [
    ...claimFromPension(pay),
    note(
      'code-takes-too-much',
      isLumpSum(second) ? NEVER : not(isShownAsZero(refund)),
      say`With what you have entered, your tax for the year is ${refund} less than payroll takes with this code. The code may collect something that is not counted here, such as tax on another job or pension, a benefit from work, a Child Benefit charge or tax from another year. If it does not, tell HMRC, which corrects the code or pays you back after the year.`,
    ),
    note(
      'code-takes-too-little',
      all(isDue, not(isOdd)),
      say`With what you have entered, your tax for the year is ${stillDue} more than payroll takes with this code. The code may allow for something that is not counted here, such as expenses of your job. If it does not, you owe the difference, and HMRC usually collects it through a later code.`,
    ),
    note(
      'code-has-odd-pounds',
      all(isDue, isOdd),
      say`Payroll takes ${stillDue} less than your tax for the year, because this code counts ${oddPounds} more than the allowance that it stands for.`,
    ),
  ]
}

/**
 * The form that claims back what a provider took too much of a pension pot, during the year. It depends on what is left of the pot, and on
 * any other income, which this form knows only of pay. ITA 2007 s.23; HMRC’s forms P55, P53Z and P50Z.
 */
export function claimFromPension({ facts: { annualSalary, second }, isByCode, refund }: TakeHomePay): NoteOf[] {
  if (!isByCode || !isLumpSum(second)) return []
  const says = say`Payroll takes ${refund} more than your tax for the year, and you need not wait for the end of the year to get it back. Claim it from HMRC with form P55 if money is left in the pot and you take no more this tax year${either(isAbove(annualSalary, zero), say`, or with P53Z if you emptied the pot`, say`, with P50Z if you emptied it and have no other income this tax year, or with P53Z if you emptied it and have, such as a State Pension`)}.`
  return [note('claim-back-from-pension', not(isShownAsZero(refund)), says)]
}

/** Whether a second income is one payment from a pension. */
const isLumpSum = (second: SecondIncome | undefined): boolean => second?.kind === 'pension' && second.isOnce === true

/** Whether a code is that of somebody with nothing but the Personal Allowance, or who shares a tenth of it. SI 2003/2682 regs.7 and 14. */
function isOfAllowanceAlone(code: TaxCode, rates: TakeHomeRates): boolean {
  if (code.kind !== 'free-pay') return false
  const { letter } = code
  const usual = codeAfter(ZERO, rates, letter === 'M' || letter === 'N' ? sharedAllowance(letter, rates) : undefined)
  return usual.kind === 'free-pay' && usual.number === code.number
}

/** What is kept of a bonus. */
function bonusNotes({ facts, netIncome }: TakeHomePay, rates: TakeHomeRates): NoteOf[] {
  if (!facts.bonus) return []
  const without = takeHomePay({ ...facts, bonus: undefined }, rates)
  const kept = netIncome.less(without.netIncome)
  const bonus = asMoney(facts.bonus)
  const isKept = all(isAbove(kept, zero), not(isShownAsZero(kept)))
  return [
    note(
      'bonus-kept',
      isKept,
      say`You keep ${kept} of your bonus of ${bonus}: ${asPercent(kept.asPercentOf(facts.bonus))} of it. To see the pay of that month by itself, use the payslip calculator.`,
    ),
    note(
      'bonus-not-kept',
      all(isAbove(facts.bonus, zero), not(isKept)),
      say`Nothing of your bonus of ${bonus} is left for you after everything above.`,
    ),
  ]
}

/** Where Marriage Allowance that somebody chose makes no difference. ITA 2007 ss.55B(3) and 55C(1). */
const marriageNotes = ({ facts, isMarriageRefused }: TakeHomePay): NoteOf[] => [
  note(
    'no-marriage-allowance',
    isMarriageRefused,
    facts.marriageAllowance === 'received'
      ? say`You pay tax at the higher rate, so you cannot get Marriage Allowance.`
      : say`You would pay tax at the higher rate if you gave part of your allowance away, so you cannot.`,
  ),
]

/** What a high income costs somebody with children. ITEPA 2003 s.681C. */
function childNotes({ childBenefit }: TakeHomePay): NoteOf[] {
  if (!childBenefit) return []
  const { benefit, charge } = childBenefit
  return [
    note(
      'child-benefit-charge',
      isAbove(charge, zero),
      say`You have to pay back ${charge} of the Child Benefit of ${benefit}, through your tax code or a tax return. It is not taken off the take-home pay shown here. The charge falls on you only if you have a higher income than any partner you live with.`,
      { starts: 'you start to pay back Child Benefit' },
    ),
  ]
}

/**
 * What an income above a limit ends for somebody with young children, and what keeps it. Below the limit it is said to somebody whom a rise
 * of a month’s pay would take above it: first what they keep, because a contribution that was made for that leaves little room. SI 2015/448
 * reg.15; SI 2022/1134 reg.13. Parents this near to it often get no Child Benefit, so it is said where nothing was entered about children
 * too, until the Personal Allowance is gone as well.
 */
function childcareNotes({ childBenefit, incomeTax, pension }: TakeHomePay, rates: TakeHomeRates): NoteOf[] {
  const { adjustedNetIncome, allowance } = incomeTax
  const limit = figure(rates.allowances.childcare.incomeLimit)
  const isLost = losesChildcare(adjustedNetIncome, rates)
  const isTold = isAbove(childBenefit?.benefit ?? (isReducedForHighIncome(rates) ? allowance : zero), zero)
  const tooMuch = asMoney(adjustedNetIncome.less(limit))
  const room = limit.less(adjustedNetIncome)
  const afterPension = only(isAbove(pension, zero), say` after your pension contribution`)
  const under = either(isShownAsZero(room), say`at`, say`${asMoney(room)} under`)
  const who = childrenWhoCount(childBenefit !== undefined)
  return [
    note(
      'childcare-lost',
      all(isTold, isLost),
      say`If ${who}, your income is ${childBenefit ? 'also ' : ''}too high for ${childBenefit ? childcareLost(rates) : CHILDCARE}. You would keep both if you paid ${tooMuch} more into your pension, tax relief included.`,
    ),
    note(
      'childcare-close-to-limit',
      all(isTold, not(isLost), isBelow(room, limit.dividedBy(number(MONTHS_IN_A_YEAR)))),
      say`Your income${afterPension} is ${under} the limit of ${limit} for each parent. So if ${who}, you keep ${CHILDCARE}. Above the limit you would lose both, unless you paid the part above it into your pension. Interest and other income count too.`,
    ),
  ]
}

/**
 * Those that stand right below the answer, as warnings to somebody who entered children. Above the limit, where nothing was entered about
 * them, what a pension contribution would do comes before it.
 */
export const childcareLeads = (pay: TakeHomePay, rates: TakeHomeRates): LeadOf[] =>
  childcareNotes(pay, rates)
    .filter(({ key }) => pay.childBenefit || key === 'childcare-close-to-limit')
    .map(({ where, says }) => ({ where, says, isWarning: pay.childBenefit !== undefined }))

/** A note of what goes into a pension to which an employer pays, and what that costs the employee. */
function employerNote({ facts, netIncome, pension, employerPension, pensionPot }: TakeHomePay, rates: TakeHomeRates): NoteOf {
  const without = takeHomePay({ ...facts, pensionContribution: zero, pensionPerMonth: zero }, rates)
  const lower = without.netIncome.less(netIncome)
  // Where nothing else changes, that is the row of the contribution, to its penny.
  const cost = either(isEqual(lower, pension), say`${pension}`, say`${lower}`)
  return note(
    'employer-pays-into-pension',
    not(isShownAsZero(employerPension)),
    either(
      isAbove(pension, zero),
      say`${pensionPot} goes into your pension in the year, ${employerPension} of it from your employer. ${either(isShownAsZero(lower), say`Your take-home pay stays the same.`, say`Your take-home pay is ${cost} lower than it would be if you paid nothing in.`)}`,
      say`Your employer pays ${employerPension} into your pension in the year. That costs you nothing.`,
    ),
  )
}
