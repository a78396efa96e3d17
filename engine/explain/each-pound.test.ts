import { expect, it } from 'vitest'
import type { Direction } from '../evaluate/slope-evaluator.ts'
import { Decimal } from '../money/decimal.ts'
import { calculatorNamed } from '../tests/calculators.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { eachPound } from './each-pound.ts'

useTestFigures()

const pounds = (amount: string) => new Decimal(amount)

it.each<[string, Direction, string, string, string]>([
  ['50270', -1, '0.2', '0.28', '20% tax and 8% National Insurance'],
  ['50270', 1, '0.4', '0.42', '40% and 2%'],
  ['125140', -1, '0.6', '0.62', '40% on a pound and on the 50p of allowance that it takes away, and 2% (ITA 2007 s.35)'],
  ['125140', 1, '0.45', '0.47', '45% and 2%'],
])('a pound of salary at £%s (%i) adds %s to the tax, and %s of it is lost: %s', async (salary, way, tax, lost) => {
  const pound = eachPound(await calculatorNamed('income-tax'), { annualSalary: pounds(salary) }, 'annualSalary', way)
  expect([pound.addedTo('incomeTax').toFixed(), pound.lostFrom('netIncome').toFixed()]).toEqual([tax, lost])
})

it('the other fields count as they are given: 9% of a pound goes to a loan on plan 2', async () => {
  const given = { annualSalary: pounds('40000'), studentLoanPlan: 'plan2' }
  expect(
    eachPound(await calculatorNamed('income-tax'), given, 'annualSalary')
      .lostFrom('netIncome')
      .toFixed(),
  ).toBe('0.37')
})

it('says what it cannot answer', async () => {
  const calculator = await calculatorNamed('income-tax')
  expect(() => eachPound(calculator, {}, 'annualSalary')).toThrow(RangeError)
  expect(() => eachPound(calculator, { region: 'scotland' }, 'region')).toThrow(RangeError)
  expect(() => eachPound(calculator, { annualSalary: pounds('40000') }, 'annualSalary').addedTo('vatAmount')).toThrow(RangeError)
})
