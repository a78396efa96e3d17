import type { Calculator } from '../../engine/calculator.ts'
import { type EntriesRead, entriesRead } from '../../engine/explain/entries-read.ts'
import { RULE_SETS, type RuleSet, type TaxYear } from '../../engine/rates/rates-at.ts'
import type { GoldenRow } from './parse-golden.ts'

/** What a golden row reads from the tables under one of its rule sets. */
interface RowRead extends EntriesRead {
  readonly ruleSet: RuleSet
}

/** What a golden row reads under each of its rule sets, or of those named. Nothing if its inputs cannot be read. */
export function readsOf(
  calculator: Calculator,
  { in: inputs, rules, taxYear }: Pick<GoldenRow, 'in' | 'rules' | 'taxYear'>,
  among: readonly RuleSet[] = RULE_SETS,
): RowRead[] {
  const parsed = calculator.parse(inputs, taxYear as TaxYear)
  if (parsed.issues) return []
  return among
    .filter((ruleSet) => rules.includes(ruleSet))
    .map((ruleSet) => ({ ruleSet, ...entriesRead(calculator, parsed.inputs, { ruleSet, taxYear: taxYear as TaxYear }) }))
}
