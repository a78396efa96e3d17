import { onForget } from '../forget.ts'
import { dayInWords } from '../inputs/day.ts'
import { Decimal, ONE_HUNDRED } from '../money/decimal.ts'
import type { EntryId, Figure, ReadingName, Unit } from './figure.ts'
import { ruleSets } from './generated/rule-sets.ts'
import { taxYears } from './generated/tax-years.ts'
import { type AnyEntry, type Dated, type Ending, isEntry, type Settled, type TableTree } from './table.ts'

export type RuleSet = keyof typeof ruleSets
export type TaxYear = keyof typeof taxYears

export const RULE_SETS = Object.keys(ruleSets) as RuleSet[]

/** The tables have no value of this entry that the rule set reads on this date. We never use the nearest value instead. */
export class NoRateError extends Error {
  override readonly name = 'NoRateError'
  readonly entry: EntryId
  readonly date: string
  constructor(entry: EntryId, date: string, ended?: Ending) {
    super(
      ended
        ? `${entry} has no value for ${date}: it ended on ${dayInWords(ended.on)} by ${ended.law}`
        : `${entry} has no value for ${date}; add one to its table in rates/`,
    )
    this.entry = entry
    this.date = date
  }
}

/** An answer, or the error that says which value the tables lack for it. */
export function unlessMissing<Answer>(answer: () => Answer): Answer | NoRateError {
  try {
    return answer()
  } catch (error) {
    if (error instanceof NoRateError) return error
    throw error
  }
}

let settledTables = new WeakMap<object, Map<string, unknown>>()
onForget(() => (settledTables = new WeakMap()))

/** What a table, or a set of tables, comes to on a date under a rule set. It is made once, because a year’s pay asks for every payday. */
function settledOnce(of: object, date: string, ruleSet: RuleSet, settle: () => unknown): unknown {
  let kept = settledTables.get(of)
  if (!kept) settledTables.set(of, (kept = new Map()))
  const key = `${date} ${ruleSet}`
  let settled = kept.get(key)
  if (!settled) kept.set(key, (settled = settle()))
  return settled
}

/**
 * The values of a table on a date (`2024-04-06`) under a rule set. They are parsed once and cached.
 * @throws NoRateError when an entry is read that has no value on that date.
 */
export const ratesOn = <Tree extends TableTree>(table: Tree, date: string, ruleSet: RuleSet) =>
  settledOnce(table, date, ruleSet, () => settleTree(table, date, ruleSets[ruleSet].reads)) as Settled<Tree>

/** The values of several tables on a date under a rule set. @throws NoRateError when an entry is read that has no value on that date. */
export const allRatesOn = <Tables extends Readonly<Record<string, TableTree>>>(tables: Tables, date: string, ruleSet: RuleSet) =>
  settledOnce(tables, date, ruleSet, () =>
    Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, ratesOn(table, date, ruleSet)])),
  ) as { readonly [Name in keyof Tables]: Settled<Tables[Name]> }

/** The values of several tables on the first day of a tax year under a rule set. @throws NoRateError as `allRatesOn` does. */
export const ratesAt = <Tables extends Readonly<Record<string, TableTree>>>(tables: Tables, taxYear: TaxYear, ruleSet: RuleSet) =>
  allRatesOn(tables, taxYears[taxYear].starts, ruleSet)

function settleTree(tree: TableTree, date: string, reads: readonly ReadingName[]): unknown {
  const settled = {}
  for (const [name, branch] of Object.entries(tree)) {
    // Each value is worked out when first read, because a table may have entries that did not exist on this date.
    Object.defineProperty(settled, name, {
      enumerable: true,
      configurable: true,
      get() {
        const found = unlessMissing(() => (isEntry(branch) ? settleEntry(branch, date, reads) : settleTree(branch, date, reads)))
        Object.defineProperty(settled, name, found instanceof NoRateError ? { get: throwing(found) } : { value: found })
        return (settled as Readonly<Record<string, unknown>>)[name]
      },
    })
  }
  return settled
}

/** The error of a missing value is made once, because some rules ask for every month. */
const throwing = (missing: NoRateError) => () => {
  throw missing
}

function settleEntry(written: AnyEntry, date: string, reads: readonly ReadingName[]) {
  const { entry, kind } = written
  if (kind === 'bands') {
    const { reading, value } = readingOn(written.values, entry, date, reads)
    return {
      entry,
      reading,
      bands: value.map(({ name, rate, upTo }) => ({
        name,
        rate: { ...percent(entry, reading, rate), band: name },
        ...(upTo !== undefined && { upTo: amount(entry, reading, upTo, written.unit) }),
      })),
    }
  }
  const { reading, value } = readingOn(written.values, entry, date, reads)
  if (kind === 'method' || kind === 'date' || kind === 'day') return { entry, reading, value }
  return kind === 'amount' ? amount(entry, reading, value, written.unit) : percent(entry, reading, value)
}

/** The value in force on a date: the last that starts on or before it, unless the law has ended it, in the first reading that it has. */
function readingOn<Value>(values: readonly Dated<Value>[], entry: EntryId, date: string, reads: readonly ReadingName[]) {
  const inForce = values.findLast(({ from }) => from <= date)
  const hasEnded = inForce?.ends !== undefined && inForce.ends.on < date
  for (const reading of hasEnded ? [] : reads) {
    const value = inForce?.[reading]
    if (value !== undefined) return { reading, value }
  }
  throw new NoRateError(entry, date, values.findLast(({ ends }) => ends !== undefined && ends.on < date)?.ends)
}

const amount = (entry: EntryId, reading: ReadingName, text: string, unit: Unit = 'GBP'): Figure => ({
  entry,
  reading,
  unit,
  value: new Decimal(text),
})

const percent = (entry: EntryId, reading: ReadingName, text: string): Figure => ({
  entry,
  reading,
  unit: 'percent',
  value: new Decimal(text.slice(0, -1)).dividedBy(ONE_HUNDRED),
})
