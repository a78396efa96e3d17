import type { Question } from '../../components/faq-list.tsx'
import { text } from '../../lib/figures.ts'

export const faq: readonly Question[] = [
  {
    question: `Why can I not just take ${text('vat.standardRate')} off?`,
    answer: `Because the ${text('vat.standardRate')} was put on the smaller price before VAT. Divide instead, or tick “Amount includes VAT” above.`,
  },
  {
    question: 'What is the difference between zero-rated and exempt?',
    answer: `Customers pay no VAT in either case. A zero-rated sale is taxable at ${text('vat.zeroRate')}: it counts towards the registration threshold and lets you reclaim VAT on your costs. An exempt sale does neither.`,
  },
  {
    question: 'When do I have to register?',
    answer: `When taxable sales over any rolling year come to more than ${text('vat.registrationThreshold')}, or when the next month alone will. Once registered you can ask to leave when you expect less than ${text('vat.deregistrationThreshold')} a year.`,
  },
  {
    question: 'Why does my invoice differ by a penny?',
    answer:
      'It was rounded line by line, or its total was rounded down, both of which are allowed. Neither is wrong as long as one way is kept to.',
  },
  {
    question: 'When is my VAT return due?',
    answer: `${text('vat.returnMonths')} and ${text('vat.returnDays')} after the end of your VAT period, both the return and the money. With a direct debit HMRC collects a few days later.`,
  },
  {
    question: 'Can I charge VAT before my number arrives?',
    answer:
      'You may not show VAT on an invoice until you have a number, although you owe it from the day your registration takes effect. Put your price up by the amount meanwhile, tell customers why, and send proper invoices once the number is there.',
  },
]
