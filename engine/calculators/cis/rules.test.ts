import { expect, it } from 'vitest'
import type { PaymentFrequency, SubcontractorStatus } from '../../law/cis.ts'
import { constructionDeduction, paymentsInAYear } from '../../law/cis.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'

it.each<[SubcontractorStatus, string, string, string]>([
  ['registered', '2000', '500', '1500 300 1700'],
  ['unregistered', '2000', '500', '1500 450 1550'],
  ['gross', '2000', '500', '1500 0 2000'],
  ['registered', '500', '2000', '0 0 500'],
])('for a %s subcontractor, a payment of £%s with £%s of materials makes %s (FA 2004 s.61)', (status, gross, materials, expected) => {
  const payment = { grossPayment: pounds(gross), materialsCost: pounds(materials), status }
  const { labourPayment, deduction, netPayment } = constructionDeduction(payment, ratesOf())
  expect([labourPayment, deduction, netPayment].map((amount) => worth(amount).toFixed()).join(' ')).toBe(expected)
})

it.each<[PaymentFrequency, string]>([
  ['weekly', '52'],
  ['monthly', '12'],
  ['quarterly', '4'],
  ['one-off', '1'],
])('a %s payment is counted for a year as %s', (frequency, payments) => {
  expect(paymentsInAYear(frequency, ratesOf()).value.toFixed()).toBe(payments)
})
