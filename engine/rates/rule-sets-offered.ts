// Pages load it with their form, so it imports no arithmetic.
import { defaultRuleSet, ruleSets } from './generated/rule-sets.ts'
import type { RuleSet, TaxYear } from './rates-at.ts'

/** The tax year that the specification is about, and those that it lets a visitor choose for a pension or a car. */
export const SPECIFIED: readonly TaxYear[] = ['2024-25']
export const SPECIFIED_TO_CHOOSE: readonly TaxYear[] = ['2022-23', '2023-24', '2024-25']

const everyRuleSet = Object.keys(ruleSets) as RuleSet[]

/** The tax years that the specification is about, for a calculator with these fields. */
export const specifiedYears = (fields: Readonly<Record<string, unknown>>): readonly TaxYear[] =>
  'taxYear' in fields ? SPECIFIED_TO_CHOOSE : SPECIFIED

/** The rule sets that a calculator with these fields offers in a tax year. The specification’s say nothing of other years than its own. */
export const ruleSetsOffered = (fields: Readonly<Record<string, unknown>>, taxYear: TaxYear): readonly RuleSet[] =>
  specifiedYears(fields).includes(taxYear) ? everyRuleSet : [defaultRuleSet]
