import type { Calculator } from '../../engine/calculator.ts'
import { type EntryRead, entriesRead } from '../../engine/explain/entries-read.ts'
import { Decimal, ONE_HUNDRED } from '../../engine/money/decimal.ts'
import { RULE_SETS, type RuleSet, type TaxYear } from '../../engine/rates/rates-at.ts'
import type { GoldenRow } from './parse-golden.ts'

/** What a golden row reads under each of its rule sets, or of those named. Nothing if its inputs cannot be read. */
export function readsOf(
  calculator: Calculator,
  { in: inputs, rules, taxYear }: Pick<GoldenRow, 'in' | 'rules' | 'taxYear'>,
  among: readonly RuleSet[] = RULE_SETS,
) {
  const parsed = calculator.parse(inputs, taxYear as TaxYear)
  if (parsed.issues) return []
  return among
    .filter((ruleSet) => rules.includes(ruleSet))
    .map((ruleSet) => ({ ruleSet, ...entriesRead(calculator, parsed.inputs, { ruleSet, taxYear: taxYear as TaxYear }) }))
}

/**
 * The numbers that a working may start from, as plain decimals: the row’s inputs, and the figures that its calculation reads from the
 * tables under its rule sets. A percentage is also given as its number (8 for 8%). The engine says only which figures it reads, not what
 * the answer is.
 */
export function knownFigures(calculator: Calculator, row: Pick<GoldenRow, 'in' | 'rules' | 'taxYear'>): ReadonlySet<string> {
  const parsed = calculator.parse(row.in, row.taxYear as TaxYear)
  if (parsed.issues) return new Set()
  const amounts = Object.values(parsed.inputs).filter((value) => value instanceof Decimal)
  // If a value is missing, golden:check says so.
  const figures = readsOf(calculator, row).flatMap(({ read, missing }) => (missing ? [] : read.flatMap(({ figure }) => numbersIn(figure))))
  return new Set([...amounts, ...figures].map((value) => value.toFixed()))
}

/** A figure as plain decimals, or all the figures of its bands. */
function numbersIn(figure: EntryRead['figure']): Decimal[] {
  const figures = 'bands' in figure ? figure.bands.flatMap(({ rate, upTo }) => (upTo ? [rate, upTo] : [rate])) : [figure]
  return figures.flatMap((each) => {
    if (!('unit' in each)) return []
    return each.unit === 'percent' ? [each.value, each.value.times(ONE_HUNDRED)] : [each.value]
  })
}
