import { Decimal } from '../../engine/money/decimal.ts'
import { allRatesOn, NoRateError, type RuleSet } from '../../engine/rates/rates-at.ts'
import type { AnyEntry, TableTree } from '../../engine/rates/table.ts'

/** Where an entry stands in a table. */
export type Path = readonly string[]

const isEntry = (branch: AnyEntry | TableTree): branch is AnyEntry => typeof branch['entry'] === 'string'

/** All entries of a table. */
export const entriesOf = (tree: TableTree, above: Path = []): { readonly path: Path; readonly entry: AnyEntry }[] =>
  Object.entries(tree).flatMap(([name, branch]) => {
    const path = [...above, name]
    return isEntry(branch) ? [{ path, entry: branch }] : entriesOf(branch, path)
  })

/** A table in which an entry never took one of its values: the one before stays in force. */
export const withoutValue = (tree: TableTree, path: Path, index: number): TableTree =>
  edited(tree, path, (entry) => ({ ...entry, values: entry.values.filter((_, at) => at !== index) }) as AnyEntry)

/** A table in which every amount, rate and limit of an entry is a tenth less. A method or a day stays as it is. */
export const aTenthLess = (tree: TableTree, path: Path): TableTree =>
  edited(tree, path, (entry) => ({ ...entry, values: entry.values.map((value) => lessened(value)) }) as AnyEntry)

/** The value of an entry on a day under a rule set, as text, whoever’s reading it is; nothing where there is none. */
export function settledText(tree: TableTree, path: Path, date: string, ruleSet: RuleSet): string | undefined {
  try {
    const { table } = allRatesOn({ table: tree }, date, ruleSet)
    const value = path.reduce<unknown>((branch, name) => (branch as Readonly<Record<string, unknown>>)[name], table)
    return JSON.stringify(value, (name, part: unknown) => (name === 'reading' ? undefined : part))
  } catch (error) {
    if (error instanceof NoRateError) return undefined
    throw error
  }
}

function edited(tree: TableTree, [name = '', ...rest]: Path, edit: (entry: AnyEntry) => AnyEntry): TableTree {
  const branch = tree[name]
  if (branch === undefined) return tree
  return { ...tree, [name]: isEntry(branch) ? edit(branch) : edited(branch, rest, edit) }
}

/** Figures within a dated value, wherever they stand in it, nine tenths of what they were. */
function lessened(part: unknown, name = ''): unknown {
  if (Array.isArray(part)) return part.map((each) => lessened(each))
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, lessened(value, key)]))
  const [, figure, percent = ''] = /^(-?\d+(?:\.\d+)?)(%?)$/.exec(String(part)) ?? []
  return name === 'from' || name === 'name' || figure === undefined ? part : `${new Decimal(figure).times('0.9').toFixed()}${percent}`
}
