import { existsSync, readFileSync } from 'node:fs'
import type { Calculator } from '../../../engine/calculator.ts'
import type { RuleSet } from '../../../engine/rates/rates-at.ts'
import type { Result } from '../../../engine/result/result.ts'
import { ROWS } from '../../../engine/tests/specified-readings.ts'
import { checkedFigures } from '../../../web/e2e/support/checked-figures.ts'
import { CHECKED, INPUTS } from '../../calc/checked-figures.ts'
import { parseGolden } from '../../golden/parse-golden.ts'
import { tableName } from '../compile.ts'
import type { Rates } from '../tables.ts'
import { goldenChanges } from './golden-changes.ts'
import { askerOf, type TwoTables } from './two-tables.ts'

/** Figures that tests hold on purpose, whatever the tables say: an edit that moves one of them makes its test fail. */
export interface HeldFigures {
  /** What they are, and the tests that hold them. */
  readonly what: string
  readonly tests: readonly string[]
  readonly cases: number
  /** The cases that the edit moves, by name. */
  readonly moved: readonly string[]
}

/** Every such list beside the golden rows, with what an edit moves in it. */
export const heldFigures = (calculators: readonly Calculator[], tables: TwoTables, before: Rates, after: Rates): HeldFigures[] => [
  {
    what: 'Checked figures, section 5 of rules.md',
    tests: ['scripts/calc/checked-figures.test.ts', 'web/e2e/checked-figures.spec.ts', 'web/e2e/rule-sets.spec.ts'],
    ...movedOf(CHECKED_CASES, calculators, tables),
  },
  { what: 'Readings, section 1 of rules.md', tests: ['engine/tests/readings.test.ts'], ...movedReadings(before, after) },
  { what: 'Published cases', tests: ['engine/tests/published.test.ts'], ...movedPublished(calculators, tables) },
]

interface CheckedCase {
  readonly slug: string
  readonly ruleSet: RuleSet
  readonly inputs: Readonly<Record<string, string>>
  readonly fields: readonly string[]
}

const COLUMNS = INPUTS.split(',')
const CHECKED_CASES: readonly CheckedCase[] = [
  ...checkedFigures.map(({ slug, typed, shown }) => ({ slug, ruleSet: 'statute' as const, inputs: typed, fields: Object.keys(shown) })),
  ...CHECKED.flatMap(({ inputs, constants }) => {
    const cells = inputs.split(',').map((cell, place): [string, string] => [COLUMNS[place] ?? '', cell])
    const typed = Object.fromEntries(cells.filter(([, cell]) => cell !== ''))
    return constants ? [{ slug: 'income-tax', ruleSet: 'constants' as const, inputs: typed, fields: Object.keys(constants) }] : []
  }),
]

function movedOf(cases: readonly CheckedCase[], calculators: readonly Calculator[], tables: TwoTables) {
  const moved = cases.filter(({ slug, ruleSet, inputs, fields }) => {
    const calculator = calculators.find((each) => each.slug === slug)
    const parsed = calculator?.parse(inputs)
    if (!calculator || !parsed || parsed.issues) throw new Error(`the checked figures of ${slug} cannot be asked`)
    const ask = askerOf(calculator, tables, ruleSet)
    const figuresIn = (record: Result['record'] | undefined) => fields.map((field) => String(record?.[field]))
    return String(figuresIn(ask.before(parsed.inputs))) !== String(figuresIn(ask.after(parsed.inputs)))
  })
  const named = moved.map(({ slug, ruleSet, inputs }) => {
    const asked = Object.entries(inputs).map(([name, value]) => `${name} ${value}`)
    return `${slug} ${asked.join(', ')} (${ruleSet})`
  })
  return { cases: cases.length, moved: named }
}

/** The rows of the specification’s table that have an entry which says something else on the row’s day. */
function movedReadings(before: Rates, after: Rates) {
  const moved = Object.entries(ROWS).filter(([, row]) =>
    row.some(([date, entry]) => JSON.stringify(saidOn(before, entry, date)) !== JSON.stringify(saidOn(after, entry, date))),
  )
  return { cases: Object.keys(ROWS).length, moved: moved.map(([name]) => name) }
}

/** The values of an entry on a day, by reading. */
function saidOn({ tables }: Rates, entry: string, date: string) {
  const [table = ''] = entry.split('.')
  const file = Object.keys(tables).find((name) => tableName(name) === table) ?? ''
  const dated = tables[file]?.entries[entry.slice(table.length + 1)]?.values.findLast(({ from }) => from <= date)
  return Object.entries(dated?.readings ?? {}).map(([name, { value }]) => [name, value])
}

/** What others printed, `golden/published/<calculator>.csv`, where there is such a file. */
function movedPublished(calculators: readonly Calculator[], tables: TwoTables) {
  const changes = calculators.flatMap((calculator) => {
    const file = new URL(`../../../golden/published/${calculator.slug}.csv`, import.meta.url)
    return existsSync(file) ? [goldenChanges(calculator, parseGolden(readFileSync(file, 'utf8')), tables)] : []
  })
  return {
    cases: changes.reduce((sum, each) => sum + each.cases, 0),
    moved: changes.flatMap(({ slug, changes: all }) =>
      all.map(({ line, case: name }) => `golden/published/${slug}.csv row ${line}, ${name}`),
    ),
  }
}
