// Pages load it with their form, so it imports no arithmetic.
import { defaultRuleSet, ruleSets } from './generated/rule-sets.ts'
import type { RuleSet, TaxYear } from './rates-at.ts'

/** The tax year that the specification is about, and those that it lets a visitor choose for a pension or a car. */
export const SPECIFIED: readonly TaxYear[] = ['2024-25']
export const SPECIFIED_TO_CHOOSE: readonly TaxYear[] = ['2022-23', '2023-24', '2024-25']

const everyRuleSet = Object.keys(ruleSets) as RuleSet[]

/** Whether the specification knows a calculator. The calculator says so, and its form, which a page has before it has the calculator. */
export interface KnownToSpecification {
  /** Set where the specification does not know it: the law is then its only rule set. */
  readonly isLawAlone?: true
}

/** What of a calculator decides which rule sets it offers: whether it asks for the year, and whether the specification knows it at all. */
export interface Specified extends KnownToSpecification {
  readonly fields: Readonly<Record<string, unknown>>
}

/** The tax years that the specification is about, for a calculator. */
export const specifiedYears = ({ fields, isLawAlone }: Specified): readonly TaxYear[] =>
  isLawAlone ? [] : 'taxYear' in fields ? SPECIFIED_TO_CHOOSE : SPECIFIED

/** The rule sets that a calculator offers in a tax year. The specification’s say nothing of other years than its own. */
export const ruleSetsOffered = (calculator: Specified, taxYear: TaxYear): readonly RuleSet[] =>
  specifiedYears(calculator).includes(taxYear) ? everyRuleSet : [defaultRuleSet]
