import { describe, expect, it } from 'vitest'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const ask = (raw: Readonly<Record<string, string>>) => answerOf(calculator, { grossPayment: '2000', materialsCost: '500', ...raw })

describe('the Construction Industry Scheme calculator', () => {
  it('asks for a payment, its materials, the subcontractor’s status and how often it is paid', () => {
    expect(calculator.slug).toBe('cis')
    expect(askedBy(calculator)).toEqual([
      'grossPayment: Gross Payment, money',
      'materialsCost: Materials Cost, money',
      'subcontractorStatus: Subcontractor Status, registered | unregistered | gross, registered when blank',
      'paymentFrequency: Payment Frequency, weekly | monthly | quarterly | one-off, monthly when blank',
    ])
  })

  it('deducts 20% of £1,500 of labour from £2,000 a month (FA 2004 s.61; SI 2005/2045)', () => {
    expect(toldBy(ask({}))).toEqual({
      headline: 'netPayment',
      rows: [
        '+ Gross Payment 2000.00 (grossPayment)',
        '− CIS Deduction 300.00 (cisDeduction)',
        '= Net Payment 1700.00 (netPayment)',
        '· Labour Payment 1500.00 (labourPayment)',
        '· Annual Gross Payment 24000.00 (annualGrossPayment)',
        '· Annual Labour Payment 18000.00 (annualLabourPayment)',
        '·− Annual CIS Deductions 3600.00 (annualCISDeductions)',
        '· Annual Net Payment 20400.00 (annualNetPayment)',
      ],
      shares: ['Net Payment 85.0% (netPayment)', 'CIS Deduction 15.0% (cisDeduction)'],
      bandTables: [],
      steps: [
        'Labour payment (labourPayment) = grossPayment − materialsCost = 1500.00 [FA 2004 s.61]',
        'CIS deduction (cisDeduction) = “Labour payment” × cis.deduction.registered = 300.00',
        'Net payment (netPayment) = grossPayment − “CIS deduction” = 1700.00',
        'Annual gross payment (annualGrossPayment) = grossPayment × cis.paymentsInAYear.monthly = 24000.00',
        'Annual labour payment (annualLabourPayment) = “Labour payment” × cis.paymentsInAYear.monthly = 18000.00',
        'Annual CIS deductions (annualCISDeductions) = “CIS deduction” × cis.paymentsInAYear.monthly = 3600.00',
        'Annual net payment (annualNetPayment) = “Net payment” × cis.paymentsInAYear.monthly = 20400.00',
      ],
      notes: ['deduction-is-on-account'],
      assumptions: [
        'subcontractor-status by subcontractorStatus',
        'same-payment-all-year by paymentFrequency',
        'deduction-is-not-the-bill',
        'payment-without-vat',
        'materials-at-cost',
      ],
    })
  })

  it.each([
    ['weekly', '104000.00'],
    ['quarterly', '8000.00'],
    ['one-off', '2000.00'],
  ])('turns a %s payment of £2,000 into £%s a year', (paymentFrequency, year) => {
    expect(toldBy(ask({ paymentFrequency })).rows).toContain(`· Annual Gross Payment ${year} (annualGrossPayment)`)
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
  itNotes(
    calculator,
    ['materials-above-gross', 'gross-status-nothing-deducted', 'unregistered-higher-rate', 'deduction-is-on-account'],
    [
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
    ],
  )
})
