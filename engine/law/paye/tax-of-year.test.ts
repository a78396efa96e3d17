import { expect, it } from 'vitest'
import { taxCodeOf } from '../../inputs/tax-code.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { taxByCode } from './tax-of-year.ts'

const taxed = (code: string, pay: string) =>
  worth(taxByCode(pounds(pay), taxCodeOf(code), ratesOf(), { key: 'tax', label: 'Income Tax', of: 'your job' })).toFixed()

// 1257L frees 12,579 a year. The basic rate ends 37,700 above that, and the higher rate 125,140 above it.
it.each([
  ['1257L', '12579', '0', 'all of it free'],
  ['1257L', '12580', '0.2', '1 × 20%'],
  ['1257L', '50279', '7540', '37,700 × 20%'],
  ['1257L', '50280', '7540.4', '7,540 + 1 × 40%'],
  ['1257L', '137719', '42516', '7,540 + 87,440 × 40%'],
  ['1257L', '137720', '42516.45', '42,516 + 1 × 45%'],
  ['S1257L', '14885', '438.14', '2,306 × 19%'],
  ['S1257L', '14886', '438.34', '438.14 + 1 × 20%'],
  ['0T', '9', '1.8', '9 × 20%: no nine pounds are added to no number'],
  ['BR', '60000', '12000', '60,000 × 20%'],
  ['D0', '60000', '24000', '60,000 × 40%'],
  ['D1', '60000', '27000', '60,000 × 45%'],
  ['NT', '60000', '0', 'no tax'],
  ['K475', '30000', '6951.8', '(30,000 + 4,759) × 20%'],
  ['K475', '3173', '1586.4', '(3,173 + 4,759) × 20%, less than half'],
  ['K475', '3172', '1586', 'half of the pay (SI 2003/2682 reg.23(5)), where 7,931 × 20% is 1,586.20'],
])('payroll takes by %s from £%s in a year £%s: %s', (code, pay, tax) => {
  expect(taxed(code, pay)).toBe(tax)
})
