import { describe, expect, it } from 'vitest'
import type { Region } from '../../inputs/common-fields.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { marriageAllowanceReduction } from './marriage-allowance.ts'
import { taxOnIncome } from './tax-on-income.ts'

const reductionOn = (income: string, region: Region, contribution?: string) => {
  const raised = contribution === undefined ? {} : { limitsRaisedBy: pounds(contribution) }
  return worth(marriageAllowanceReduction(taxOnIncome({ income: pounds(income), region, ...raised }, ratesOf()), ratesOf())).toFixed()
}

// A tenth of 12,570, rounded up to 1,260, × 20% = 252.
describe('the reduction by a Marriage Allowance (ITA 2007 s.55B)', () => {
  it.each<[Region, string, string, string]>([
    ['england', '0', '0', 'no tax to reduce'],
    ['england', '12570', '0', 'no tax to reduce'],
    ['england', '13000', '86', '430 × 20% = 86 of tax, and no more than that'],
    ['england', '13830', '252', '1,260 × 20% of tax, all of it taken off'],
    ['england', '30000', '252', '1,260 × 20%'],
    ['england', '50270', '252', 'at the end of the basic rate band'],
    ['england', '50270.01', '0', 'a penny at the higher rate'],
    ['england', '150000', '0', 'the additional rate'],
    ['scotland', '13500', '176.7', '930 × 19% = 176.70 of tax, and no more than that'],
    ['scotland', '30000', '252', 'the intermediate rate'],
    ['scotland', '43662', '252', 'at the end of the intermediate rate band'],
    ['scotland', '43662.01', '0', 'a penny at the Scottish higher rate'],
  ])('in %s, on an income of £%s is £%s: %s', (region, income, reduction) => {
    expect(reductionOn(income, region)).toBe(reduction)
  })

  it('is kept by a contribution of £5,000 that raises the basic rate limit to 42,700, above 55,000 − 12,570 (FA 2004 s.192(4))', () => {
    expect(reductionOn('55000', 'england')).toBe('0')
    expect(reductionOn('55000', 'england', '5000')).toBe('252')
  })
})
