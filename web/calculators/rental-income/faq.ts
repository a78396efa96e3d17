import type { Question } from '../../components/faq-list.tsx'
import { dayText, text, year } from '../../lib/figures.ts'

const basic = text('incomeTax.basicRate')
const property = text('allowances.property')
const room = text('allowances.rentARoom')

export const faq: readonly Question[] = [
  {
    question: 'Can I deduct mortgage interest from my rent?',
    answer: `Not if you let a home as an individual. The whole profit is taxed first, then ${basic} of the interest comes off the tax. At the basic rate that mostly comes to the same; at a higher rate it costs you the difference.`,
  },
  {
    question: 'What else counts as interest?',
    answer:
      'Fees for arranging the loan, and interest on money borrowed to furnish or repair the property, are treated in the same way. What you pay off the loan itself brings no relief, nor does interest on what you borrowed against the home for private spending beyond its value when you first let it.',
  },
  {
    question: `Do I have to report rent below ${property}?`,
    answer: `Usually not: rent of ${property} or less a year is free of tax by itself, without a claim or a return. Above that you deduct either the allowance or your real expenses, whichever is better; the calculator says when the other would be. With the allowance you get no relief for interest, and a loss does not count. You can opt out of it to keep the loss or the relief.`,
  },
  {
    question: 'I let a room in my own home. Is that different?',
    answer: `Yes. Under the Rent a Room Scheme the first ${room} a year of rent for a furnished room in your home is free of tax, ${text('allowances.rentARoomShared')} if somebody else in the house receives rent too. Above it, you can pay tax on the excess with no expenses deducted.`,
  },
  {
    question: 'We own the property together. What do we enter?',
    answer:
      'Each owner works out their own share of rent, expenses and interest. Married couples and civil partners are taxed on half each, unless they own unequal shares and have declared that to HMRC.',
  },
  {
    question: 'When is the tax to be paid?',
    answer: `Through Self Assessment. For ${year}, tell HMRC by ${dayText('deadlines.selfAssessment.register')} if you have not filed before, and file online and pay by ${dayText('deadlines.selfAssessment.onlineReturn')}. HMRC may also ask for payments on account of the next bill.`,
  },
]
