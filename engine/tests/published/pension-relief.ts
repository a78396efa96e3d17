import type { Decimal } from '../../money/decimal.ts'
import type { Row } from './cases.ts'
import { type Claim, cell, claimsOf, isOf, type Mapping, number, type Working } from './claim.ts'

/** Earnings where a row gives none but says who pays in: well inside the band of the taxpayer its note or its page names. */
function earningsOf(row: Row): string {
  const named = cell(row, 'note') + cell(row, 'source')
  if (cell(row, 'gross_income') !== '') return cell(row, 'gross_income')
  if (named.includes('additional-rate taxpayer')) return '200000'
  return named.includes('higher-rate') ? '80000' : '30000'
}

/** The contribution that reaches the pension: the row’s own, the net one with its basic-rate relief, or a share or twelfth of pay. */
function grossContribution(row: Row): Decimal {
  const gross = cell(row, 'gross_contribution')
  const amount = number({ gross: /^[\d.]*/.exec(gross)?.[0] ?? '' }, 'gross')
  if (gross.endsWith('% of pay')) return number(row, 'gross_income').times(amount).dividedBy(100)
  if (gross.endsWith('a month')) return amount.times(12)
  return gross === '' ? number(row, 'net_contribution').dividedBy(0.8) : amount
}

const isAsked = (row: Row) => isOf(row, '2024/25', 'any') && ['relief at source', 'net pay'].includes(cell(row, 'method'))

const pensionRelief: Mapping = {
  file: 'pension_tax_relief',
  claims: (row): Claim[] => {
    if (!isAsked(row)) return []
    const inputs = { annualEarnings: earningsOf(row), pensionContribution: grossContribution(row).toFixed() }
    const contribution = { slug: 'pension-relief', inputs }
    const taxBefore = { slug: 'income-tax', inputs: { annualSalary: earningsOf(row) } }
    // The source’s tax without the contribution, less what ours says the contribution saves.
    const taxAfter: Working = (field) => number(row, 'expected_tax_before').minus(field('totalRelief'))
    return [
      ...claimsOf(row, contribution, {
        expected_basic_relief_at_source: 'basicRateRelief',
        expected_extra_relief: 'higherRateRelief',
        expected_total_relief: 'totalRelief',
        expected_net_cost: 'netCost',
        expected_pot: (field) => field('basicRateRelief').plus(number(row, 'net_contribution')),
      }),
      ...(cell(row, 'expected_tax_before') === '' ? [] : claimsOf(row, contribution, { expected_tax_after: taxAfter })),
      ...claimsOf(row, taxBefore, { expected_tax_before: 'incomeTax' }),
    ]
  },
}

export const pensionReliefMappings = [pensionRelief]
