import type { Calculator } from '../../engine/calculator.ts'
import { type EntryRead, recordNoting } from '../../engine/explain/entries-read.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { NoRateError, RULE_SETS } from '../../engine/rates/rates-at.ts'
import type { GoldenRow } from '../../golden/code/parse-golden.ts'
import { readGolden } from '../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'

/** The calculators that read each entry, found by calculating every golden row. */
export async function calculatorsByEntry(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>()
  for (const slug of calculatorSlugs()) {
    const calculator = await loadCalculator(slug)
    for (const row of readGolden(slug))
      noteRead(calculator, row, ({ entry }) => found.set(entry, (found.get(entry) ?? new Set()).add(slug)))
  }
  return found
}

/** Calculates a golden row under each of its rule sets. Calls `onRead` for every entry it reads. @returns an error for each missing value. */
export function noteRead(calculator: Calculator, row: GoldenRow, onRead: (read: EntryRead) => void): NoRateError[] {
  const parsed = calculator.parse(row.in)
  if (parsed.issues) return []
  return RULE_SETS.filter((ruleSet) => row.rules.includes(ruleSet)).flatMap((ruleSet) => {
    try {
      recordNoting(calculator, parsed.inputs, { ruleSet, taxYear: row.taxYear as TaxYear }, onRead)
      return []
    } catch (error) {
      if (!(error instanceof NoRateError)) throw error
      return [error]
    }
  })
}
