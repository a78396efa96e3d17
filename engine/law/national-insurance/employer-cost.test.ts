import { expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class1EmployerFor, employmentAllowanceUsed, isAllowanceLimited } from './employer-cost.ts'

const WORDS = { key: 'employerNI', label: 'Employer NI', title: 'Employer NI by band' }
const CLASS_1 = 'nationalInsurance.class1'

it.each([
  [
    'standard',
    'SSCBA 1992 s.9',
    [
      `below the secondary threshold 0% to 9100: ${CLASS_1}.secondaryThreshold`,
      `above the secondary threshold 13.8%: ${CLASS_1}.employer.rate`,
    ],
  ],
  [
    'under-21',
    'SSCBA 1992 ss.9 and 9A',
    [
      `below the upper secondary threshold 0% to 50270: ${CLASS_1}.upperSecondaryThreshold`,
      `above the upper secondary threshold 13.8%: ${CLASS_1}.employer.rate`,
    ],
  ],
] as const)('the bands of secondary Class 1 for the category %s (%s) name the entries they come from', (category, law, told) => {
  const contribution = class1EmployerFor(category, pounds(60000), ratesOf(), WORDS)
  expect(contribution.name).toEqual({ key: 'employerNI', label: 'Employer NI', law })
  expect(bandsTold(new ExactEvaluator({}).slicesOf(contribution).map(({ band }) => band))).toEqual(told)
})

it.each([
  ['0', '0'],
  ['4999.99', '4999.99'],
  ['5000', '5000'],
  ['5000.01', '5000'],
])('the Employment Allowance on a liability of £%s is £%s (NICA 2014 s.4)', (liability, used) => {
  expect(worth(employmentAllowanceUsed(pounds(liability), ratesOf())).toFixed()).toBe(used)
})

it('a large bill last year loses the Employment Allowance until 5 April 2025 (NICA 2014 s.2)', () => {
  expect((['2022-23', '2024-25', '2025-26', '2026-27'] as const).map((year) => isAllowanceLimited(ratesOf('statute', year)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
