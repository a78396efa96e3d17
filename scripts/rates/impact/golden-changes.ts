import type { Calculator } from '../../../engine/calculator.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import type { RuleSet, TaxYear } from '../../../engine/rates/rates-at.ts'
import type { RecordValue, Result } from '../../../engine/result/result.ts'
import { differencesFrom } from '../../../golden/code/compare.ts'
import type { GoldenRow } from '../../../golden/code/parse-golden.ts'
import { askerOf, headlineOf, type TwoTables } from './two-tables.ts'

/** A golden case whose answer changes. It shows one field: the headline if that changed, else the field that changed most. */
interface GoldenChange {
  readonly case: string
  readonly line: number
  readonly ruleSet: RuleSet
  readonly source: string
  readonly field: string
  readonly before: RecordValue | undefined
  readonly after: RecordValue | undefined
  /** After minus before; undefined if either is missing or is not a number. */
  readonly difference: Decimal | undefined
}

/** What changes in the golden cases of one calculator. A row counts once for each rule set that it is for. */
export interface GoldenChanges {
  readonly slug: string
  readonly cases: number
  /** Changes without a numeric difference first, then the largest first. */
  readonly changes: readonly GoldenChange[]
  /** Cases that agreed with their row and no longer do, and the other way round. */
  readonly newlyWrong: number
  readonly newlyRight: number
}

/** Calculates every golden row under its rule sets with both revisions of the tables. @throws Error for a row that cannot be read. */
export function goldenChanges(calculator: Calculator, rows: readonly GoldenRow[], tables: TwoTables): GoldenChanges {
  const changes: GoldenChange[] = []
  const counts = { cases: 0, newlyWrong: 0, newlyRight: 0 }
  for (const row of rows) {
    const parsed = calculator.parse(row.in, row.taxYear as TaxYear)
    if (parsed.issues) throw new Error(`golden/${calculator.slug}.csv:${row.line} "${row.case}" cannot be read`)
    for (const ruleSet of row.rules as RuleSet[]) {
      const ask = askerOf(calculator, tables, ruleSet, row.taxYear as TaxYear)
      const [before, after] = [ask.before(parsed.inputs), ask.after(parsed.inputs)]
      counts.cases++
      const changed = calculator.outputs.filter((field) => valueText(before?.[field]) !== valueText(after?.[field]))
      if (changed.length === 0) continue
      const [wasRight, isRight] = [agrees(row, before), agrees(row, after)]
      if (wasRight && !isRight) counts.newlyWrong++
      if (!wasRight && isRight) counts.newlyRight++
      const headline = headlineOf(calculator, parsed.inputs, { ruleSet, taxYear: row.taxYear as TaxYear })
      const of = (field: string) => ({
        field,
        before: before?.[field],
        after: after?.[field],
        difference: difference(before, after, field),
      })
      const moved = changed.map(of).sort((a, b) => importance(b) - importance(a) || bySize(a, b))
      const shown = moved.find(({ field }) => field === headline) ?? moved[0] ?? of(headline)
      changes.push({ case: row.case, line: row.line, ruleSet, source: row.source, ...shown })
    }
  }
  changes.sort((a, b) => bySize(a, b) || a.line - b.line)
  return { slug: calculator.slug, ...counts, changes }
}

const valueText = (value: RecordValue | undefined) => (value instanceof Decimal ? value.toFixed() : String(value))

const agrees = (row: GoldenRow, record: Result['record'] | undefined) => record !== undefined && differencesFrom(row, record).length === 0

function difference(before: Result['record'] | undefined, after: Result['record'] | undefined, field: string): Decimal | undefined {
  const [one, other] = [before?.[field], after?.[field]]
  return one instanceof Decimal && other instanceof Decimal ? other.minus(one) : undefined
}

interface Sized {
  readonly difference: Decimal | undefined
}

const bySize = ({ difference: one }: Sized, { difference: other }: Sized): number => {
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined)
  return other.abs().comparedTo(one.abs())
}

/** Whether a field of a record is a percentage and not pounds. */
export const isPercentField = (field: string): boolean => /(Rate|Percentage)$/.test(field)

/** Pounds and percentages cannot be compared, so money comes first. */
const importance = ({ field }: { field: string }) => (isPercentField(field) ? 0 : 1)
