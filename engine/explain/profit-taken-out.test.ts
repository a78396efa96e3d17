import { expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { ratesOf } from '../tests/rates.ts'
import { profitTakenOut } from './profit-taken-out.ts'

it('leaves more as dividends up to a very large profit, and more as salary above it', () => {
  const { asSalary, asDividends, even } = profitTakenOut(new Decimal(50068), ratesOf())
  // As worked out in rules/ir35/salary-or-dividends.test.ts.
  expect([asSalary, asDividends].map((amount) => amount.toFixed())).toEqual(['35991.6', '39975.52'])
  // Above £250,000 of profit and £125,140 of income, for a profit G. Salary: pay P = (G + 1,255.80) ÷ 1.138, less 45% of it but £13,797, and
  // less 2% of it and £2,010.60: 53% × P + 11,786.40. Dividends: D = 75% of G − 13,048.86, less 39.35% of it but £12,630.17, and the salary of
  // 12,570 less 2,514: 60.65% × D + 22,686.17. So G × (53% ÷ 1.138 − 45.4875%) = 4,379.306….
  expect(even.map((profit) => profit.toFixed())).toEqual(['403461.01'])
})
