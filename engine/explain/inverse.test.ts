import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAlike } from '../formula/lines.ts'
import { Decimal } from '../money/decimal.ts'
import { calculatorNamed } from '../tests/calculators.ts'
import { inputsOf } from '../tests/questions.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { solutionsFor } from './inverse.ts'

useTestFigures()

const CHOICE = { ruleSet: 'statute' } as const

async function solved(slug: string, input: string, row: string, amount: string, raw: Readonly<Record<string, string>> = {}) {
  const calculator = await calculatorNamed(slug)
  const solutions = solutionsFor(calculator, inputsOf(calculator, { ruleSet: 'statute', inputs: raw }), CHOICE, {
    input,
    row,
    amount: new Decimal(amount),
  })
  return solutions?.map(({ at, upTo }) => (upTo ? `${at.toFixed()} to ${upTo.toFixed()}` : at.toDecimalPlaces(4).toFixed()))
}

describe('the salary that gives', () => {
  it.each([
    // 20% tax and 8% National Insurance on what is above 12,570: 42,000 − 28% × 29,430 = 33,759.60.
    ['a take-home of £33,759.60 is £42,000', '33759.60', ['42000']],
    ['a take-home of £10,000 is £10,000, on which nothing is due', '10000', ['10000']],
    // 7,540 + 40% × 49,730 + 50% × 40% × 1,000 = 27,832 tax on 101,000; 3,016 + 2% × 50,730 = 4,030.60 National Insurance.
    // Up to 101,000 the stair below leaves 40p more, which is 40 ÷ 58 of a pound of salary less: 0.6897.
    ['a take-home of £68,937.40 is £101,000, or 69p less on the stair below (ITA 2007 s.35)', '68937.40', ['100999.3103', '101000']],
    // On 101,001 half a pound more of the allowance goes, which is rounded back up: 40% and 2% of the pound are due, 58p is left.
    ['58p more is £1 more, on the same stair of the rounded allowance', '68937.98', ['101001']],
  ])('%s', async (_, amount, expected) => {
    expect(await solved('income-tax', 'annualSalary', 'netIncome', amount)).toEqual(expected)
  })

  it('an amount on both sides of a stair of the allowance is one of two', async () => {
    // Just below 100,002 the allowance is 12,570 and 68,558.56 is left. From 100,002 it is 12,569: 40p more tax, and 68,558.16 is left.
    // 68,558.45 is 11p below the first and 29p above the second, at 58p for each pound: 100,002 − 0.1896… and 100,002 + 0.5.
    expect(await solved('income-tax', 'annualSalary', 'netIncome', '68558.45')).toEqual(['100001.8103', '100002.5'])
  })

  it('an amount that a rounding leaps over is none', async () => {
    // VAT is to the penny: 20% of 100.025 is 20.005, which is rounded up to 20.01, and 20% of 100.075 is 20.015, the next penny.
    expect(await solved('vat', 'amount', 'vatAmount', '20.005')).toEqual([])
    expect(await solved('vat', 'amount', 'vatAmount', '20.01')).toEqual(['100.025 to 100.075'])
  })

  it('no National Insurance is every salary up to the primary threshold (SSCBA 1992 s.8)', async () => {
    expect(await solved('income-tax', 'annualSalary', 'nationalInsurance', '0')).toEqual(['0 to 12570'])
  })

  it('more than the largest amount of a form can give is none', async () => {
    expect(await solved('income-tax', 'annualSalary', 'netIncome', '999999999999')).toEqual([])
  })
})

it('is every amount, where a rounded answer does not depend on it (FA 2004 s.228ZA)', async () => {
  // 40,000 less half of the 20,000.01 above 240,000, which is 10,000.005 and rounded down to 10,000.
  const raw = { taxYear: '2022-23', annualSalary: '200000.01', employerContributions: '60000' }
  expect(await solved('pension-allowance', 'carryForward2021', 'availableAllowance', '30000', raw)).toEqual(['0 to Infinity'])
})

it('is the price before VAT that makes a price with it', async () => {
  expect(await solved('vat', 'amount', 'grossAmount', '120')).toEqual(['100'])
})

it('gives back a salary from its own take-home, whatever it is', async () => {
  const calculator = await calculatorNamed('income-tax')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000_000 }),
      fc.constantFrom('england', 'scotland'),
      fc.integer({ min: 0, max: 20 }),
      (pence, region, pensionContribution) => {
        const salary = new Decimal(pence).dividedBy(100)
        const inputs = inputsOf(calculator, {
          ruleSet: 'statute',
          inputs: { annualSalary: salary.toFixed(), region, pensionContribution: String(pensionContribution), studentLoanPlan: 'plan2' },
        })
        const amount = calculator.calculate(inputs, CHOICE).rows.find(({ key }) => key === 'netIncome')?.value ?? new Decimal(NaN)
        const solutions = solutionsFor(calculator, inputs, CHOICE, { input: 'annualSalary', row: 'netIncome', amount }) ?? []
        expect(solutions.some(({ at, upTo = at }) => isAlike(at, salary) || (at.lessThan(salary) && !upTo.lessThan(salary)))).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})
