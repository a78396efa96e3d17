import { expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { ratesOf } from '../tests/rates.ts'
import { profitTakenOut } from './profit-taken-out.ts'

it('leaves more as dividends up to a very large profit, and more as salary above it', () => {
  const { asSalary, asDividends, even } = profitTakenOut(new Decimal(50068), ratesOf())
  // As worked out in law/ir35/salary-or-dividends.test.ts.
  expect([asSalary, asDividends].map((amount) => amount.toFixed())).toEqual(['35991.6', '39975.52'])
  // Above £250,000 of profit and £125,140 of income, for a profit G. Salary: pay P = (G + 1,255.80) ÷ 1.138, less 45% of it but £13,797, and
  // less 2% of it and £2,010.60: 53% × P + 11,786.40. Dividends: D = 75% of G − 13,048.86, less 39.35% of it but £12,630.17, and the salary of
  // 12,570 less 2,514: 60.65% × D + 22,686.17. So G × (53% ÷ 1.138 − 45.4875%) = 4,379.306….
  expect(even.map((profit) => profit.toFixed())).toEqual(['403461.01'])
})

it('names the dividends of each salary, the tax on them and what is kept', () => {
  const { withSalary } = profitTakenOut(new Decimal(50068), ratesOf())
  // 12,570: profit 37,019.14 after 478.86 for the employer, less 19%; tax on all but 500 of it. 9,100: 40,968, less 19%; all but 500 and the
  // 3,470 of the allowance that is left. 6,396: 43,672, less 19%; all but 500 and 6,174.
  expect(withSalary.map((each) => Object.values(each).map((amount) => amount.toFixed()))).toEqual([
    ['12570', '29985.5', '2579.98', '39975.52'],
    ['9100', '33184.08', '2556.23', '39727.85'],
    ['6396', '35374.32', '2511.28', '39259.04'],
  ])
  // 60,000 in 2026/27: 46,294.50 after 1,135.50 for the employer, less 8,795.96 (19% is 8,795.955). 10.75% of 36,998.54.
  const [mix] = profitTakenOut(new Decimal(60000), ratesOf('statute', '2026-27')).withSalary
  expect(mix).toEqual({
    salary: new Decimal(12570),
    dividends: new Decimal('37498.54'),
    dividendTax: new Decimal('3977.34'),
    kept: new Decimal('46091.2'),
  })
  // A profit of 9,500 does not pay the largest of them, and one of 5,000 none.
  expect(profitTakenOut(new Decimal(9500), ratesOf()).withSalary.map(({ salary }) => salary.toFixed())).toEqual(['9100', '6396'])
  expect(profitTakenOut(new Decimal(5000), ratesOf()).withSalary).toEqual([])
})
