import { expect, it } from 'vitest'
import { readGolden } from '../../golden/code/read-golden.ts'
import { calculator as companyCar } from '../calculators/company-car/answer.ts'
import { calculator as payslip } from '../calculators/payslip/answer.ts'
import { calculator as vat } from '../calculators/vat/answer.ts'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import type { RuleSet, TaxYear } from './rates-at.ts'
import { ruleSetsOffered, specifiedYears } from './rule-sets-offered.ts'

const ALL = ['statute', 'constants', 'text']

it.each<[TaxYear, string[], string[]]>([
  ['2022-23', ['statute'], ALL],
  ['2023-24', ['statute'], ALL],
  ['2024-25', ALL, ALL],
  ['2025-26', ['statute'], ['statute']],
  ['2026-27', ['statute'], ['statute']],
])('%s has the rule sets of the specification only where the specification is about it', (year, usual, whereChosen) => {
  expect(ruleSetsOffered(vat, year)).toEqual(usual)
  expect(ruleSetsOffered(companyCar, year)).toEqual(whereChosen)
  expect(ruleSetsOffered(payslip, year)).toEqual(['statute'])
})

it('names the years that the specification is about', () => {
  expect(specifiedYears(vat)).toEqual(['2024-25'])
  expect(specifiedYears(companyCar)).toEqual(['2022-23', '2023-24', '2024-25'])
})

it.each(SLUGS)('every golden row of %s is about rule sets that its tax year has', async (slug) => {
  const calculator = await calculatorNamed(slug)
  const others = readGolden(slug).filter(({ rules, taxYear }) => {
    const offered = ruleSetsOffered(calculator, taxYear as TaxYear)
    return rules.some((rule) => !offered.includes(rule as RuleSet))
  })
  expect(others.map((row) => `line ${row.line}: ${row.case}`)).toEqual([])
})
