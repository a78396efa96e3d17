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
    answer: `A sole trader pays Class 4 on profit above ${text('nationalInsurance.class4.lowerProfitsLimit')}, and most side incomes stay below it. Your salary does not use that limit up: it starts again for your profit. Payroll goes on taking contributions from your salary as before.`,
  },
  {
    question: 'Does the National Insurance on my salary count for anything?',
    answer: `Yes. Class 1 and Class 4 at their main rates share a yearly maximum: what Class 4 at ${text('nationalInsurance.class4.mainRate')} comes to on a profit of ${text('nationalInsurance.class4.upperProfitsLimit')}. Once your salary and your profit have reached it together, the rest of your profit is charged at ${text('nationalInsurance.class4.additionalRate')} (SI 2001/1004 reg.100). The higher your salary, the sooner that happens. The calculator takes it into account and shows the steps.`,
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
