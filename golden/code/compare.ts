import { Decimal } from '../../engine/money/decimal.ts'
import type { Result } from '../../engine/result/result.ts'
import type { GoldenRow } from './parse-golden.ts'

/** A figure in which a golden row and a record differ, both written as the row would write them. */
export interface DifferentFigure {
  readonly name: string
  readonly expected: string
  readonly found: string
}

/** What a row says of an amount that comes to nothing, whether the record has the field or leaves it out. */
const NOTHING = '0.00'

/** The figures in which a record differs from a golden row. Blank cells are not compared. */
export const differencesFrom = ({ out }: GoldenRow, record: Result['record']): DifferentFigure[] =>
  Object.entries(out).flatMap(([name, expected]) => {
    const value = record[name]
    const found = value instanceof Decimal ? value.toFixed(2) : String(value ?? 'nothing')
    return found === expected || (value === undefined && expected === NOTHING) ? [] : [{ name, expected, found }]
  })
