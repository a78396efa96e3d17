import { expect, it } from 'vitest'
import { grouped } from './grouped.ts'

it.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['999999', '999,999'],
  ['1000000000000', '1,000,000,000,000'],
])('%s is %s with commas between thousands', (digits, text) => {
  expect(grouped(digits)).toBe(text)
})
