import type { Calculator } from '../../../engine/calculator.ts'
import { outputsOf } from '../../../engine/explain/outputs-of.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import type { RuleSet, TaxYear } from '../../../engine/rates/rates-at.ts'
import type { Result } from '../../../engine/result/result.ts'
import { differencesFrom } from '../../../golden/code/compare.ts'
import type { GoldenRow } from '../../../golden/code/parse-golden.ts'
import { askerOf, headlineOf, type TwoTables } from './two-tables.ts'

/** A golden case whose answer changes. It shows one field: the headline if that changed, else the field that changed most. */
interface GoldenChange extends FieldChange {
  readonly row: GoldenRow
  readonly ruleSet: RuleSet
  /** Every field that changes. */
  readonly changed: readonly string[]
}

type FieldChange = ReturnType<typeof changeOf>

/** What changes in the golden cases of one calculator. A row counts once for each rule set that it is for. */
export type GoldenChanges = ReturnType<typeof goldenChanges>

/**
 * Calculates every golden row under its rule sets with both revisions of the tables. Changes without a numeric difference come first, then
 * the largest. @throws Error for a row that cannot be read.
 */
export function goldenChanges(calculator: Calculator, rows: readonly GoldenRow[], tables: TwoTables) {
  const changes: GoldenChange[] = []
  // Newly wrong is a case that agreed with its row and no longer does.
  const counts = { cases: 0, newlyWrong: 0, newlyRight: 0 }
  const outputs = outputsOf(calculator)
  // Formulas are made once for all rows of a year.
  const askers = new Map<string, ReturnType<typeof askerOf>>()
  const askerUnder = (ruleSet: RuleSet, taxYear: TaxYear) => {
    const key = `${ruleSet} ${taxYear}`
    let ask = askers.get(key)
    if (!ask) askers.set(key, (ask = askerOf(calculator, tables, ruleSet, taxYear)))
    return ask
  }
  for (const row of rows) {
    const taxYear = row.taxYear as TaxYear
    const parsed = calculator.parse(row.in, taxYear)
    if (parsed.issues) throw new Error(`row ${row.line} of ${calculator.slug}, "${row.case}", cannot be read`)
    for (const ruleSet of row.rules as RuleSet[]) {
      const ask = askerUnder(ruleSet, taxYear)
      const [before, after] = [ask.before(parsed.inputs), ask.after(parsed.inputs)]
      counts.cases++
      const moved = outputs.map((field) => changeOf(field, before, after)).filter(isChanged)
      if (moved.length === 0) continue
      const [wasRight, isRight] = [agrees(row, before), agrees(row, after)]
      if (wasRight && !isRight) counts.newlyWrong++
      if (!wasRight && isRight) counts.newlyRight++
      const { headline } = headlineOf(calculator, parsed.inputs, { ruleSet, taxYear })
      const [most = changeOf(headline, before, after)] = moved.toSorted((a, b) => importance(b) - importance(a) || bySize(a, b))
      const shown = moved.find(({ field }) => field === headline) ?? most
      changes.push({ row, ruleSet, changed: moved.map(({ field }) => field), ...shown })
    }
  }
  changes.sort((a, b) => bySize(a, b) || a.row.line - b.row.line)
  return { slug: calculator.slug, ...counts, changes }
}

/** A field before and after. The difference is undefined if either is missing or is not a number. */
function changeOf(field: string, one: Result['record'] | undefined, other: Result['record'] | undefined) {
  const [before, after] = [one?.[field], other?.[field]]
  return { field, before, after, difference: before instanceof Decimal && after instanceof Decimal ? after.minus(before) : undefined }
}

const isChanged = ({ before, after, difference }: FieldChange) => (difference ? !difference.isZero() : before !== after)

const agrees = (row: GoldenRow, record: Result['record'] | undefined) => record !== undefined && differencesFrom(row, record).length === 0

const bySize = ({ difference: one }: FieldChange, { difference: other }: FieldChange): number => {
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined)
  return other.abs().comparedTo(one.abs())
}

/** Whether a field of a record is a percentage and not pounds. */
export const isPercentField = (field: string): boolean => /(Rate|Percentage)$/.test(field)

/** Pounds and percentages cannot be compared, so money comes first. */
const importance = ({ field }: FieldChange) => (isPercentField(field) ? 0 : 1)
