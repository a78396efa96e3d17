import { withoutInvisible } from '../../inputs/without-invisible.ts'
import type { ColumnRole } from './formats.ts'
import type { Column, Layout } from './recognise.ts'

/** A row of a table that is to be read. */
export interface SourceRow {
  readonly row: number
  readonly cells: readonly string[]
  readonly layout: Layout
}

/** A cell, with the name of its column and the currency that the name says. */
export interface SourceCell {
  readonly text: string
  readonly column: string
  readonly unit?: string
}

/** A cell without what nobody sees. */
export const trimmed = (cell: string | undefined) =>
  withoutInvisible(cell ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
/** A cell that says nothing. */
export const NOT_FILLED = /^(?:-{0,2}|n\/a)$/i

/** The cell of a row that has what is asked for: the first filled one of its columns. */
export function cellOf({ cells, layout }: SourceRow, role: ColumnRole, action?: string): SourceCell {
  const others = action === undefined ? undefined : layout.atFor.find((one) => one.action.test(action))?.at.get(role)
  const columns = others ?? layout.at.get(role) ?? []
  const read = columns.map((column) => inColumn(cells, column))
  return read.find(({ text }) => !NOT_FILLED.test(text)) ?? read[0] ?? { text: '', column: '' }
}

/** The cell of a row in a column, or in two that are joined. */
export function inColumn(cells: readonly string[], { places, name, unit }: Column): SourceCell {
  const text = places
    .map((place) => trimmed(cells[place]))
    .filter((one) => one !== '')
    .join(' ')
  return unit === undefined ? { text, column: name } : { text, column: name, unit }
}

/** Accounts whose gains are not taxed, in capitals so that nobody’s name is taken for one. */
export const NOT_TAXED = /\b(?:ISAs?|JISA|LISA|SIPPs?|SSAS)\b|\b[Pp]ensions?\b/

const TAXED = /\b(?:gia|taxable)\b|\b(?:not|non)[ -](?:an? )?isa\b/i
const SURELY_NOT_TAXED = [/\b(?:jisas?|sipps?|ssas|pensions?)\b/i, /^[jl]?isas?(?: \d+)?$/i]
const KIND_OF_ISA = /\b(?:stocks?|shares?|s ?& ?s|cash|junior|flexible|lifetime|investment)\b/i
const PERHAPS_NOT_TAXED = /\S \(?l?isas?\)?$|\bl?isas? (?:account|portfolio)\b/i

/** Whether the gains of an account are not taxed, by its name in any letters. Lisa and Isa are people too, so that some are to be checked. */
export function isNotTaxed(account: string): 'yes' | 'perhaps' | 'no' {
  if (TAXED.test(account)) return 'no'
  if (NOT_TAXED.test(account)) return 'yes'
  if (SURELY_NOT_TAXED.some((words) => words.test(account)) || (KIND_OF_ISA.test(account) && /\bisas?\b/i.test(account))) return 'yes'
  return PERHAPS_NOT_TAXED.test(account) ? 'perhaps' : 'no'
}
