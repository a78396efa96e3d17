import type { Question } from '../../components/faq-list.tsx'
import { text } from '../../lib/figures.ts'

const employer = text('nationalInsurance.class1.employer.rate')
const secondary = text('nationalInsurance.class1.secondaryThreshold')
const primary = text('nationalInsurance.class1.primaryThreshold')

export const faq: readonly Question[] = [
  {
    question: 'Who decides whether I am inside IR35?',
    answer:
      'A public body, or a client that is medium-sized or large, decides for each contract, gives you its reasons in a status determination statement and must answer if you disagree. If the client is small or wholly overseas, your own company decides and carries the risk.',
  },
  {
    question: 'What puts a contract outside IR35?',
    answer:
      'How you really work, more than what the contract says. Signs of business are a real right to send a substitute, freedom in how the work is done, no duty to offer or accept more work, your own equipment, and a risk of losing money. No single sign decides.',
  },
  {
    question: 'Why is so much less left inside IR35?',
    answer: `Mostly National Insurance. The fee has to cover the employer’s ${employer} above ${secondary} as well as your own contributions, and dividends, which carry none, are not open to you. Your expenses no longer save tax either.`,
  },
  {
    question: `Why is the salary outside IR35 ${primary}?`,
    answer: `Up to ${primary} you pay no National Insurance yourself, yet the year still counts towards your State Pension, and the salary saves Corporation Tax. The company pays ${employer} on the part above ${secondary}, which costs less than the Corporation Tax it saves.`,
  },
  {
    question: 'Is an umbrella company the same as inside IR35?',
    answer:
      'Nearly. You are its employee, and the employer’s National Insurance comes out of the rate in the same way. An umbrella also takes its margin, usually the apprenticeship levy, and puts you into a pension, so the payslip will show a little less than this page.',
  },
  {
    question: 'Can I be inside on one contract and outside on another?',
    answer:
      'Yes. Each contract is judged by itself. Work out each one here and remember that the tax bands and the Personal Allowance are shared between them, so the results cannot simply be added up.',
  },
]
