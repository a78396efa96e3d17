import { describe, expect, it } from 'vitest'
import { answerOf, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const ask = (raw: Readonly<Record<string, string>>) => answerOf(calculator, { grossPayment: '2000', materialsCost: '500', ...raw })

describe('the Construction Industry Scheme calculator', () => {
  it('deducts 20% of £1,500 of labour from £2,000 a month (FA 2004 s.61; SI 2005/2045)', () => {
    expect(valuesOf(ask({}))).toMatchObject({ cisDeduction: '300.00', netPayment: '1700.00', annualNetPayment: '20400.00' })
    expect(sharesOf(ask({}))).toEqual({ netPayment: '85.0', cisDeduction: '15.0' })
    expect(toldBy(ask({})).assumptions).toContain('same-payment-all-year by paymentFrequency')
    expect(toldBy(ask({})).assumptions).toContain('materials-at-cost')
  })

  it.each([
    ['weekly', '104000.00'],
    ['quarterly', '8000.00'],
    ['one-off', '2000.00'],
  ])('turns a %s payment of £2,000 into £%s a year', (paymentFrequency, year) => {
    expect(valuesOf(ask({ paymentFrequency }))['annualGrossPayment']).toBe(year)
  })

  it('does not assume a year of payments when there is only one', () => {
    expect(toldBy(ask({ paymentFrequency: 'one-off', materialsCost: '' })).assumptions).toEqual([
      'subcontractor-status by subcontractorStatus',
      'no-materials by materialsCost',
      'deduction-is-not-the-bill',
      'payment-without-vat',
    ])
  })
})

describe('a note on a payment to a subcontractor', () => {
  itNotes(calculator, [
    ['nothing', {}, []],
    ['a registered subcontractor', { grossPayment: '2000' }, ['deduction-is-on-account']],
    ['materials equal to the payment', { grossPayment: '500', materialsCost: '500' }, []],
    ['materials a penny above the payment', { grossPayment: '500', materialsCost: '500.01' }, ['materials-above-gross']],
    ['gross status', { grossPayment: '2000', subcontractorStatus: 'gross' }, ['gross-status-nothing-deducted']],
    [
      'an unregistered subcontractor, at 30%',
      { grossPayment: '2000', subcontractorStatus: 'unregistered' },
      ['unregistered-higher-rate', 'deduction-is-on-account'],
    ],
  ])
})
