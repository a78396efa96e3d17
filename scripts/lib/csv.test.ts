import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

it('what would be a formula is written as text, and a negative number stays one', () => {
  expect(parse(csvText([['=1+1', '-696.60', '\r=1']]))).toEqual([["'=1+1", '-696.60', "'\r=1"]])
})

it('a header is not a formula either, and nor is a cell of a row written by column name', () => {
  expect(csvText([{ '=a': '=b', c: true }], { header: true })).toBe("'=a,c\n'=b,true\n")
})
