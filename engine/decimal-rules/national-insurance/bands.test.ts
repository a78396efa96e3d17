import { expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class1Employee, class1Employer } from './class-1.ts'
import type { Contribution } from './contribution.ts'

const rates = ratesOf('statute')
const pay = new Decimal(60000)
const CLASS_1 = 'nationalInsurance.class1'

it.each<[string, Contribution, string[]]>([
  [
    'primary Class 1 (SSCBA 1992 s.8)',
    class1Employee(pay, rates),
    [
      `below the primary threshold 0% to 12570: ${CLASS_1}.primaryThreshold`,
      `main 8% to 50270: ${CLASS_1}.employee.mainRate, ${CLASS_1}.upperEarningsLimit`,
      `additional 2%: ${CLASS_1}.employee.additionalRate`,
    ],
  ],
  [
    'secondary Class 1 (s.9)',
    class1Employer(pay, rates),
    [
      `below the secondary threshold 0% to 9100: ${CLASS_1}.secondaryThreshold`,
      `above the secondary threshold 13.8%: ${CLASS_1}.employer.rate`,
    ],
  ],
])('the bands of %s name the entries they come from', (_, { slices }, told) => {
  expect(bandsTold(slices.map(({ band }) => band))).toEqual(told)
})
