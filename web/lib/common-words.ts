// Words that more than one calculator says of its results. A calculator’s own answer.tsx says the rest.
import { Decimal, ONE, ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import type { Step } from '#engine/result/step.ts'
import { money, poundsAndPence } from './format.ts'
import { optionWords } from './option-words.ts'

/** A sentence, or how to make one of the result. */
export type Words<Of> = string | ((of: Of) => string)

/** The words of a note or of an assumption, by its code. @throws Error for a code that nobody gave words to, which a test prevents. */
export function wordsOf<Of>(known: Readonly<Record<string, Words<Of>>>, code: string, of: Of): string {
  const words = known[code]
  if (words === undefined) throw new Error(`no words for "${code}"`)
  return typeof words === 'string' ? words : words(of)
}

/** An assumption, to its words: what the input that could choose otherwise holds, an option or `true` or `false`. */
export interface Taken {
  readonly choice: string
}

/** An amount of the result as the card shows it in pence: that of its row, else the record’s. Nothing where it is absent. */
export function shownIn({ rows, record }: Result, key: string): Decimal {
  const value = rows.find((row) => row.key === key)?.shown.pence ?? record[key]
  return value instanceof Decimal ? value : ZERO
}

/** The same as pounds and pence, or written in another way. */
export const amountOf = (result: Result, key: string, written = poundsAndPence): string => written(shownIn(result, key))

/** The value of a figure of law that a step used, by the name that its formula gives it. */
export const figureIn = ({ operands }: Step, name: string) => {
  const operand = operands[name]
  return operand && 'figure' in operand ? operand.figure.value : undefined
}

export const commonNotes = {
  'allowance-tapered':
    'Your income is high enough that part of your Personal Allowance is taken away. In this range each extra pound also makes more of your income taxable.',
  'allowance-used-up': 'Your income is so high that you have no Personal Allowance left.',
  'scotland-on-uk-bands': 'This rule set does not know the Scottish bands: the bands of the rest of the UK were used.',
  'plan5-not-yet-repayable': 'Plan 5 loans were not yet repaid through pay in this tax year, so nothing is taken.',
  'loan-below-threshold': 'Your earnings are below the level at which a student loan you chose is repaid.',
  'loan-rounded-down-by-payroll':
    'Your employer rounds each student loan deduction down to a whole pound, so you may take home a few pounds more over the year than this.',
  'relief-above-basic-rate-claimed':
    'Your scheme claims basic rate relief for you. The rest, which is counted here, you claim from HMRC yourself.',
  'pension-leaves-less-than-nothing': 'The pension contribution and the other deductions come to more than your salary.',
  'class2-treated-as-paid':
    'You pay no Class 2 National Insurance, and this year still counts towards your State Pension as though you had.',
  'class2-voluntary':
    'Your profit is too low for this year to count towards your State Pension by itself. You can pay voluntary Class 2 National Insurance to make it count.',
} as const

export const commonAssumptions: Readonly<Record<string, Words<Taken>>> = {
  region: ({ choice }) =>
    choice === 'scotland'
      ? 'You live in Scotland all year, where Income Tax has bands of its own.'
      : `You live in ${optionWords(choice)} all year. If you live in Scotland, choose it under More options: its Income Tax bands differ.`,
  'one-job':
    'This is your only job and your only income, with the standard Personal Allowance and no tax code adjustments. Another income or tax code changes the Income Tax.',
  'annual-national-insurance':
    'You are paid the same amount all year. National Insurance is worked out for each pay period, so uneven pay can change it.',
  'category-a':
    'Your National Insurance category letter is A, or one with the same employee rates, such as those for people under 21 and for apprentices. Over State Pension age you pay none.',
  'nothing-else':
    'There are no other deductions or reliefs: no company car, Marriage Allowance, Gift Aid or childcare vouchers. Each would change the answer.',
  'other-income-before-allowance':
    'Your other income is what you receive before your Personal Allowance comes off. The calculator takes the allowance off itself, so add it back if it is off already.',
  'below-pension-age':
    'You are over 16 and under State Pension age for the whole year. Somebody who is older or younger when it begins pays no Class 4 National Insurance.',
}

/** What a step means, by its key, in a sentence that a visitor understands. A step without one speaks for itself. */
export const commonSteps: Readonly<Record<string, (step: Step) => string>> = {
  personalAllowance: (step) => {
    const limit = figureIn(step, 'limit')
    if (!limit) return 'What you can earn before any Income Tax.'
    if (step.value.isZero()) return `Your income is so far above ${money(limit)} that nothing is left of the allowance.`
    const taper = figureIn(step, 'taper') ?? ONE
    return `Your income is above ${money(limit)}, so the allowance shrinks by ${money(ONE)} for every ${money(ONE.dividedBy(taper))} above it. What is left is rounded up to a whole pound.`
  },
  taxableIncome: ({ value }) =>
    value.isZero() ? 'Your income is within the allowance, so none of it is taxed.' : 'What Income Tax is charged on.',
  incomeTax: ({ value }) => (value.isZero() ? 'Nothing to tax.' : 'Each band of your taxable income bears its own rate.'),
  nationalInsurance: ({ value }) =>
    value.isZero() ? 'Your earnings are below the level where contributions start.' : 'Each band of your earnings bears its own rate.',
}
