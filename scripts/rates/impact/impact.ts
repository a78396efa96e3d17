import type { Calculator } from '../../../engine/calculator.ts'
import type { Decimal } from '../../../engine/money/decimal.ts'
import type { RuleSet } from '../../../engine/rates/rates-at.ts'
import { ruleSetsOffered } from '../../../engine/rates/rule-sets-offered.ts'
import { readAsEnacted } from '../../../golden/code/as-enacted.ts'
import { asNotCovered, readNotCovered } from '../../../golden/code/not-covered.ts'
import { readGolden } from '../../../golden/code/read-golden.ts'
import type { WorkedExample } from '../../../web/text/worked-examples.ts'
import { loadCalculators } from '../../lib/calculators.ts'
import { modulesOf, tablesOf } from '../compile.ts'
import type { RateFiles } from '../tables.ts'
import { tableOf } from './edges.ts'
import { editedSettings, editsBetween, readableBy, yearsTouched } from './edits.ts'
import { type GoldenChanges, goldenChanges } from './golden-changes.ts'
import { heldFigures } from './held-figures.ts'
import { type IncomeChanges, incomeChanges } from './income-changes.ts'
import { changedFiles, pageChanges } from './page-changes.ts'
import { peopleFor } from './people.ts'
import { type RenderBoth, renderBoth } from './render-site.ts'

/** What an edit of the tables changes. */
export type Impact = Awaited<ReturnType<typeof impactOf>>

/**
 * Compares two revisions of the tables: everything that a visitor would see change. `asked` holds incomes to report in addition to the
 * sweep, in pounds a year or for whatever period a calculator asks for.
 */
export async function impactOf(...of: Parameters<typeof answersOf>) {
  const [before, after] = of
  return { ...(await pagesOf(before, after)), ...(await answersOf(...of)) }
}

/** The impact on answers alone, of all calculators or those given. `base` is the commit, branch or tag of the earlier tables, such as `HEAD`. */
export async function answersOf(
  before: RateFiles,
  after: RateFiles,
  base: string,
  ruleSet: RuleSet,
  asked: readonly Decimal[] = [],
  calculators?: readonly Calculator[],
) {
  const edits = editsBetween(before, after)
  const settings = editedSettings(before, after)
  const readable = readableBy(after, before)
  const changed = new Set(edits.flatMap(({ entry, what, readings }) => (what === 'changed' && readings.length > 0 ? [entry] : [])))
  const tableNames = new Set([...changed].map(tableOf))
  const tables = { before: tablesOf(readable), after: tablesOf(after) }
  const years = yearsTouched(readable, after)
  const all = calculators ?? (await loadCalculators())
  const touched = all.filter((calculator) => Object.keys(calculator.tables).some((name) => tableNames.has(name)))
  const golden: GoldenChanges[] = []
  const incomes: IncomeChanges[] = []
  for (const calculator of touched) {
    const rows = [...readGolden(calculator.slug), ...readAsEnacted(calculator.slug)]
    golden.push(goldenChanges(calculator, rows, tables))
    const notCovered = readNotCovered(calculator.slug)
    if (notCovered.length > 0) golden.push(goldenChanges(asNotCovered(calculator), notCovered, tables))
    const shown = await examplesOf(calculator.slug)
    const examples = shown.flatMap((example) => rows.find((row) => row.case === example.case) ?? [])
    for (const taxYear of years.filter((year) => ruleSetsOffered(calculator, year).includes(ruleSet))) {
      incomes.push(incomeChanges(calculator, peopleFor(calculator, examples, taxYear), changed, tables, { ruleSet, taxYear }, asked))
    }
  }
  const names = touched.map(({ slug }) => slug)
  return {
    base,
    ruleSet,
    edits,
    settings,
    // The calculators that use a table with a changed value, and those that do not.
    touched: names,
    untouched: all.flatMap(({ slug }) => (names.includes(slug) ? [] : [slug])),
    // For each calculator, its golden rows and then those of what its answer leaves out, under `not-covered/<slug>`.
    golden,
    // Figures that tests fix apart from the golden rows; none if no value was edited.
    held: touched.length + changed.size === 0 ? [] : heldFigures(all, tables, readable, after),
    incomes,
  }
}

/** The golden rows of the first two worked examples on a calculator’s page. */
async function examplesOf(slug: string): Promise<readonly WorkedExample[]> {
  const { examples } = (await import(`../../../web/calculators/${slug}/examples.ts`)) as { examples: readonly WorkedExample[] }
  return examples.slice(0, 2)
}

/** The pages and files that differ, or why the pages could not be rendered. */
interface Pages {
  readonly pages: ReturnType<typeof pageChanges>
  readonly files: readonly string[]
  readonly pagesFailed?: string
}

/** The impact on pages and published files alone. */
export async function pagesOf(before: RateFiles, after: RateFiles, render: RenderBoth = renderBoth): Promise<Pages> {
  if (editsBetween(before, after).length + editedSettings(before, after).length === 0) return { pages: [], files: [] }
  try {
    const [one, other] = await render(modulesOf(readableBy(after, before)), modulesOf(after))
    return { pages: pageChanges(one, other), files: changedFiles(one, other) }
  } catch (error) {
    return { pages: [], files: [], pagesFailed: String(error) }
  }
}
