import { Decimal } from '../../money/decimal.ts'
import type { Row } from './cases.ts'
import { cell, claimsOf, isOf, type Mapping, number, type Question, taxYearOf, type Working } from './claim.ts'

const ofYear = (taxYear: string, inputs: Readonly<Record<string, string>>): Question => ({
  slug: 'pension-allowance',
  inputs: { taxYear, ...inputs },
})

/** The tax year a row can be asked for. The limits of 2020/21 to 2022/23 are one set, and so are those from 2023/24. */
const askedYear = (row: Row): string | undefined => {
  if (isOf(row, '2020/21-2022/23')) return '2022-23'
  if (isOf(row, '2025/26')) return '2024-25'
  return isOf(row, '2022/23', '2023/24', '2024/25') ? taxYearOf(cell(row, 'tax_year')) : undefined
}

/** Incomes given outright: a salary of the threshold income, and what the employer pays in above it. */
function fromIncomes(row: Row): Readonly<Record<string, string>> {
  const adjusted = number(row, 'given_adjusted_income')
  const salary = cell(row, 'given_threshold_income') || adjusted.minus(number(row, 'pension_input')).toFixed()
  return { annualSalary: salary, employerContributions: adjusted.minus(salary).toFixed() }
}

const fromParts = (row: Row): Readonly<Record<string, string>> => ({
  annualSalary: cell(row, 'total_income'),
  pensionContributions: cell(row, 'member_relief_at_source_gross'),
  employerContributions: cell(row, 'employer_contribution'),
  carryForward2023: cell(row, 'carry_forward_in'),
})

const reducedFrom =
  (standard: number): Working =>
  (field) =>
    field('availableAllowance').negated().plus(standard)

const taper: Mapping = {
  file: 'pension_annual_allowance_taper',
  claims: (row) => {
    const taxYear = askedYear(row)
    if (taxYear === undefined) return []
    const question = ofYear(taxYear, cell(row, 'total_income') === '' ? fromIncomes(row) : fromParts(row))
    return claimsOf(row, question, {
      expected_threshold_income: 'thresholdIncomeAmount',
      expected_adjusted_income: 'adjustedIncome',
      expected_reduction: reducedFrom(taxYear === '2022-23' ? 40_000 : 60_000),
      expected_annual_allowance: 'availableAllowance',
      expected_available_with_cf: 'totalAvailableAllowance',
      expected_excess_charged: 'excessContributions',
    })
  },
}

/** What the row of the year before, in the same sequence, leaves over. */
const leftBefore = (row: Row, rows: readonly Row[], column: string): string => {
  const before = rows[rows.indexOf(row) - 1]
  return before && cell(row, 'sequence') !== '' && cell(before, 'sequence') === cell(row, 'sequence') ? cell(before, column) : ''
}

const carryForward: Mapping = {
  file: 'carry_forward',
  claims: (row, rows) => {
    if (!isOf(row, '2022/23', '2023/24', '2024/25')) return []
    const inputs = {
      // Low enough for no taper, high enough for no other limit.
      annualSalary: '100000',
      employerContributions: cell(row, 'pension_input'),
      carryForward2023: leftBefore(row, rows, 'expected_cumulative_cf_to_next_year'),
    }
    return claimsOf(row, ofYear(taxYearOf(cell(row, 'tax_year')), inputs), {
      expected_unused_this_year: (field) => Decimal.max(0, field('availableAllowance').minus(field('totalContributions'))),
      expected_cumulative_cf_to_next_year: 'remainingAllowance',
      expected_max_contribution: 'totalAvailableAllowance',
    })
  },
}

const charge: Mapping = {
  file: 'annual_allowance_charge',
  claims: (row, rows) => {
    if (!isOf(row, '2022/23', '2024/25') || cell(row, 'pension_input') === '') return []
    const employerContributions = cell(row, 'pension_input')
    const salary = cell(row, 'total_income') || number(row, 'adjusted_income').minus(employerContributions).toFixed()
    const carryForward2023 = leftBefore(row, rows, 'expected_unused_cf_after')
    return claimsOf(row, ofYear(taxYearOf(cell(row, 'tax_year')), { annualSalary: salary, employerContributions, carryForward2023 }), {
      expected_chargeable: 'excessContributions',
      expected_charge: 'annualAllowanceCharge',
      expected_unused_cf_after: 'remainingAllowance',
    })
  },
}

const definedBenefit: Mapping = {
  file: 'db_pension_input_amount',
  claims: (row) => {
    if (!isOf(row, '2022/23', '2024/25') || cell(row, 'closing_pension') === '') return []
    const inputs = { hasDBPension: 'true', dbOpeningPension: cell(row, 'opening_pension'), dbClosingPension: cell(row, 'closing_pension') }
    return claimsOf(row, ofYear(taxYearOf(cell(row, 'tax_year')), inputs), { expected_pia: 'dbPensionInput' })
  },
}

export const pensionAllowanceMappings = [taper, carryForward, charge, definedBenefit]
