// Words that more than one calculator says of its results. A calculator’s own answer.tsx says the rest.
import { Decimal, ONE, ZERO } from '#engine/money/decimal.ts'
import type { EntryId } from '#engine/rates/figure.ts'
import type { Result } from '#engine/result/result.ts'
import type { Step } from '#engine/result/step.ts'
import { money, poundsAndPence } from './format.ts'
import { optionWords } from './option-words.ts'
import { sacrificeCountsFrom } from './salary-sacrifice.ts'

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
  readonly result: Result
}

/** An amount of the result as the card shows it in pence: that of its row, else the record’s. Nothing where it is absent. */
export function shownIn({ rows, record }: Result, key: string): Decimal {
  const value = rows.find((row) => row.key === key)?.shown.pence ?? record[key]
  return value instanceof Decimal ? value : ZERO
}

/** The same as pounds and pence, or written in another way. */
export const amountOf = (result: Result, key: string, written = poundsAndPence): string => written(shownIn(result, key))

/** The value of a step of the working, as pounds and pence; nothing where the step is not there. */
export const stepAmountOf = ({ steps }: Result, key: string): string =>
  poundsAndPence(steps.find((step) => step.key === key)?.value ?? ZERO)

/** Whether the working tapers the annual allowance. */
export const isAllowanceTapered = ({ steps }: Result): boolean => steps.some(({ key }) => key === 'taperReduction')

/** The value of a figure of law that a step used, by the name that its formula gives it. */
export const figureIn = ({ operands }: Step, name: string) => {
  const operand = operands[name]
  return operand && 'figure' in operand ? operand.figure.value : undefined
}

/** Whether an operand of a step is the figure of an entry. */
export const isFigureIn = ({ operands }: Step, name: string, entry: EntryId): boolean => {
  const operand = operands[name]
  return operand !== undefined && 'figure' in operand && operand.figure.entry === entry
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
  'contribution-above-annual-allowance': ({ result }: { readonly result: Result }) =>
    `Your pension contribution is ${stepAmountOf(result, 'excessContributions')} more than your annual allowance of ${stepAmountOf(result, 'availableAllowance')}${isAllowanceTapered(result) ? ', which your income makes smaller' : ''}. For that you owe an annual allowance charge of ${amountOf(result, 'annualAllowanceCharge')}, unless earlier years’ allowance is carried forward. You pay it through your tax return, not out of your pay, so it is not taken off above.`,
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
  'no-pension': 'You pay nothing into a workplace pension. Most employees are enrolled in one unless they opt out.',
  'no-student-loan': 'You repay no student loan. Repayments would come off this.',
  'no-child-benefit':
    'Nobody in your household gets Child Benefit. At your income some or all of it is charged back, to whichever partner has the higher income.',
  'no-voluntary-class2': 'You do not pay voluntary Class 2 National Insurance, so this year may not count towards your State Pension.',
  'other-income-before-allowance':
    'Your other income is what you receive before your Personal Allowance comes off. The calculator takes the allowance off itself, so add it back if it is off already.',
  'below-pension-age':
    'You are over 16 and under State Pension age for the whole year. Somebody who is older or younger when it begins pays no Class 4 National Insurance.',
}

/** What assumptions leave out, by name: a few words that its pounds follow. */
export const commonLeftOut: Readonly<Record<string, string>> = {
  automaticEnrolment: 'With the least that automatic enrolment takes',
  childBenefitForOne: 'Charge on Child Benefit for one child',
  childBenefitForTwo: 'Charge on Child Benefit for two children',
  overPensionAge: 'Over State Pension age',
  marriageAllowance: 'With Marriage Allowance from your spouse or civil partner',
  voluntaryClass2: 'With voluntary Class 2',
  loanPlan1: 'With a Plan 1 loan',
  loanPlan2: 'With a Plan 2 loan',
  loanPlan4: 'With a Plan 4 loan',
  loanPlan5: 'With a Plan 5 loan',
  loanPostgraduate: 'With a postgraduate loan',
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
  thresholdIncomeAmount: ({ formula }) =>
    formula.includes('+')
      ? `Income without your own contributions, but with pay that you gave up for your pension since ${sacrificeCountsFrom}. At or below its limit nothing is tapered.`
      : 'Income without your own contributions. At or below its limit nothing is tapered.',
  adjustedIncome: () => 'Income before your own contributions, with everything that your employer puts in.',
  taperReduction: (step) => {
    const taper = figureIn(step, 'rate') ?? ONE
    return `You lose ${money(ONE)} of allowance for every ${money(ONE.dividedBy(taper))} of adjusted income above the limit, in whole pounds.`
  },
  availableAllowance: () => 'For this tax year alone.',
  excessContributions: () => 'Each pound of it is charged, unless earlier years’ allowance is carried forward.',
  annualAllowanceCharge: () => 'The excess taxed as the top slice of your income, which you pay through your tax return.',
  nationalInsurance: ({ value }) =>
    value.isZero() ? 'Your earnings are below the level where contributions start.' : 'Each band of your earnings bears its own rate.',
}
