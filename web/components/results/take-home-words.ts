// The income tax and student loan pages answer the same question: how much of a salary do you take home?
import { type LoanPlan, loanPlanWords, numberedPlanWords, type PensionMethod, pensionMethod } from '#engine/inputs/common-fields.ts'
import type { AnswerWords } from './answers-in-words.ts'
import { amountOf, figureOf } from './common-words.ts'
import { payRatesNote } from './result-card.tsx'

export const takeHomeWords: AnswerWords = {
  answers: { netIncome: 'you would take home' },
  headline: ({ result, inputs: { region } }) => ({
    amount: amountOf(result, 'netIncome'),
    period: 'a year',
    about: `take-home pay${region === 'scotland' ? ' in Scotland' : ''}, or ${amountOf(result, 'monthlyNetIncome')} a month`,
  }),
  announce: ({ result }) =>
    `Your take-home pay is ${amountOf(result, 'netIncome')} a year, ${amountOf(result, 'monthlyNetIncome')} a month.`,
  footnote: payRatesNote,
  notes: {},
  assumptions: {
    'pension-method': ({ choice }) =>
      `${choice === 'salary-sacrifice' ? 'We assumed you pay' : 'You pay'} into your pension by ${inSentence(choice)}. Check your payslip to see if that is right, or ask your pension scheme.`,
    'student-loan-plan': ({ choice }) =>
      choice === 'none'
        ? 'You are not repaying a student loan. Repayments would come out of your pay.'
        : `Your student loan is ${choice === 'postgraduate' ? 'a postgraduate loan' : loanPlanWords[choice as LoanPlan]}. Other plans have different repayment thresholds.`,
  },
  steps: {
    pension: (step) =>
      figureOf(step, 'incomeTax.reliefAtSource.memberShare')
        ? 'What you pay in. The scheme claims the rest from HMRC.'
        : 'A percentage of your salary.',
    pensionGross: () => 'What goes into your pension, including the tax relief that the scheme claims for you.',
    netPayRelief: () =>
      'The part of your contribution that comes out of pay within your Personal Allowance saves no tax. HMRC pays you basic rate relief on it after the tax year ends.',
    netIncome: () => 'What is left after everything above.',
    monthlyNetIncome: () => 'A twelfth of your take-home pay for the year.',
    effectiveRate: () =>
      'Everything that comes off your salary, as a percentage of it. That is more than tax: it includes any pension contribution and student loan repayment.',
    taxAndInsuranceRate: () => 'The same without your pension contribution and any student loan repayment.',
  },
  margin: {
    of: 'of salary',
    appears: {
      ...Object.fromEntries(
        Object.entries(numberedPlanWords).map(([plan, name]) => [`studentLoan.${plan}`, `you start to repay your ${name} loan`]),
      ),
      'studentLoan.postgraduate': 'you start to repay your postgraduate loan',
    },
  },
}

const inSentence = (choice: string) =>
  pensionMethod.inSentence?.[choice as 'net-pay'] ?? pensionMethod.words[choice as PensionMethod].toLowerCase()
