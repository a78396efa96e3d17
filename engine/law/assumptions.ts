// What several calculators assume, in the same words.
import { type AssumptionOf, assume } from '../answer/answer.ts'
import type { Condition } from '../expression/condition.ts'
import { type Sentence, say } from '../expression/sentence.ts'
import { type Region, region as regionField } from '../inputs/common-fields.ts'

/** Where the visitor lives, which decides the bands. `chosenUnder` is the part of the form that asks. */
export const livesIn = (region: Region, chosenUnder = 'More options'): AssumptionOf =>
  assume(
    'region',
    region === 'scotland'
      ? say`You live in Scotland all year, so you pay Income Tax on the Scottish bands.`
      : say`You live in ${regionField.words[region]} all year. Scotland has different Income Tax bands, which you can choose under ${chosenUnder}.`,
    { field: 'region' },
  )

export const ONE_JOB = assume(
  'one-job',
  say`This job is your only income, and you have the standard Personal Allowance with no adjustments to your tax code. Other income or a different tax code would change your Income Tax.`,
)

export const ONE_JOB_WITH_CODE = assume(
  'one-job-with-code',
  say`This job is your only income. The tax by the law of the year is worked out on that.`,
)

export const CATEGORY_A = assume(
  'category-a',
  say`Your National Insurance category letter, which is on your payslip, is A, or one with the same employee rates, such as the letters for young people and for apprentices. If you are over State Pension age, you pay none.`,
)

/** What else could affect the tax of an employee. Benefits from work and Marriage Allowance are left out where the form says them. */
export function nothingElse({ hasBenefits = false, hasMarriageAllowance = false } = {}): AssumptionOf {
  const things = [...(hasBenefits ? [] : ['company car']), ...(hasMarriageAllowance ? [] : ['Marriage Allowance']), 'Gift Aid donations']
  return assume(
    'nothing-else',
    say`Nothing else affects your tax: you have no ${things.join(', ')} or childcare vouchers. Any of these would change the answer.`,
  )
}

export const NOTHING_ELSE = nothingElse()

export const NO_STUDENT_LOAN = assume(
  'no-student-loan',
  say`You are not repaying a student loan. Repayments begin in the April after you leave your course, and would come off this answer.`,
)

/** No contribution to a pension, where an employee would be enrolled. `field` is the one for a contribution, if the form has it. */
export const noPension = (where: Condition | boolean, field?: string): AssumptionOf =>
  assume(
    'no-pension',
    say`You pay nothing into a workplace pension. Most employees are enrolled in one automatically, unless they opt out.`,
    {
      where,
      ...(field !== undefined && { field }),
    },
  )

/** No Child Benefit, where the charge on it begins (ITEPA 2003 s.681B). `andMore` is what else children would change. */
export const noChildBenefit = (
  where: Condition | boolean = true,
  { andMore = say``, ...more }: { readonly andMore?: Sentence; readonly field?: string } = {},
): AssumptionOf =>
  assume(
    'no-child-benefit',
    say`Nobody in your household gets Child Benefit. If you or your partner gets it, whichever of you has the higher income has to pay some or all of it back at your level of income (the High Income Child Benefit Charge).${andMore}`,
    { where, ...more },
  )

/** Other income before the Personal Allowance comes off, where there is any. */
export const otherIncomeIsBeforeAllowance = (where: Condition): AssumptionOf =>
  assume(
    'other-income-before-allowance',
    say`Your other income is the full amount, before your Personal Allowance. The calculator takes the allowance off for you, so if you have already taken it off, add it back.`,
    { where },
  )
