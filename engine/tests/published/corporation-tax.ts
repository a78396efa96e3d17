import { ZERO } from '../../money/decimal.ts'
import type { Row } from './cases.ts'
import { cell, claimsOf, type Mapping, number, type Working } from './claim.ts'

/** Rates and limits have stood since the financial year 2023. */
const FIRST_DAY = '2023-04-01'

const WITHOUT_DATES = new Set(['2024/25', 'FY2023 on', 'AP year to 2025-03-31'])

/** The whole months of the accounting period; none where it has odd days, or begins under earlier rates. */
function monthsOf(row: Row): number | undefined {
  if (cell(row, 'ap_start') === '') return WITHOUT_DATES.has(cell(row, 'tax_year')) ? 12 : undefined
  const start = new Date(cell(row, 'ap_start'))
  const dayAfter = new Date(cell(row, 'ap_end'))
  dayAfter.setUTCDate(dayAfter.getUTCDate() + 1)
  if (cell(row, 'ap_start') < FIRST_DAY || start.getUTCDate() !== dayAfter.getUTCDate()) return undefined
  return (dayAfter.getUTCFullYear() - start.getUTCFullYear()) * 12 + dayAfter.getUTCMonth() - start.getUTCMonth()
}

/** The companies that count: where two halves of a period differ, the larger number for the whole of it. CTM03956. */
const associates = (row: Row) =>
  Math.max(...['associated_companies', 'associated_fy1', 'associated_fy2'].map((column) => Number(cell(row, column))))

/** Left out of the record where there is none. */
const relief: Working = (field, { record }) => ('marginalRelief' in record ? field('marginalRelief') : ZERO)

const beforeRelief: Working = (field, result) => field('corporationTax').plus(relief(field, result))

const rateBeforeRelief: Working = (field, result) => beforeRelief(field, result).times(100).dividedBy(field('taxableProfit'))

const corporationTax: Mapping = {
  file: 'corporation_tax',
  alsoPrinted: ['lower_limit', 'upper_limit'],
  claims: (row) => {
    const months = monthsOf(row)
    if (months === undefined || Number(cell(row, 'exempt_distributions')) > 0) return []
    const question = {
      slug: 'corporation-tax',
      inputs: {
        taxableProfit: cell(row, 'taxable_profit'),
        accountingPeriodLength: String(months),
        associatedCompanies: String(associates(row)),
      },
    }
    const rates = { expected_rate: 'effectiveRate', expected_rate_before_mr: rateBeforeRelief }
    // Of a period in two financial years, the row of one has a share of the tax, but the rate of the whole: both have our rates and limits.
    const isPart = cell(row, 'row_scope') !== 'TOTAL' && !number(row, 'adj_profit').equals(number(row, 'taxable_profit'))
    if (isPart) return claimsOf(row, question, rates)
    const manual = cell(row, 'day_basis').includes('whole pounds')
    return [
      ...claimsOf(row, question, { expected_ct: 'corporationTax', ...rates }),
      ...claimsOf(row, question, { expected_marginal_relief: relief }),
      ...claimsOf(row, question, { lower_limit: 'lowerLimit', upper_limit: 'upperLimit' }, manual ? 'pound' : 'penny'),
      ...claimsOf(row, question, { expected_ct_before_mr: beforeRelief }),
    ]
  },
}

export const corporationTaxMappings = [corporationTax]
