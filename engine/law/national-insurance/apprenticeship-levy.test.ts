import { expect, it } from 'vitest'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { apprenticeshipLevy } from './employer-cost.ts'

it.each([
  ['0', '0', 'no pay'],
  ['1000000', '0', '5,000 is less than the allowance of 15,000'],
  ['3000000', '0', '3,000,000 × 0.5% − 15,000'],
  ['3000000.01', '0.00005', 'a penny × 0.5% more'],
  ['4000000', '5000', '4,000,000 × 0.5% − 15,000'],
  ['100000000', '485000', '100,000,000 × 0.5% − 15,000'],
])('the apprenticeship levy on a pay bill of £%s is £%s: %s (FA 2016 ss.99 and 100)', (payBill, levy) => {
  expect(worth(apprenticeshipLevy(pounds(payBill), ratesOf())).toFixed()).toBe(levy)
})
