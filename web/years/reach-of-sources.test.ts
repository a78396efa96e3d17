import { expect, it } from 'vitest'
import { checkedTo } from './reach-of-sources.ts'

it('only a year that was not over when its sources were read says how far they reach', () => {
  expect(checkedTo('2026-27')).toBe(
    'Checked against sources to early October 2026, and second-hand to late November 2026. Anything that the Budget of 28 October 2026 changed in Capital Gains Tax, dividends, employer’s National Insurance, pensions, company cars or student loans is not in these figures.',
  )
  expect(checkedTo('2025-26')).toBeUndefined()
})
