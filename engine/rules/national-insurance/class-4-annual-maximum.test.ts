import { describe, expect, it } from 'vitest'
import { Values } from '../../formula/values.ts'
import { workingOf } from '../../formula/working.ts'
import { pounds } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class4WithinAnnualMaximum } from './class-4-annual-maximum.ts'

const values = new Values({})

/** Class 4 on a profit after Class 1 on a salary, and the steps before it that say how the maximum limits it. */
function withSalary(salary: string, profit: string) {
  const { contribution, isReducedByMaximum } = class4WithinAnnualMaximum(pounds(profit), pounds(salary), ratesOf())
  const { steps, bandTables } = workingOf([contribution], values)
  return {
    charge: values.of(contribution).toFixed(),
    isReducedByMaximum: values.holds(isReducedByMaximum),
    working: steps.slice(0, -1).map(({ value }) => value.toFixed()),
    slices: bandTables.flatMap(({ slices }) => slices),
  }
}

// 2024-25: the maximum is 37,700 × 6% = 2,262; Class 1 is 8% from 12,570 to 50,270.
const WITHIN = [
  ['30000', '40000', '1127', '1394.4 2262 867.6 14460 12970', 'case 2: 867.60 + 12,970 × 2%'],
  ['60000', '30000', '348.6', '3016 2262 0 0 17430', 'case 3: 17,430 × 2%'],
  ['40845', '12571', '0.02', '2262 2262 0 0 1', 'no room at all'],
  ['40837.5', '12600', '1', '2261.4 2262 0.6 10 20', '10 × 6% + 20 × 2%'],
  ['30000', '60000', '1527', '1394.4 2262 867.6 14460 32970', 'above the upper profits limit as well'],
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

  it('has bands that show where the main rate ends', () => {
    expect(withSalary('30000', '40000').slices.map(({ band, amount }) => `${band.name} ${String(band.upTo)}: ${amount.toFixed()}`)).toEqual(
      ['below the lower profits limit 12570: 12570', 'main 27030: 14460', 'additional undefined: 12970'],
    )
  })
})
