import type { Calculator, Tables } from '../../engine/calculator.ts'
import { yearsLater } from '../../engine/inputs/day.ts'
import { yearsBetween } from '../../engine/inputs/known-years.ts'
import type { EntryId } from '../../engine/rates/figure.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { allRatesOn, NoRateError, RULE_SETS, type RuleSet, type TaxYear, unlessMissing } from '../../engine/rates/rates-at.ts'
import { ruleSetsOffered } from '../../engine/rates/rule-sets-offered.ts'
import type { TableTree } from '../../engine/rates/table.ts'
import { differencesFrom } from '../../golden/code/compare.ts'
import type { GoldenRow } from '../../golden/code/parse-golden.ts'
import { readsOf } from '../../golden/code/row-reads.ts'
import { aTenthLess, entriesOf, type NamesOfEntry, settledText, withoutValue } from './edited-tables.ts'

/** A calculator with its golden rows. */
export interface CalculatorRows {
  readonly calculator: Calculator
  readonly rows: readonly GoldenRow[]
}

/** A value of an entry that differs from the one before it, or its first value if the tables go back further. */
interface EntryChange {
  readonly entry: EntryId
  readonly path: NamesOfEntry
  readonly table: string
  readonly from: string
  /** The day from which the next value is in force. */
  readonly until: string
  /** The rule sets under which the value differs. */
  readonly ruleSets: readonly RuleSet[]
  /** The table as it would be without this value. */
  readonly without: TableTree
  /** The table with every figure of the entry changed, to see whether an answer depends on it; undefined for a method or a date. */
  readonly moved: TableTree | undefined
}

/** A golden row under one of its rule sets, with the dates for which its calculation reads each entry. */
interface RowReading {
  readonly row: GoldenRow
  readonly ruleSet: RuleSet
  readonly read: readonly { readonly entry: EntryId; readonly date: string }[]
}

type RuledRow = Pick<RowReading, 'row' | 'ruleSet'>

const YEARS = Object.keys(taxYears) as TaxYear[]
const FIRST_DAY = YEARS.map((year) => taxYears[year].starts).sort()[0] ?? ''
const NEVER = '9999-12-31'

/**
 * Finds the new values in the tables that no golden row would notice. Returns a line for each, with the calculators whose answers depend on
 * the entry in a tax year and that have no row for that year. A row notices a value if taking the value out of the tables changes a figure
 * that the row expects: under the statute if the law changed, else under a rule set whose reading changed. An entry that changes no figure
 * of any row, or none in that year, is only printed on pages or decides a note.
 */
export function unnoticedChanges(files: readonly CalculatorRows[]): string[] {
  const tables = Object.assign({}, ...files.map(({ calculator }) => calculator.tables)) as Tables
  const asked = files.map(({ calculator, rows }) => ({ calculator, readings: rows.flatMap((row) => readingsOf(calculator, row)) }))
  return Object.entries(tables).flatMap(([table, tree]) =>
    changesIn(table, tree).flatMap((change) => {
      const lacking = asked.flatMap(({ calculator, readings }) => {
        const year = yearUnnoticed(calculator, readings, change)
        return year === undefined ? [] : [`${calculator.slug} in ${year}`]
      })
      const told = `${change.entry} has a new value from ${change.from}, and no golden row would notice it: ${lacking.join(', ')}`
      return lacking.length === 0 ? [] : [told]
    }),
  )
}

function changesIn(table: string, tree: TableTree): EntryChange[] {
  return entriesOf(tree).flatMap(({ path, entry: { entry, kind, values } }) => {
    const moved = kind === 'method' || kind === 'date' || kind === 'day' ? undefined : aTenthLess(tree, path)
    return values.flatMap(({ from }, index): EntryChange[] => {
      if (index === 0 && from <= FIRST_DAY) return []
      const without = withoutValue(tree, path, index)
      const ruleSets = RULE_SETS.filter((ruleSet) => settledText(tree, path, from, ruleSet) !== settledText(without, path, from, ruleSet))
      const until = values[index + 1]?.from ?? NEVER
      return ruleSets.length === 0 ? [] : [{ entry, path, table, from, until, ruleSets, without, moved }]
    })
  })
}

/** The first tax year in which a change affects a calculator’s answers and no row would notice; undefined if some row would. */
function yearUnnoticed(calculator: Calculator, readings: readonly RowReading[], change: EntryChange): TaxYear | undefined {
  const { entry, from, until, ruleSets, table } = change
  const readers = readings.filter(({ read, ruleSet }) => ruleSets.includes(ruleSet) && read.some((each) => each.entry === entry))
  const lawful = readers.filter(({ ruleSet }) => ruleSet === 'statute')
  const held = lawful.length > 0 ? lawful : readers
  const readsIt = ({ read }: RowReading) => read.some((each) => each.entry === entry && from <= each.date && each.date < until)
  const readsItIn = (each: TaxYear) => (reading: RowReading) =>
    reading.row.taxYear === each
      ? readsIt(reading)
      : ruleSetsOffered(calculator, each).includes(reading.ruleSet) &&
        readingsOf(calculator, askedIn(each, reading.row, calculator), [reading.ruleSet]).some(readsIt)
  const year = YEARS.filter((each) => from <= taxYears[each].ends && taxYears[each].starts < until).find((each) => {
    // What a row of that year reads is known already.
    const [own, others] = [held.filter(({ row }) => row.taxYear === each), held.filter(({ row }) => row.taxYear !== each)]
    return [...own, ...others].some(readsItIn(each))
  })
  if (year === undefined) return undefined
  const isNoticed = (to: TableTree) => (reading: RowReading) => isAnother(calculator, reading, { ...calculator.tables, [table]: to })
  if (held.some((reading) => reading.row.taxYear === year && readsIt(reading) && isNoticed(change.without)(reading))) return undefined
  const { moved } = change
  if (!moved) return year
  const isMoved = ({ row, ruleSet }: RowReading) =>
    isMovedBy(calculator, { row: askedIn(year, row, calculator), ruleSet }, { ...calculator.tables, [table]: moved })
  return held.some(isNoticed(moved)) && held.some(isMoved) ? year : undefined
}

/** A row’s inputs in another tax year, with each day as the same day of that year. */
function askedIn(year: TaxYear, row: GoldenRow, { fields }: Calculator): GoldenRow {
  const later = yearsBetween(row.taxYear as TaxYear, year)
  const inputs = Object.entries(row.in).map(([name, cell]) => {
    if (name === 'taxYear') return [name, year]
    return [name, fields[name]?.kind === 'date' ? yearsLater(cell, later) : cell]
  })
  return { ...row, taxYear: year, in: Object.fromEntries(inputs) as GoldenRow['in'] }
}

/** The entries that a row reads under each of its rule sets; none if it cannot be calculated. */
const readingsOf = (calculator: Calculator, row: GoldenRow, ruleSets?: readonly RuleSet[]): RowReading[] =>
  readsOf(calculator, row, ruleSets).flatMap(({ ruleSet, read, missing }) => (missing ? [] : [{ row, ruleSet, read }]))

/** Whether other tables would change a figure that a row expects, or have no value for it. */
function isAnother(calculator: Calculator, reading: RowReading, tables: Tables): boolean {
  const record = recordUnder(calculator, reading, tables)
  return record !== undefined && (record instanceof NoRateError || differencesFrom(reading.row, record).length > 0)
}

/** Whether other tables would change any figure of an answer. A note may read an entry that no figure depends on. */
const isMovedBy = (calculator: Calculator, asked: RuledRow, tables: Tables): boolean =>
  JSON.stringify(recordUnder(calculator, asked, calculator.tables)) !== JSON.stringify(recordUnder(calculator, asked, tables))

/** The answer to a row’s inputs with other tables, or the error that says what they lack; undefined if the inputs cannot be read. */
function recordUnder(calculator: Calculator, { row, ruleSet }: RuledRow, tables: Tables) {
  const parsed = calculator.parse(row.in, row.taxYear as TaxYear)
  if (parsed.issues) return undefined
  const onTables = (date: string) => allRatesOn(tables, date, ruleSet)
  return unlessMissing(() => calculator.recordOn(parsed.inputs, onTables, row.taxYear as TaxYear))
}
