// Income tax and the student loan page answer the same question: what is left of a salary.
import { amountOf } from '../../lib/common-words.ts'
import { optionWords } from '../../lib/option-words.ts'
import { type AnswerWords, effectiveRateNote } from './result-card.tsx'

export const takeHomeWords: AnswerWords = {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netIncome'),
    period: 'a year',
    about: `to take home, ${amountOf(result, 'monthlyNetIncome')} a month`,
  }),
  announce: ({ result }) =>
    `Your take-home pay is ${amountOf(result, 'netIncome')} a year, ${amountOf(result, 'monthlyNetIncome')} a month.`,
  footnote: (outcome) => effectiveRateNote('Effective tax rate', outcome),
  notes: {},
  assumptions: {
    'pension-method': ({ choice }) =>
      `We took your pension to be paid by ${inSentence(choice)}. Your payslip or your scheme says if it is another way.`,
    'student-loan-plan': ({ choice }) =>
      choice === 'none'
        ? 'You chose no student loan plan. Repayments of one would come out of your pay.'
        : `Your student loan plan is ${optionWords(choice)}. Other plans begin to be repaid at other earnings.`,
  },
  steps: {
    pension: ({ operands }) => ('share' in operands ? 'The scheme claims the rest from HMRC.' : 'A percentage of your salary.'),
    pensionGross: () => 'What reaches your pension, with the tax relief that the scheme claims for you.',
    netIncome: () => 'What is left after everything above.',
    monthlyNetIncome: () => 'A twelfth of the year.',
    effectiveRate: () => 'Everything that comes off, your pension contribution included, as a share of your salary.',
  },
}

const inSentence = (choice: string) => `${choice === 'net-pay' ? 'a ' : ''}${optionWords(choice).toLowerCase()}`
