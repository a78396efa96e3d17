import { expect, it } from 'vitest'
import { quoted } from './quoted.ts'

it.each([
  ['abc', '"abc"'],
  ['a\n"b"', '"a\\n\\"b\\""'],
  [12.5, '12.5'],
  [null, 'null'],
  [[1, { a: 2 }], '[1,{"a":2}]'],
  ['x'.repeat(78), `"${'x'.repeat(78)}"`],
])('%j is quoted in full', (value, expected) => {
  expect(quoted(value)).toBe(expected)
})

it.each([
  ['x'.repeat(79), `"${'x'.repeat(77)}…"`],
  ['x'.repeat(5_000_000), `"${'x'.repeat(77)}…"`],
  ['\n'.repeat(500), `"${'\\n'.repeat(38)}…"`],
  [`${'x'.repeat(76)}😀😀`, `"${'x'.repeat(76)}…"`],
  [Array.from({ length: 500 }, () => 1), `[${'1,'.repeat(39)}…`],
])('a long value is cut to 80 characters at most', (value, expected) => {
  expect(quoted(value)).toBe(expected)
  expect(quoted(value).length).toBeLessThanOrEqual(80)
})
