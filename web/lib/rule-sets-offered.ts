import { defaultRuleSet, ruleSets } from '#engine/rates/generated/rule-sets.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'

/** The tax year that the specification is about, and those that it lets a visitor choose for a pension or a car. */
const SPECIFIED = '2024-25'
const SPECIFIED_TO_CHOOSE: ReadonlySet<TaxYear> = new Set<TaxYear>(['2022-23', '2023-24', SPECIFIED])

/** The rule sets that have something to say of a year. The specification is about one, or three where the form asks for the year. */
export function ruleSetsOffered(fields: Readonly<Record<string, unknown>>, year: TaxYear): readonly RuleSet[] {
  const isSpecified = 'taxYear' in fields ? SPECIFIED_TO_CHOOSE.has(year) : year === SPECIFIED
  return isSpecified ? (Object.keys(ruleSets) as RuleSet[]) : [defaultRuleSet]
}
