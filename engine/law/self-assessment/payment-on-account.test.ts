import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { paymentOnAccount } from './payment-on-account.ts'

it.each<[string, string | undefined, string, string]>([
  ['999.99', undefined, '0', 'less than the smallest bill'],
  ['1000', undefined, '500', 'half of it'],
  ['7131.8', undefined, '3565.9', 'half of it'],
  ['1000.01', undefined, '500', 'an odd penny is left'],
  ['1000.02', undefined, '500.01', 'half of it'],
  ['1000.004', undefined, '500', 'half of 1,000.00'],
  ['1000.0151', undefined, '500.01', 'half of 1,000.02'],
  ['3000.01', '2000', '500', 'an odd penny of what was not deducted is left'],
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

it('asks for all of what was not deducted, but for an odd penny, and never for more', () => {
  const tenthsOfPence = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(tenthsOfPence, tenthsOfPence, (tax, deductedOfIt) => {
      const due = new Decimal(tax).dividedBy(1000)
      const deducted = new Decimal(deductedOfIt % (tax + 1)).dividedBy(1000)
      const both = worth(paymentOnAccount(pounds(due.toFixed()), ratesOf(), pounds(deducted.toFixed()))).times(2)
      const left = roundToPenny(due.minus(deducted))
      if (both.isZero()) return left.lessThan('1000.01') || left.times(5).lessThan(due.plus('0.01'))
      return ['0', '0.01'].includes(left.minus(both).toFixed())
    }),
  )
})
