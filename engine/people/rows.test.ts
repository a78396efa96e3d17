import { describe, expect, it } from 'vitest'
import { isBlankRow, separatorIn, totalsAmong } from './rows.ts'
import { whatCellsHold } from './what-cells-hold.ts'

it.each([
  ['sep=;', ';'],
  ['\uFEFFsep=,\r', ','],
  ['"sep=|"', '|'],
  ['SEP=\t', '\t'],
  ['sep', undefined],
  ['sep=;;', undefined],
])('%j names %j as the mark between cells', (line, mark) => {
  expect(separatorIn(line)).toBe(mark)
})

it('a row of nothing but blanks is no person', () => {
  expect([isBlankRow(['', ' ', '\u00A0']), isBlankRow(['', '0'])]).toEqual([true, false])
})

/** The rows of totals that are found, by their places. */
function found(rows: readonly (readonly string[])[], words: readonly number[], amounts: readonly number[]) {
  const isTotals = totalsAmong({ words, amounts })
  return rows.flatMap((row, index) => (isTotals(row) ? [index] : []))
}

describe('a row of totals', () => {
  const ANN = ['Ann', '32000', '£3,886.00']
  const BOB = ['Bob', '40,000', '5486']

  it.each(['Total', 'TOTALS', 'Total:', 'Grand total', 'Sub-total', 'Subtotal', 'Sum', 'Total for 2024/25', 'Total 2024/25'])(
    'is called %s, whatever its amounts',
    (name) => {
      expect(found([ANN, BOB, [name, '1', '']], [0], [1, 2])).toEqual([2])
    },
  )

  it.each(['Total Plumbing Ltd', 'Totally Ann', 'Summers', 'Ann Total'])('is not %s', (name) => {
    expect(found([ANN, BOB, [name, '1', '']], [0], [1, 2])).toEqual([])
  })

  it('has no name, and each of its amounts is the sum of those above', () => {
    expect(found([ANN, BOB, ['', '£72,000', '9372']], [0], [1, 2])).toEqual([2])
    expect(found([ANN, BOB, ['', '72000', '9372.01']], [0], [1, 2])).toEqual([])
    expect(found([ANN, BOB, ['Di', '72000', '9372']], [0], [1, 2])).toEqual([])
    expect(found([ANN, ['', '32000', '3886']], [0], [1, 2])).toEqual([])
  })

  it('is not seen by chance in a table of one column', () => {
    expect(found([['1'], ['2'], ['3']], [], [0])).toEqual([])
    expect(
      found(
        [
          ['1', '5'],
          ['2', '5'],
          ['3', '10'],
        ],
        [],
        [0, 1],
      ),
    ).toEqual([2])
  })

  it('is not a row of nothing', () => {
    expect(
      found(
        [
          ['Ann', '0'],
          ['Bob', ''],
          ['', '0'],
        ],
        [0],
        [1],
      ),
    ).toEqual([])
  })

  it('is found below a cell that is no amount only by its name', () => {
    expect(found([ANN, ['Bob', 'x', '1'], ['', '32000', '3887']], [0], [1, 2])).toEqual([2])
    expect(found([ANN, BOB, ['', 'x', '9372']], [0], [1, 2])).toEqual([])
  })
})

describe('what a column holds', () => {
  it.each([
    ['amounts', ['£38,000.00', '', '-', '12k']],
    ['amounts', ['(200.00)', 'see file']],
    ['amounts', ['2500.00']],
    ['years', ['25/26', '2025/26']],
    ['years', ['2025', '2024']],
    ['words', ['Ann', 'Bob']],
    ['words', ['joint with wife, see file', 'ring in May', '400']],
    ['words', ['1234567890', '00123', '07700900123']],
    ['words', ['12/29/2024', 'QQ123456C', '1257L']],
    ['words', ['-', 'n/a', 'joint']],
    ['nothing', ['', ' ', '-', '£ -', 'nil', 'n/a', 'none']],
  ])('%s: %j', (held, cells) => {
    expect(whatCellsHold(cells)).toBe(held)
  })
})
