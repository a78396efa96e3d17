import { type AnyEntry, isEntry, type TableTree } from '../../engine/rates/table.ts'
import type { Days } from './tables.ts'

/** A table with only the values that are in force at some time in a period, its first and last day included. */
export const inForceIn = <Tree extends TableTree>(table: Tree, period: Days): Tree =>
  Object.fromEntries(
    Object.entries(table).map(([name, branch]) => [name, isEntry(branch) ? entryIn(branch, period) : inForceIn(branch, period)]),
  ) as Tree

const entryIn = (entry: AnyEntry, { starts, ends }: Days) => ({
  ...entry,
  // A value is in force until the next one starts. A value that the law has ended stays, because its end says why there is none.
  values: entry.values.filter(({ from }, index) => {
    const next = entry.values[index + 1]
    return from <= ends && (next === undefined || next.from > starts)
  }),
})
