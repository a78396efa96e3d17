import { describe, expect, it } from 'vitest'
import { readGolden } from '../../golden/code/read-golden.ts'
import { SLUGS } from '../tests/calculators.ts'
import { RULE_SETS, type RuleSet, type TaxYear } from './rates-at.ts'
import { ruleSetsOffered, whyNotOffered } from './rule-sets-offered.ts'

describe('the rule sets of a calculator in a tax year', () => {
  it.each<[string, TaxYear, readonly RuleSet[]]>([
    ['income-tax', '2024-25', RULE_SETS],
    ['income-tax', '2023-24', ['statute']],
    ['income-tax', '2026-27', ['statute']],
    ['company-car', '2022-23', RULE_SETS],
    ['company-car', '2025-26', ['statute']],
    ['pension-allowance', '2023-24', RULE_SETS],
  ])('%s in %s offers %s', (slug, taxYear, offered) => {
    expect(ruleSetsOffered(slug, taxYear)).toEqual(offered)
  })

  it('says why one is not offered', () => {
    expect(whyNotOffered('vat', 'constants', '2024-25')).toBeUndefined()
    expect(whyNotOffered('vat', 'constants', '2026-27')).toBe(
      'is what the specification says of 2024-25, and it says nothing of 2026-27; use statute',
    )
  })

  it.each(SLUGS)('every golden row of %s holds under rule sets that are offered in its year', (slug) => {
    const other = readGolden(slug).filter(({ rules, taxYear }) =>
      rules.some((rule) => whyNotOffered(slug, rule as RuleSet, taxYear as TaxYear) !== undefined),
    )
    expect(other.map((row) => `line ${row.line}: ${row.case}`)).toEqual([])
  })
})
