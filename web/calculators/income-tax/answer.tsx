import { calculator } from '#engine/calculators/income-tax/index.ts'
import type { Assumption, Result } from '#engine/result/result.ts'
import type { TakeHomeNote } from '#engine/rules/take-home-pay/notes.ts'
import { type AnswerWords, amountOf, percentOfStep, ResultCard } from '../../components/results/answer.tsx'
import { money, taxYear } from '../../lib/format.ts'
import { pensionMethodWords, regionWords } from './words.ts'

export { calculator }

export const announce = (result: Result): string =>
  `Your take-home pay is ${amountOf(result, 'netIncome')} a year, ${amountOf(result, 'monthlyNetIncome')} a month.`

export const Answer = ({ result, isStale }: { result: Result; isStale: boolean }) => (
  <ResultCard result={result} isStale={isStale} words={words} fields={calculator.fields} />
)

const notes: Readonly<Record<TakeHomeNote, string>> = {
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
}

const words: AnswerWords = {
  headline: (result) => ({
    amount: amountOf(result, 'netIncome'),
    period: 'a year',
    about: `to take home, ${amountOf(result, 'monthlyNetIncome')} a month`,
  }),
  footnote: (result) => `Effective tax rate: ${percentOfStep(result, 'effectiveRate')}. Based on ${taxYear(result.taxYear)} tax rates.`,
  notes,
  assumptions: (result) => result.assumptions.map(assumptionWords),
}

function assumptionWords({ code, choice = '', alternatives }: Assumption): string {
  switch (code) {
    case 'pension-method':
      return `We took your pension to be paid by ${inSentence(choice)}. ${alternatives.map(alternativeWords).join(' ')}`
    case 'region':
      return choice === 'scotland'
        ? 'You live in Scotland all year, where Income Tax has bands of its own.'
        : `You live in ${regionWords[choice as keyof typeof regionWords]} all year. If you live in Scotland, choose it under More options: its Income Tax bands differ.`
    case 'one-job':
      return 'This is your only job and your only income, with the standard Personal Allowance and no tax code adjustments.'
    case 'annual-national-insurance':
      return 'You are paid the same amount all year. National Insurance is worked out for each pay period, so uneven pay can change it.'
    case 'category-a':
      return 'Your National Insurance category letter is A, or one with the same employee rates, such as those for people under 21 and for apprentices. Over State Pension age you pay none.'
    case 'nothing-else':
      return 'There are no other deductions or reliefs: no company car, Marriage Allowance, Gift Aid or childcare vouchers.'
    default:
      throw new Error(`no words for the assumption "${code}"`)
  }
}

type Alternative = Assumption['alternatives'][number]

const inSentence = (choice: string) =>
  `${choice === 'net-pay' ? 'a ' : ''}${(pensionMethodWords[choice as keyof typeof pensionMethodWords] ?? choice).toLowerCase()}`

function alternativeWords({ choice, difference }: Alternative): string {
  const start = `With ${inSentence(choice)} you would take home`
  if (difference.isZero()) return `${start} the same.`
  return `${start} ${money(difference.abs())} a year ${difference.isNegative() ? 'less' : 'more'}.`
}
