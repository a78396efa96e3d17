import type { Questions } from '../../site/page.ts'
import { figure, text } from '../../text/figures.ts'
import { figureText } from '../../text/format.ts'

export const faq: Questions = {
  [`Why can’t I just take ${text('vat.standardRate')} off?`]: `Because the ${text('vat.standardRate')} was worked out on the smaller price before VAT. Divide instead, or tick “Amount Includes VAT” above.`,
  'What is the difference between zero-rated and exempt?': `Customers pay no VAT on either. A zero-rated sale is taxable at ${text('vat.zeroRate')}: it counts towards the registration threshold, and you can reclaim the VAT on your costs. Neither is true of an exempt sale.`,
  'When do I have to register?': `When your taxable sales over the past year go above ${text('vat.registrationThreshold')}, or when you expect to sell more than that in the next 30 days alone. Once registered, you can ask to leave if you expect less than ${text('vat.deregistrationThreshold')} a year.`,
  'Why does my invoice differ by a penny?':
    'It was probably rounded line by line, or its total was rounded down. Both are allowed, as long as you always do it the same way.',
  'When is my VAT return due?': `The return and the payment are both due ${text('vat.returnMonths')} and ${text('vat.returnDays')} after your VAT period ends. If you pay by Direct Debit, HMRC collects the money a few days later.`,
  'Can I send one VAT return a year?': `Yes, on the Annual Accounting Scheme, if you expect to sell no more than ${text('vat.annualAccounting.joiningLimit')} a year without VAT. Some guides say that a business that owes less than ${figureText(figure('vat.annualReturn.liabilityLimit', undefined, 'text'))} of VAT sends one return a year. VAT law has no such rule: your turnover decides.`,
  'Can I charge VAT before my VAT number arrives?':
    'No. You must not show VAT on an invoice until you have a VAT number, but you owe it from the day your registration takes effect. Until the number comes, raise your prices to cover it and tell customers why. Then send them VAT invoices.',
}
