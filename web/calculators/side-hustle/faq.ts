import type { Question } from '../../components/faq-list.tsx'
import { dayText, text, year } from '../../lib/figures.ts'

const allowance = text('allowances.trading')

export const faq: readonly Question[] = [
  {
    question: 'Do I have to tell HMRC about my side hustle?',
    answer: `Not if you were paid ${allowance} or less in total for trading and casual work in the tax year, before expenses. If you were paid more, you have to register for Self Assessment, even if it turns out there is no tax to pay. The deadline for ${year} is ${dayText('deadlines.selfAssessment.register')}.`,
  },
  {
    question: `Is the ${allowance} what I am paid or what I make?`,
    answer:
      'It is what you are paid, before expenses. If your sales are twice the allowance, you have to report them even if you spend nearly all of the money on materials and make little profit.',
  },
  {
    question: 'Why is there no National Insurance in my result?',
    answer: `You pay Class 4 only on profit above ${text('nationalInsurance.class4.lowerProfitsLimit')}, and most side incomes are below that. Your salary does not use up that limit. Payroll carries on taking National Insurance from your salary as before.`,
  },
  {
    question: 'Does the National Insurance on my salary make a difference?',
    answer: `Yes. There is a yearly maximum that you can pay at the main rates of Class 1 and Class 4 together. It is what Class 4 at ${text('nationalInsurance.class4.mainRate')} comes to on a profit of ${text('nationalInsurance.class4.upperProfitsLimit')}. Once you reach it, the rest of your profit is charged at ${text('nationalInsurance.class4.additionalRate')} (SI 2001/1004 reg.100). The higher your salary, the sooner that happens. The calculator takes this into account and shows the steps.`,
  },
  {
    question: 'I sell my old clothes online. Is that a side hustle?',
    answer:
      'Not usually. Selling things you have used yourself is not a trade, and there is normally no tax to pay. It becomes a trade if you buy or make things in order to sell them. Online marketplaces report some sellers to HMRC either way, so keep a note of what you sold.',
  },
  {
    question: 'I spent more than I was paid. What should I do?',
    answer:
      'Do not use the allowance. It can reduce your profit to nothing, but it cannot create a loss. If you claim your expenses instead, you can often set the loss against your salary and get a tax refund. You claim it on a tax return.',
  },
  {
    question: 'When do I pay?',
    answer: `For ${year} you pay by ${dayText('deadlines.selfAssessment.onlineReturn')}, the same day your online return is due. If you send your return early enough, HMRC can collect a small bill through your tax code instead. After a larger bill, it may ask for payments on account towards the next year.`,
  },
]
