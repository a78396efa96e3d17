// What more than one calculator says about its results. Each calculator’s own answer.tsx says the rest.
import { type Region, region } from '#engine/inputs/common-fields.ts'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import type { Step } from '#engine/result/step.ts'
import { poundsAndPence, taxYear } from '../../text/format.ts'

/** A sentence, or a function that makes one from the result. */
export type Words<Of> = string | ((of: Of) => string)

/** The words for a note or an assumption, by its code. @throws Error for a code without words, which a test prevents. */
export function wordsOf<Of>(known: Readonly<Record<string, Words<Of>>>, code: string, of: Of): string {
  const words = known[code]
  if (words === undefined) throw new Error(`no words for "${code}"`)
  return typeof words === 'string' ? words : words(of)
}

/** What an assumption’s words are made from. `choice` is the value of the input that the assumption is about: an option, `true` or `false`. */
export interface Taken {
  readonly choice: string
  readonly result: Result
}

/** An amount of the result as the card shows it in pence: from its row, or else from the record. Zero if it is in neither. */
export function shownIn({ rows, record }: Result, key: string): Decimal {
  const value = rows.find((row) => row.key === key)?.shown.pence ?? record[key]
  return value instanceof Decimal ? value : ZERO
}

/** Whether an input is an amount of nothing. */
export const isNothing = (input: unknown): boolean => input instanceof Decimal && input.isZero()

/** The same amount as text: pounds and pence, unless told otherwise. */
export const amountOf = (result: Result, key: string, written = poundsAndPence): string => written(shownIn(result, key))

/** What an answer is after: `after £800.00 of extra tax`, or `with no extra tax`. */
export const afterPaying = (result: Result, key: string, what: string): string =>
  shownIn(result, key).isZero() ? `with no ${what}` : `after ${amountOf(result, key)} of ${what}`

export const commonAssumptions: Readonly<Record<string, Words<Taken>>> = {
  region: ({ choice }) =>
    choice === 'scotland'
      ? 'You live in Scotland all year, so you pay Income Tax on the Scottish bands.'
      : `You live in ${region.words[choice as Region]} all year. Scotland has different Income Tax bands, which you can choose under More options.`,
  'one-job':
    'This job is your only income, and you have the standard Personal Allowance with no adjustments to your tax code. Other income or a different tax code would change your Income Tax.',
  'annual-national-insurance':
    'You are paid the same amount every payday. National Insurance is worked out on each pay period separately, so uneven pay can change it.',
  'monthly-national-insurance': ({ result }) =>
    `You are paid the same amount every month. National Insurance changed within ${taxYear(result.taxYear)}, so each month’s pay has the thresholds and rates of its own day. Directors have figures for the whole year, which come to a little more or less.`,
  'national-insurance-changed': ({ result }) =>
    `National Insurance changed within ${taxYear(result.taxYear)}. We used the rates that the law has for the whole of it, which are for directors. For anyone else, payroll used the rates of each payday. If you are paid the same every time, those come to within a few pounds of this.`,
  'category-a':
    'Your National Insurance category letter, which is on your payslip, is A, or one with the same employee rates, such as the letters for people under 21 and for apprentices. If you are over State Pension age, you pay none.',
  'nothing-else':
    'Nothing else affects your tax: you have no company car, Marriage Allowance, Gift Aid donations or childcare vouchers. Any of these would change the answer.',
  'no-pension': 'You pay nothing into a workplace pension. Most employees are enrolled in one automatically, unless they opt out.',
  'no-student-loan': 'You are not repaying a student loan. Any repayments would come off this answer.',
  'no-child-benefit':
    'Nobody in your household gets Child Benefit. If you or your partner gets it, whichever of you has the higher income has to pay some or all of it back at your level of income (the High Income Child Benefit Charge).',
  'other-income-before-allowance':
    'Your other income is the full amount, before your Personal Allowance. The calculator takes the allowance off for you, so if you have already taken it off, add it back.',
}

/** What a step of the working means, by its key, in a sentence for the visitor. A step that needs no explanation has none. */
export const commonSteps: Readonly<Record<string, (step: Step) => string>> = {
  nationalInsurance: ({ value }) =>
    value.isZero() ? 'You earn too little to pay any National Insurance.' : 'Each band of your earnings is charged at its own rate.',
}
