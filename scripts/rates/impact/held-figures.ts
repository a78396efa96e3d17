import type { Calculator } from '../../../engine/calculator.ts'
import type { RuleSet, TaxYear } from '../../../engine/rates/rates-at.ts'
import type { Result } from '../../../engine/result/result.ts'
import { ROWS } from '../../../engine/tests/specified-readings.ts'
import { checkedFigures } from '../../../web/e2e/support/checked-figures.ts'
import { CHECKED, INPUTS } from '../../calc/checked-figures.ts'
import { readPublished } from '../../golden/read-published.ts'
import { entriesById, type Rates } from '../tables.ts'
import { isChangedOn } from './edits.ts'
import { askerOf, type TwoTables } from './two-tables.ts'

/** Figures that tests fix on purpose, whatever the tables say. An edit that changes one of them makes its test fail. */
export interface HeldFigures {
  /** What the figures are, and the tests that fix them. */
  readonly what: string
  readonly tests: readonly string[]
  readonly cases: number
  /** The names of the cases that the edit changes. */
  readonly moved: readonly string[]
}

/** All such figures except the golden rows, with those that an edit changes. @throws Error for a case that no calculator accepts. */
export function heldFigures(calculators: readonly Calculator[], tables: TwoTables, before: Rates, after: Rates): HeldFigures[] {
  const published = publishedCases(calculators)
  const rows = Object.entries(ROWS)
  const [was, is] = [entriesById(before), entriesById(after)]
  const lists: HeldFigures[] = [
    {
      what: 'Checked figures, section 5 of rules.md',
      tests: ['scripts/calc/checked-figures.test.ts', 'web/e2e/checked-figures.spec.ts', 'web/e2e/rule-sets.spec.ts'],
      cases: CHECKED_CASES.length,
      moved: movedOf(CHECKED_CASES, calculators, tables),
    },
    {
      what: 'Readings, section 1 of rules.md',
      tests: ['engine/tests/readings.test.ts'],
      cases: rows.length,
      moved: rows.flatMap(([name, row]) => (row.some(([date, entry]) => isChangedOn(date, was.get(entry), is.get(entry))) ? [name] : [])),
    },
    {
      what: 'Published cases',
      tests: ['scripts/golden/published.test.ts'],
      cases: published.length,
      moved: movedOf(published, calculators, tables),
    },
  ]
  return lists.filter(({ cases }) => cases > 0)
}

/** Inputs to a calculator, and the fields of the answer that a test fixes. */
interface HeldCase {
  readonly name: string
  readonly slug: string
  readonly ruleSet: RuleSet
  readonly taxYear?: TaxYear
  readonly inputs: Readonly<Record<string, string>>
  readonly fields: readonly string[]
}

const COLUMNS = INPUTS.split(',')
const CHECKED_CASES: readonly HeldCase[] = [
  ...checkedFigures.map(({ slug, title, typed, shown }) => ({
    name: `${slug}: ${title}`,
    slug,
    ruleSet: 'statute' as const,
    inputs: typed,
    fields: Object.keys(shown),
  })),
  ...CHECKED.flatMap(({ inputs, constants }) => {
    if (!constants) return []
    const typed = inputs.split(',').flatMap((cell, place) => (cell === '' ? [] : [[COLUMNS[place] ?? '', cell] as const]))
    const name = `income-tax under constants: ${typed.map((each) => each.join(' ')).join(', ')}`
    return [{ name, slug: 'income-tax', ruleSet: 'constants' as const, inputs: Object.fromEntries(typed), fields: Object.keys(constants) }]
  }),
]

/** The published cases of each calculator. A row without a field depends on all of them. */
const publishedCases = (calculators: readonly Calculator[]): HeldCase[] =>
  calculators.flatMap(({ slug, outputs }) =>
    readPublished(slug).flatMap(({ line, rules, taxYear, in: inputs, figures }) => {
      const fields = Object.keys(figures).flatMap((column) => (column.startsWith('out.') ? [column.slice('out.'.length)] : []))
      const name = `golden/published/${slug}.csv row ${line}`
      const about = { name, slug, taxYear: taxYear as TaxYear, inputs, fields: fields.length > 0 ? fields : outputs }
      return rules.map((ruleSet) => ({ ...about, ruleSet: ruleSet as RuleSet }))
    }),
  )

function movedOf(cases: readonly HeldCase[], calculators: readonly Calculator[], tables: TwoTables): string[] {
  return cases.flatMap(({ name, slug, ruleSet, taxYear, inputs, fields }) => {
    const calculator = calculators.find((each) => each.slug === slug)
    const parsed = calculator?.parse(inputs, taxYear)
    if (!calculator || !parsed || parsed.issues) throw new Error(`${name}: no calculator accepts these inputs`)
    const ask = askerOf(calculator, tables, ruleSet, taxYear)
    const figuresIn = (record: Result['record'] | undefined) => String(fields.map((field) => String(record?.[field])))
    return figuresIn(ask.before(parsed.inputs)) === figuresIn(ask.after(parsed.inputs)) ? [] : [name]
  })
}
