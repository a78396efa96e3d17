import { expect, it } from 'vitest'
import { isNothing } from './form-values.ts'

it.each(['0', '00', '0.0', '.0', '.00', '0.00', '000.000', '£0', '£ 0', ' £0.00 ', '0%', '0 %', '£0 %'])('%j is nothing', (text) => {
  expect(isNothing(text)).toBe(true)
})

it.each(['', ' ', '£', '%', '.', '0.', '1', '0.01', '01', '0,0', '0.0.0', '-0', '0 0', 'O', '0x', `${'0'.repeat(50_000)}x`])(
  '%j is something, or no amount',
  (text) => {
    expect(isNothing(text)).toBe(false)
  },
)
