import { expect, it } from 'vitest'
import { LOAN_PLANS } from '../../inputs/common-fields.ts'
import { worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { monthlyThreshold } from './monthly-threshold.ts'

it('the monthly thresholds are twelfths of the yearly ones, down to the pound', () => {
  // 24,990 ÷ 12 = 2,082.50; 27,295 ÷ 12 = 2,274.58; 31,395 ÷ 12 = 2,616.25; 25,000 ÷ 12 = 2,083.33; 21,000 ÷ 12 = 1,750.
  expect(LOAN_PLANS.map((plan) => `${plan} ${worth(monthlyThreshold(plan, ratesOf())).toFixed()}`)).toEqual([
    'plan1 2082',
    'plan2 2274',
    'plan4 2616',
    'plan5 2083',
    'postgraduate 1750',
  ])
})
