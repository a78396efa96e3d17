import { expect, it } from 'vitest'
import { calculator } from '../calculators/capital-gains/answer.ts'
import { isSoldAlready } from './sold-already.ts'

it.each([
  ['2026-05-14', '2026-27', '2026-05-13', false],
  ['2026-05-14', '2026-27', '2026-05-14', false],
  ['2026-05-14', '2026-27', '2026-05-15', true],
  // The usual day says nothing about when it is sold.
  ['2026-04-06', '2026-27', '2026-11-26', false],
  ['2026-04-06', '2026-27', '2027-04-05', false],
  ['2026-04-06', '2026-27', '2027-04-06', true],
  ['2024-10-30', '2024-25', '2025-04-06', true],
] as const)('with %s as its day in %s, a sale is over on %s: %s', (disposalDate, taxYear, today, isOver) => {
  expect(isSoldAlready(calculator, { disposalDate }, taxYear, today)).toBe(isOver)
})
