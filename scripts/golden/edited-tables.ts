import { Decimal } from '../../engine/money/decimal.ts'
import { allRatesOn, NoRateError, type RuleSet, unlessMissing } from '../../engine/rates/rates-at.ts'
import { type AnyEntry, isEntry, type TableTree } from '../../engine/rates/table.ts'

/** Where an entry is in a table, as the names that lead to it. */
export type NamesOfEntry = readonly string[]

/** All entries of a table. */
export const entriesOf = (tree: TableTree, above: NamesOfEntry = []): { readonly path: NamesOfEntry; readonly entry: AnyEntry }[] =>
  Object.entries(tree).flatMap(([name, branch]) => {
    const path = [...above, name]
    return isEntry(branch) ? [{ path, entry: branch }] : entriesOf(branch, path)
  })

/** The table without one value of an entry, so that the value before it stays in force. */
export const withoutValue = (tree: TableTree, path: NamesOfEntry, index: number): TableTree =>
  edited(tree, path, (entry) => ({ ...entry, values: entry.values.filter((_, at) => at !== index) }) as AnyEntry)

/** The table with every amount, rate and limit of an entry reduced by a tenth. A method or a date stays as it is. */
export const aTenthLess = (tree: TableTree, path: NamesOfEntry): TableTree =>
  edited(tree, path, (entry) => ({ ...entry, values: entry.values.map((value) => lessened(value)) }) as AnyEntry)

/** The value of an entry on a date under a rule set, as text; undefined if there is none. */
export function settledText(tree: TableTree, path: NamesOfEntry, date: string, ruleSet: RuleSet): string | undefined {
  const value = unlessMissing(() => {
    const { table } = allRatesOn({ table: tree }, date, ruleSet)
    return path.reduce<unknown>((branch, name) => (branch as Readonly<Record<string, unknown>>)[name], table)
  })
  if (value instanceof NoRateError) return undefined
  return JSON.stringify(value, (name, part: unknown) => (name === 'reading' ? undefined : part))
}

function edited(tree: TableTree, [name = '', ...rest]: NamesOfEntry, edit: (entry: AnyEntry) => AnyEntry): TableTree {
  const branch = tree[name]
  if (branch === undefined) return tree
  return { ...tree, [name]: isEntry(branch) ? edit(branch) : edited(branch, rest, edit) }
}

/** A dated value with every figure in it multiplied by 0.9. */
function lessened(part: unknown, name = ''): unknown {
  if (Array.isArray(part)) return part.map((each) => lessened(each))
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, lessened(value, key)]))
  const [, figure, percent = ''] = /^(-?\d+(?:\.\d+)?)(%?)$/.exec(String(part)) ?? []
  return name === 'from' || name === 'name' || figure === undefined ? part : `${new Decimal(figure).times('0.9').toFixed()}${percent}`
}
