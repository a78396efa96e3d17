import { expect, it } from 'vitest'
import { isNameIn } from './name-in.ts'

it.each([
  ['2026-27', true],
  ['2099-00', false],
  ['constructor', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is the name of one of them: %s', (name, expected) => {
  expect(isNameIn(name, { '2026-27': {} })).toBe(expected)
})
