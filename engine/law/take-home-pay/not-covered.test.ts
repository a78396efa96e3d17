import { describe, expect, it } from 'vitest'
import type { PensionMethod } from '../../inputs/common-fields.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { TEST_YEAR } from '../../tests/test-year.ts'
import { payDays } from '../national-insurance/pay-days.ts'
import { takeHomeNotCovered } from './not-covered.ts'
import { takeHomePay } from './take-home-pay.ts'

const notCovered = (salary: string, pensionMethod: PensionMethod = 'salary-sacrifice', percent = '0') => {
  const facts = {
    annualSalary: pounds(salary),
    pensionContribution: pounds(percent),
    pensionMethod,
    region: 'england',
    loans: [],
    paid: { days: payDays(TEST_YEAR), on: ratesByDate('statute') },
  } as const
  return takeHomeNotCovered(takeHomePay(facts, ratesOf()), ratesOf())
}
const amountsOf = (...asked: Parameters<typeof notCovered>) =>
  Object.fromEntries(notCovered(...asked).map(({ name, amount }) => [name, worth(amount).toFixed()]))

describe('what take-home pay leaves out', () => {
  // The least contribution on 30,000 is (30,000 − 6,240) × 5% = 1,188.
  it.each<[string, PensionMethod, string, string, string]>([
    ['30000', 'salary-sacrifice', '0', '855.36', '1,188 less 20% tax and 8% National Insurance'],
    ['30000', 'net-pay', '0', '950.4', '1,188 less 20% tax'],
    ['30000', 'relief-at-source', '0', '950.4', '1,188 × 80%'],
    ['30000', 'net-pay', '1', '0', 'a contribution is made already'],
    ['10000', 'net-pay', '0', '0', 'too little to be enrolled'],
  ])(
    'of £%s by %s with %s%% paid in, automatic enrolment would cost £%s: %s (Pensions Act 2008 ss.3, 13 and 20)',
    (salary, method, percent, cost) => {
      expect(amountsOf(salary, method, percent)['automaticEnrolment']).toBe(cost)
    },
  )

  it.each([
    ['30000', '0 0 1394.4 252', 'no charge; 17,430 × 8%; 1,260 × 20%'],
    ['70000', '665 1106 3410.6 0', '1,331.20 and 2,212.60 × 50%; 3,016 + 19,730 × 2%; none at the higher rate'],
  ])(
    'of £%s, Child Benefit for one and for two, pension age and Marriage Allowance would be %s: %s (ITEPA 2003 s.681C; SSCBA 1992 s.6(3); ITA 2007 s.55B)',
    (salary, expected) => {
      const { childBenefitForOne, childBenefitForTwo, overPensionAge, marriageAllowance } = amountsOf(salary)
      expect([childBenefitForOne, childBenefitForTwo, overPensionAge, marriageAllowance].join(' ')).toBe(expected)
    },
  )

  it('names the assumption behind each, and whether it leaves more or less', () => {
    expect(notCovered('30000').map(({ assumption, name, effect }) => `${assumption}: ${name}, ${effect}`)).toEqual([
      'no-pension: automaticEnrolment, less',
      'no-child-benefit: childBenefitForOne, less',
      'no-child-benefit: childBenefitForTwo, less',
      'category-a: overPensionAge, more',
      'nothing-else: marriageAllowance, more',
    ])
  })
})
