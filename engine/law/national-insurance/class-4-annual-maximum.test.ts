import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { pounds } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { workingOf } from '../../tests/working-of.ts'
import { class1AtMainRate } from './class-1.ts'
import { class4WithinAnnualMaximum } from './class-4-annual-maximum.ts'

const values = new ExactEvaluator({})

/** Class 4 on a profit after Class 1 on a salary, and the steps before it that say how the maximum limits it. */
function withSalary(salary: string, profit: string) {
  const class1 = class1AtMainRate(pounds(salary), ratesOf())
  const { contribution, isReducedByMaximum } = class4WithinAnnualMaximum(pounds(profit), { class1 }, ratesOf())
  const { steps, bandTables } = workingOf([contribution], values)
  return {
    charge: values.of(contribution).toFixed(),
    isReducedByMaximum: values.holds(isReducedByMaximum),
    working: steps.slice(0, -1).map(({ value }) => value.toFixed()),
    bandTables,
    steps,
  }
}

// 2024-25: the maximum is 37,700 × 6% = 2,262; Class 1 is 8% from 12,570 to 50,270. The working has steps 1
// and 2, Class 1, and steps 4 to 9.
const WITHIN = [
  ['30000', '40000', '1127', '37700 2262 1394.4 867.6 14460 27430 12970 259.4 0', 'case 2: 867.60 + 12,970 × 2%'],
  ['60000', '30000', '348.6', '37700 2262 3016 0 0 17430 17430 348.6 0', 'case 3: 17,430 × 2%'],
  ['40845', '12571', '0.02', '37700 2262 2262 0 0 1 1 0.02 0', 'no room at all'],
  ['40837.5', '12600', '1', '37700 2262 2261.4 0.6 10 30 20 0.4 0', '10 × 6% + 20 × 2%'],
  [
    '30000',
    '60000',
    '1527',
    '37700 2262 1394.4 867.6 14460 37700 23240 464.8 194.6',
    'above the upper profits limit as well: 867.60 + 23,240 × 2% + 9,730 × 2%',
  ],
] as const

// Case 1, or no contributions at the main rate to limit.
const ALONE = [
  ['0', '40000', '1645.8', 'no salary'],
  ['12570', '60000', '2456.6', 'a salary at the primary threshold'],
  ['30000', '27030', '867.6', 'a profit that fills the room'],
  ['60000', '12570', '0', 'a profit at the lower profits limit'],
  ['60000', '-5000', '0', 'a loss'],
] as const

describe('SI 2001/1004 reg.100, Class 4 after Class 1', () => {
  it.each(WITHIN)('with a salary of £%s, a profit of £%s is charged £%s, by %s: %s', (salary, profit, charge, working) => {
    const told = withSalary(salary, profit)
    expect(told.charge).toBe(charge)
    expect(told.isReducedByMaximum).toBe(true)
    expect(told.working.join(' ')).toBe(working)
  })

  it.each(ALONE)('with a salary of £%s, a profit of £%s is charged £%s without a limit: %s', (salary, profit, charge) => {
    expect(withSalary(salary, profit)).toMatchObject({ charge, isReducedByMaximum: false, working: [] })
  })

  it('has a step for every step of the regulation, by number, and no table of bands', () => {
    const { bandTables, steps } = withSalary('60000', '30000')
    expect(bandTables).toEqual([])
    expect(steps.map(({ law }) => law)).toEqual([
      'SI 2001/1004 reg.100(3) step 1',
      'SI 2001/1004 reg.100(3) step 2',
      'SSCBA 1992 s.8(1)(a)',
      ...[4, 5, 6, 7, 8, 9].map((number) => `SI 2001/1004 reg.100(3) step ${number}`),
      'SI 2001/1004 reg.100(2) and (3)',
    ])
    expect(steps.at(-1)?.formula).toBe('{mainRateRoom} + {additionalRateBetweenLimits} + {additionalRateAboveLimit}')
  })
})

describe('SI 2001/1004 reg.100 until 5 April 2024, when it counted Class 2', () => {
  // 37,700 × 9% + 53 × 3.45 = 3,575.85, less 52 × 3.45 = 179.40 and 11.5% of the salary above 12,570.
  it.each([
    ['12600', '60000', '3587.6', 'room for 3,393, all that the main rate can charge'],
    ['60000', '30000', '348.6', 'no room: 17,430 × 2%'],
  ])('with a salary of £%s, a profit of £%s is charged £%s: %s', (salary, profit, charge) => {
    const rates = ratesOf('statute', '2023-24')
    const class1 = class1AtMainRate(pounds(salary), rates)
    const { contribution } = class4WithinAnnualMaximum(pounds(profit), { class1, class2: pounds('179.4') }, rates)
    expect(values.of(contribution).toFixed()).toBe(charge)
  })

  it('shows step 3 and takes Class 2 off at step 4', () => {
    const rates = ratesOf('statute', '2023-24')
    const class1 = class1AtMainRate(pounds('30000'), rates)
    const { contribution } = class4WithinAnnualMaximum(pounds('40000'), { class1, class2: pounds('179.4') }, rates)
    const { steps } = workingOf([contribution], values)
    expect(steps.slice(1, 5).map(({ law, value }) => `${law}: ${value.toFixed()}`)).toEqual([
      'SI 2001/1004 reg.100(3) step 2: 3393',
      'SI 2001/1004 reg.100(3) step 3: 3575.85',
      'SSCBA 1992 s.8(1)(a): 2004.45',
      'SI 2001/1004 reg.100(3) step 4: 1392',
    ])
  })
})
