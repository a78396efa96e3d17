import { expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { pounds } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { isEnrolled, leastContributions } from './automatic-enrolment.ts'

// 8% of earnings from 6,240 to 50,270, of which the employer pays at least 3%.
it.each([
  ['0', 'false 0 0', 'nothing earned'],
  ['8000', 'false 0 0', 'above 6,240, but too little to be enrolled'],
  ['10000', 'false 0 0', 'at the trigger of s.3'],
  ['10000.01', 'true 188.0005 112.8003', '3,760.01 × 5% and × 3%'],
  ['30000', 'true 1188 712.8', '23,760 × 5% and × 3%'],
  ['50270', 'true 2201.5 1320.9', '44,030 × 5% and × 3%'],
  ['50270.01', 'true 2201.5 1320.9', 'no more above the upper limit of s.13'],
  ['1000000', 'true 2201.5 1320.9', 'no more above the upper limit of s.13'],
])(
  'for earnings of £%s, enrolment and the least from employee and employer are %s: %s (Pensions Act 2008 ss.3, 13 and 20)',
  (earnings, expected) => {
    const values = new ExactEvaluator({})
    const { employee, employer } = leastContributions(pounds(earnings), ratesOf())
    const least = [employee, employer].map((amount) => values.of(amount).toFixed())
    expect([values.holds(isEnrolled(pounds(earnings), ratesOf())), ...least].join(' ')).toBe(expected)
  },
)
