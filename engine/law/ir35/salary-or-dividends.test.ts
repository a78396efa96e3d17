import { expect, it } from 'vitest'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { salaryOrDividends } from './salary-or-dividends.ts'

it('a director keeps more of £50,068 as dividends than as salary', () => {
  // All salary: 45,100 and contributions of 36,000 × 13.8% = 4,968. Less (45,100 − 12,570) × 20% = 6,506 and × 8% = 2,602.40.
  // Dividends: 50,068 − 12,570 − 478.86 = 37,019.14, less 19% = 29,985.5034, less (29,985.5034 − 500) × 8.75% = 2,579.9815475; and 12,570.
  const { asSalary, asDividends, gain } = salaryOrDividends(pounds(50068), ratesOf())
  expect([asSalary, asDividends, gain].map((amount) => worth(amount).toFixed())).toEqual(['35991.6', '39975.5218525', '3983.9218525'])
})
