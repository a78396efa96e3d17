import { describe, expect, it } from 'vitest'
import type { TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { netPayRelief } from './net-pay-relief.ts'

const paidBy = (pay: string, contribution: string, taxYear?: TaxYear) =>
  worth(netPayRelief(pounds(pay), pounds(contribution), ratesOf('statute', taxYear))).toFixed()

describe('relief that HMRC pays on a contribution under a net pay arrangement (FA 2004 s.193A)', () => {
  it.each([
    ['500', '10000', '100', '500 × 20%, all of it from pay within the allowance (s.193A(3)(a))'],
    ['1000', '12570', '200', '1,000 × 20%, on pay of exactly the allowance'],
    ['1300', '13000', '174', '430 of it saves tax, and the other 870 × 20% (s.193A(3)(b))'],
    ['1300', '13869.99', '0.002', 'a penny of it is from pay within the allowance'],
    ['1300', '13870', '0', 'all of it is from pay above the allowance'],
    ['1500', '30000', '0', 'the pay that is left is above the allowance'],
    ['190000', '200000', '514', '187,430 of it saves tax, and the other 2,570 × 20%'],
    ['0', '10000', '0', 'nothing is paid in'],
  ])('on £%s out of £%s is £%s: %s', (contribution, pay, relief) => {
    expect(paidBy(pay, contribution)).toBe(relief)
  })

  it.each<[TaxYear, string]>([
    ['2022-23', '0'],
    ['2023-24', '0'],
    ['2024-25', '100'],
    ['2025-26', '100'],
    ['2026-27', '100'],
  ])('in %s is £%s on £500 out of £10,000: it began in 2024/25 (F(No.2)A 2023 s.25)', (taxYear, relief) => {
    expect(paidBy('10000', '500', taxYear)).toBe(relief)
  })
})
