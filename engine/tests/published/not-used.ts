import { readRows } from './cases.ts'
import { cell } from './claim.ts'

/** Why a published figure is not asserted. There is no other reason. */
export const REASONS = ['other year', 'other basis', 'input not offered', 'no figure', 'known wrong'] as const

/** A published row, or some columns of one, that no calculator is held to. */
export interface NotUsed {
  /** As a person finds it: `not-used.csv:12`. */
  readonly place: string
  readonly file: string
  /** The row’s id, or `every row`. */
  readonly case: string
  /** The columns left out, or none for the whole row. */
  readonly columns: readonly string[]
  readonly reason: string
  readonly note: string
}

export const EVERY_ROW = 'every row'

/** The list that a person keeps: `not-used.csv`. */
export const readNotUsed = (): NotUsed[] =>
  readRows(new URL('not-used.csv', import.meta.url)).map((row, index) => ({
    place: `not-used.csv:${index + 2}`,
    file: cell(row, 'file'),
    case: cell(row, 'case_id'),
    columns: cell(row, 'columns') === 'all' ? [] : cell(row, 'columns').split(' '),
    reason: cell(row, 'reason'),
    note: cell(row, 'note'),
  }))

/** Whether an entry leaves out this column of this row. */
export const leavesOut = (entry: NotUsed, caseId: string, column: string): boolean =>
  (entry.case === caseId || entry.case === EVERY_ROW) && (entry.columns.length === 0 || entry.columns.includes(column))
