import type { Tables } from '../calculator.ts'
import { type AnyEntry, isEntry, type TableTree } from './table.ts'

/**
 * Tables with the values that others have of the same entries as well. The tables of a page hold the values of its own year; joined with
 * those of another year, they answer for both.
 */
export const joinedTables = (own: Tables, others: Tables): Tables =>
  Object.fromEntries(Object.entries(own).map(([name, tree]) => [name, joined(tree, others[name]) as TableTree]))

function joined(own: AnyEntry | TableTree, other: AnyEntry | TableTree | undefined): AnyEntry | TableTree {
  if (other === undefined) return own
  if (isEntry(own)) return { ...own, values: inOrder([...own.values, ...(other as AnyEntry).values]) } as AnyEntry
  const branches = Object.entries<AnyEntry | TableTree>(own)
  return Object.fromEntries(branches.map(([name, branch]) => [name, joined(branch, (other as TableTree)[name])]))
}

/** Values by the day from which they hold, each day once. */
const inOrder = <Value extends { readonly from: string }>(values: readonly Value[]): Value[] =>
  [...new Map(values.map((value) => [value.from, value])).values()].sort((one, other) => (one.from < other.from ? -1 : 1))
