import type { Calculator } from '../../../engine/calculator.ts'
import { defaultTaxYear } from '../../../engine/rates/generated/tax-years.ts'
import type { GoldenRow } from '../../../golden/code/parse-golden.ts'
import { readChecked } from '../../../golden/code/questions.ts'
import { ROWS } from '../../../golden/code/specified-readings.ts'
import { readPublished } from '../../golden/read-published.ts'
import { entriesById, type RateFiles } from '../tables.ts'
import { isChangedOn } from './edits.ts'
import { goldenChanges } from './golden-changes.ts'
import type { TwoTables } from './two-tables.ts'

/**
 * Figures that tests hold on purpose, whatever the tables say, apart from the golden rows. An edit that changes such a figure makes its test
 * fail. `moved` are the names of the cases that the edit changes. @throws Error for a case that its calculator does not accept.
 */
export function heldFigures(calculators: readonly Calculator[], tables: TwoTables, before: RateFiles, after: RateFiles) {
  const readings = Object.entries(ROWS)
  const [was, is] = [entriesById(before), entriesById(after)]
  const held = (rowsOf: (slug: string) => readonly GoldenRow[]) => {
    const found = calculators.map((calculator) => goldenChanges(calculator, rowsOf(calculator.slug), tables))
    const changes = found.flatMap((each) => each.changes.toSorted((one, other) => one.row.line - other.row.line))
    const moved = changes.filter(({ row: { out }, changed }) => changed.some((field) => field in out || Object.keys(out).length === 0))
    return { cases: found.reduce((sum, { cases }) => sum + cases, 0), moved: moved.map(({ row }) => row.case) }
  }
  const lists = [
    {
      what: 'Checked figures, section 5 of rules.md',
      tests: ['scripts/calc/checked-figures.test.ts', 'web/calculators/cards.test.tsx'],
      ...held(checkedRows),
    },
    {
      what: 'Readings, section 1 of rules.md',
      tests: ['engine/tests/readings.test.ts'],
      cases: readings.length,
      moved: readings.flatMap(([name, row]) =>
        row.some(([date, entry]) => isChangedOn(date, was.get(entry), is.get(entry))) ? [name] : [],
      ),
    },
    { what: 'Published cases', tests: ['scripts/golden/published.test.ts'], ...held(publishedRows) },
  ]
  return lists.filter(({ cases }) => cases > 0)
}

const rowNamed = (name: string, about: Pick<GoldenRow, 'rules' | 'in' | 'out'>): GoldenRow => ({
  line: 0,
  case: name,
  taxYear: defaultTaxYear,
  source: '',
  working: '',
  ...about,
})

/** The checked figures of a calculator as golden rows. */
const checkedRows = (slug: string): GoldenRow[] =>
  readChecked()
    .filter(({ calculator }) => calculator === slug)
    .map(({ rules, inputs, answers }) => {
      const asked = Object.entries(inputs).map(([name, value]) => `${name} ${value}`)
      return rowNamed(`${slug} under ${rules}: ${asked.join(', ')}`, { rules: [rules], in: inputs, out: answers })
    })

/** The published cases of a calculator as golden rows. A row without a figure of the record depends on all of them. */
const publishedRows = (slug: string): GoldenRow[] =>
  readPublished(slug).map(({ line, rules, taxYear, in: inputs, figures }) => {
    const out = Object.entries(figures).flatMap(([column, cell]) =>
      column.startsWith('out.') ? [[column.slice('out.'.length), cell]] : [],
    )
    const about = { rules, in: inputs, out: Object.fromEntries(out) as GoldenRow['out'] }
    return { ...rowNamed(`golden/published/${slug}.csv row ${line}`, about), line, taxYear }
  })
