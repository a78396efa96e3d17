import { defaultRuleSet } from './generated/rule-sets.ts'
import { RULE_SETS, type RuleSet, type TaxYear } from './rates-at.ts'

/** The tax year that the specification gives constants and page text for. */
const SPECIFIED: readonly TaxYear[] = ['2024-25']

/** The calculators for which it has more years. */
const SPECIFIED_FOR: Readonly<Record<string, readonly TaxYear[]>> = {
  'company-car': ['2022-23', '2023-24', '2024-25'],
  'pension-allowance': ['2022-23', '2023-24', '2024-25'],
}

/**
 * The rule sets that a calculator offers in a tax year: all of them in a year of the specification, and the law alone in any other. The
 * other rule sets are what the specification says, and it says nothing of other years.
 */
export const ruleSetsOffered = (slug: string, taxYear: TaxYear): readonly RuleSet[] =>
  specifiedFor(slug).includes(taxYear) ? RULE_SETS : [defaultRuleSet]

/** Why a calculator does not offer a rule set in a tax year, to follow the name of the rule set; undefined where it does. */
export const whyNotOffered = (slug: string, ruleSet: RuleSet, taxYear: TaxYear): string | undefined =>
  ruleSetsOffered(slug, taxYear).includes(ruleSet)
    ? undefined
    : `is what the specification says of ${specifiedFor(slug).join(', ')}, and it says nothing of ${taxYear}; use ${defaultRuleSet}`

const specifiedFor = (slug: string): readonly TaxYear[] => SPECIFIED_FOR[slug] ?? SPECIFIED
