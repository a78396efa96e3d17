import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type GoldenCells, isAmount, parseCells } from '../../../../golden/code/parse-golden.ts'
import { Decimal } from '../../../money/decimal.ts'
import { halfUp } from '../../../tests/half-up.ts'
import { matched } from '../../../tests/shares/matched.ts'
import { byKey } from './by-key.ts'
import { type MatchedDisposal } from './matching.ts'
import type { Transaction, TransactionKind } from './transaction.ts'

const folder = new URL('../../../../golden/shares/', import.meta.url)
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.csv')) : []

interface Line {
  /** As a spreadsheet counts the rows of the file. */
  readonly row: number
  readonly cells: GoldenCells
}

const KINDS: readonly string[] = ['bought', 'sold', 'to-spouse', 'split'] satisfies TransactionKind[]
/** What is left at the end, which is no transaction. */
const POOL = 'pool'

const linesOf = (file: string): Line[] =>
  parseCells(readFileSync(new URL(file, folder), 'utf8')).map((cells, index) => ({ row: index + 2, cells }))

const cell = ({ cells }: Line, name: string) => cells[name]?.trim() ?? ''
const number = (line: Line, name: string) => new Decimal(cell(line, name) || 0)

const transactionOf = (line: Line): Transaction => ({
  row: line.row,
  day: cell(line, 'day'),
  security: cell(line, 'security'),
  kind: cell(line, 'action') as TransactionKind,
  quantity: number(line, 'quantity'),
  amount: number(line, 'amount'),
  fees: number(line, 'fees'),
})

const isPool = (line: Line) => cell(line, 'action') === POOL
const isExpected = (line: Line) => cell(line, 'gain') !== '' || cell(line, 'costs') !== ''

/** The row that has the figures of a disposal. */
const lastRowOf = ({ rows }: MatchedDisposal) => Math.max(...rows)

/** What the shares cost. Of what went to a spouse, what the spouse takes over, which has the costs of the transfer too. TCGA 1992 s.58. */
const costsOf = ({ isNoGain, proceeds, allowableCost }: MatchedDisposal) => (isNoGain ? proceeds : allowableCost)

/** The cells of a line that say what is right, as they would be written for an answer. Those that the line leaves blank are blank. */
function found(line: Line, gain: Decimal | undefined, costs: Decimal, quantity?: Decimal) {
  const asCell = (name: string, value: Decimal | undefined) =>
    cell(line, name) === '' ? '' : value === undefined ? 'none' : halfUp(value, 2)
  return {
    row: line.row,
    gain: asCell('gain', gain),
    costs: asCell('costs', costs),
    ...(quantity && { quantity: quantity.toDecimalPlaces(20).toFixed() }),
  }
}

const expected = (line: Line) => ({
  row: line.row,
  gain: cell(line, 'gain'),
  costs: cell(line, 'costs'),
  ...(isPool(line) && { quantity: number(line, 'quantity').toFixed() }),
})

describe('golden/shares', () => {
  it('has a file', () => {
    expect(files).not.toEqual([])
  })

  describe.each(files)('%s', (file) => {
    const lines = linesOf(file)
    const cases = byKey(lines, (line) => cell(line, 'case'))

    it('has rows, of which those of one case stand together', () => {
      expect(lines).not.toEqual([])
      for (const [name, ofCase] of cases) {
        expect(name).not.toBe('')
        expect((ofCase.at(-1)?.row ?? 0) - (ofCase[0]?.row ?? 0)).toBe(ofCase.length - 1)
      }
    })

    it.each(lines.map((line): [number, Line] => [line.row, line]))(
      'row %i says what happened, and what is right as pounds and pence',
      (_, line) => {
        expect([...KINDS, POOL]).toContain(cell(line, 'action'))
        if (isPool(line)) expect([cell(line, 'costs') !== '', cell(line, 'gain')]).toEqual([true, ''])
        else expect(cell(line, 'day')).toMatch(/^\d{4}-\d\d-\d\d$/)
        for (const name of ['gain', 'costs']) if (cell(line, name) !== '') expect(isAmount(cell(line, name))).toBe(true)
      },
    )

    it.each([...cases])('%s', (_, ofCase) => {
      const { securities, faults } = matched(ofCase.filter((line) => !isPool(line)).map(transactionOf))
      expect(faults.map(({ message }) => message)).toEqual([])
      expect(ofCase.filter(isExpected)).not.toEqual([])
      const disposals = securities.flatMap((each) => each.disposals)
      for (const line of ofCase.filter(isExpected)) {
        if (isPool(line)) {
          const pool = securities.find(({ security }) => security === cell(line, 'security'))?.pool
          expect(pool && found(line, undefined, pool.cost, pool.quantity)).toEqual(expected(line))
        } else {
          const disposal = disposals.find((each) => lastRowOf(each) === line.row)
          expect(disposal && found(line, disposal.gain, costsOf(disposal))).toEqual(expected(line))
        }
      }
      // Every sale has its gain, and all that went to a spouse its cost.
      const rowsWith = (name: string) => new Set(ofCase.filter((line) => cell(line, name) !== '').map(({ row }) => row))
      const [withGain, withCosts] = [rowsWith('gain'), rowsWith('costs')]
      const bare = disposals.filter((disposal) => !(disposal.isNoGain ? withCosts : withGain).has(lastRowOf(disposal)))
      expect(bare.map(lastRowOf)).toEqual([])
    })
  })
})
