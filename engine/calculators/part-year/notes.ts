import { type AssumptionOf, assume, type LeadOf, type NoteOf, note } from '../../answer/answer.ts'
import { type Amount, number } from '../../expression/amount.ts'
import { all, type Condition, isBelow, isEqual, isShownAsZero, not } from '../../expression/condition.ts'
import { asMoney, either, say } from '../../expression/sentence.ts'
import { type Region, region as regionField } from '../../inputs/common-fields.ts'
import { dayInWords } from '../../inputs/day.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { fields, PAY_MONTHS, type PayMonth } from './fields.ts'
import type { TakenByPayroll } from './payroll.ts'

/** What payroll took, and the tax of the year that it should come to. Pounds. */
interface PayrollAndTax extends TakenByPayroll {
  readonly tax: Amount
  readonly months: Amount
  readonly firstMonth: PayMonth
  readonly taxYear: TaxYear
}

/**
 * What payroll takes from pay for part of a year, what comes back, and when, right below the answer: by a code that looks back over the year,
 * and by one that taxes each month alone. SI 2003/2682 regs.22, 26 and 46 to 53; TMA 1970 s.42 for a claim after the year.
 */
export function payrollLeads({ cumulative, alone, eachAlone, lastMonth, tax, months, firstMonth, taxYear }: PayrollAndTax): LeadOf[] {
  const first = fields.firstMonth.words[firstMonth]
  const ends = dayInWords(taxYears[taxYear].ends)
  const isWholeYear = isEveryMonth(months)
  const isTaxed = not(isShownAsZero(alone))
  const endsInMarch = isEqual(lastMonth, number(PAY_MONTHS.length))
  const [tooMuch, tooMuchAlone] = [cumulative.excessOver(tax), alone.excessOver(tax)]
  const isOverpaid = all(not(isWholeYear), isTaxed, isBelow(lastMonth, number(PAY_MONTHS.length)), not(isShownAsZero(tooMuch)))
  return [
    {
      ...note('counts-whole-year', isWholeYear, say`This counts pay in every month of the tax year.`),
      link: { words: 'Enter fewer months', field: 'monthsWorked' },
    },
    note(
      'payroll-catches-up',
      all(not(isWholeYear), isTaxed, endsInMarch),
      say`Your pay starts in ${first}. The usual code counts the months before it too, so payroll takes ${either(isShownAsZero(tax), say`no Income Tax, and none is due`, say`little or nothing at first, and by the end of March the ${tax} of Income Tax, give or take a few pounds`)}. There is no refund to wait for.`,
    ),
    note(
      'refund-after-stopping',
      isOverpaid,
      say`By the usual code, payroll has taken ${cumulative} of Income Tax when your pay stops, which is ${tooMuch} too much for the year. You get it back.`,
    ),
    note(
      'how-refunded',
      isOverpaid,
      say`A new employer pays back what was too much if you hand in your P45. Without another job, you can claim it with form P50 four weeks after you stopped. Otherwise HMRC pays it back after ${ends}.`,
    ),
    note(
      'month-one-code',
      all(not(isWholeYear), not(isShownAsZero(tooMuchAlone))),
      say`That is with the usual code. With M1 after it, payroll takes ${asMoney(eachAlone)} a month, ${alone} in all. That is ${tooMuchAlone} too much, which payroll gives back only if HMRC sends it a code without M1 before your last pay of the tax year. Otherwise HMRC does, after ${ends} with a tax calculation (P800) or when you claim it.`,
    ),
  ]
}

const isEveryMonth = (months: Amount): Condition => isEqual(months, number(PAY_MONTHS.length))

/** What somebody without a P45 does about the code, and what others take from a month’s pay. SI 2003/2682 regs.46 to 49. */
export const starterDuties = ({ eachAtBasicRate, eachWithoutAllowance, months, taxYear }: PayrollAndTax): NoteOf[] => {
  const where = all(not(isEveryMonth(months)), not(isShownAsZero(eachAtBasicRate)))
  return [
    note(
      'starter-checklist',
      where,
      say`If you have no P45, give your employer the starter checklist before your first payday. Statement A gives you the usual code: choose it if you have had no other job, taxable benefits or pension in the UK since ${dayInWords(taxYears[taxYear].starts)}. Statement B, for another job since then, puts M1 after it.`,
    ),
    note(
      'check-the-code',
      where,
      say`Check the code on your first payslip. BR (from statement C) takes ${asMoney(eachAtBasicRate)} a month, and 0T M1 (without a checklist) ${asMoney(eachWithoutAllowance)}. If it is wrong, tell HMRC before your last pay of the tax year.`,
    ),
  ]
}

/** Where somebody lives for tax, which somebody who came in the year or left it did not do all year. FA 2013 Sch.45. */
export const residentIn = (region: Region): AssumptionOf =>
  assume(
    'region',
    say`You are resident in the UK for tax, and ${regionField.words[region]} is where you live for most of your time here in the tax year.${region === 'scotland' ? say`` : say` Scotland has different Income Tax bands, which you can choose under More options.`}`,
    { field: 'region' },
  )

/** What is assumed of somebody who came to the UK in the year. FA 2013 Sch.45 Part 3; SI 2003/2682 reg.46. */
export const NEWLY_ARRIVED = assume(
  'arrived-in-the-uk',
  say`If you came to the UK in this tax year, we assume that the year is split: what you earned abroad before you came is not taxed here, and you have the whole Personal Allowance. You have no P45. On the starter checklist, statement A, your first job here since the tax year began with no benefits or pension before it, gives you the usual code. B gives you that code with M1, and C taxes all of your pay at the basic rate.`,
)
