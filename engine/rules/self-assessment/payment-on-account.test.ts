import { expect, it } from 'vitest'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { paymentOnAccount } from './payment-on-account.ts'

it.each<[string, string | undefined, string, string]>([
  ['999.99', undefined, '0', 'less than the smallest bill'],
  ['1000', undefined, '500', 'half of it'],
  ['7131.8', undefined, '3565.9', 'half of it'],
  ['3000', '2000', '500', 'half of the 1,000 that was not deducted'],
  ['3000', '2000.01', '0', '999.99 was not deducted'],
  ['10000', '8000', '1000', 'exactly a fifth was not deducted'],
  ['10000', '8000.01', '0', 'less than a fifth was not deducted'],
  ['5000', '6000', '0', 'more was deducted than is due'],
])(
  'Income Tax and Class 4 of £%s, of which £%s was deducted, ask for £%s twice: %s (TMA 1970 s.59A; SI 1996/1654)',
  (tax, deducted, each) => {
    expect(worth(paymentOnAccount(pounds(tax), ratesOf(), deducted === undefined ? undefined : pounds(deducted))).toFixed()).toBe(each)
  },
)
