import type { Question } from '../../components/faq-list.tsx'
import { dayText, text, year } from '../../lib/figures.ts'

const allowance = text('allowances.trading')

export const faq: readonly Question[] = [
  {
    question: 'Do I have to tell HMRC about my side hustle?',
    answer: `Not if everything you were paid for trading and casual work in the tax year, before expenses, came to ${allowance} or less. Above that you register for Self Assessment, for ${year} by ${dayText('deadlines.selfAssessment.register')}, even if no tax turns out to be due.`,
  },
  {
    question: `Is the ${allowance} about what I am paid or what I make?`,
    answer:
      'About what you are paid. Somebody who sells for twice the allowance and spends nearly all of it on materials is above it, and has to report the sales although the profit is small.',
  },
  {
    question: 'Why is there no National Insurance in my result?',
    answer: `A sole trader pays Class 4 on profit above ${text('nationalInsurance.class4.lowerProfitsLimit')}, and your salary does not count towards that. Most side incomes stay below it. Payroll goes on taking contributions from your salary as before.`,
  },
  {
    question: 'I sell my old clothes online. Is that a side hustle?',
    answer:
      'Selling your own used things is not a trade, and normally nothing is due. It becomes one when you buy or make things in order to sell them. Online marketplaces report sellers to HMRC either way, so keep a note of what you sold.',
  },
  {
    question: 'I spent more than I was paid. What then?',
    answer:
      'Leave the allowance out, because it can reduce your profit to nothing but never make a loss. A loss can often be set against your salary, which means a refund; you claim it on a tax return.',
  },
  {
    question: 'When do I pay?',
    answer: `For ${year}, by ${dayText('deadlines.selfAssessment.onlineReturn')}, together with your return. If you file early enough, HMRC can collect a small bill through your tax code instead. After a larger bill it may ask for payments on account towards the next year.`,
  },
]
