import { amountCharged, chargedIn } from './bands.ts'
import { cell, claimsOf, isOf, type Mapping } from './claim.ts'

const charged = (rate: string) => chargedIn('dividendTax', rate)

const dividends: Mapping = {
  file: 'dividend_tax',
  claims: (row) => {
    const isYearBefore = isOf(row, '2023/24')
    if (!isYearBefore && !isOf(row, '2024/25', '2025/26 (same rates')) return []
    // One row says no more than that a higher-rate taxpayer has the dividends: any income of one will do.
    const otherIncome = cell(row, 'non_dividend_income') || (cell(row, 'note') === 'higher-rate taxpayer' ? '60000' : '')
    const inputs = { otherIncome, dividendIncome: cell(row, 'dividends') }
    return claimsOf(
      row,
      { slug: 'dividend-tax', inputs, taxYear: isYearBefore ? '2023-24' : '2024-25' },
      {
        expected_taxable_dividends: amountCharged('dividendTax'),
        expected_dividend_tax_basic: charged('0.0875'),
        expected_dividend_tax_higher: charged('0.3375'),
        expected_dividend_tax_additional: charged('0.3935'),
        expected_dividend_tax: 'dividendTax',
      },
    )
  },
}

// From 30 October 2024 the rates are 18% and 24% on everything, and the exempt amount is £3,000, as in the two years after.
const gains: Mapping = {
  file: 'capital_gains_tax',
  claims: (row) => {
    if (cell(row, 'gain_given') !== '') {
      const isExtended = cell(row, 'basic_rate_band') !== '37700'
      if (!isOf(row, '2024/25', '2025/26 (18%/24%', '2026/27 (same rates') || isExtended) return []
      const inputs = { salePrice: cell(row, 'gain_given'), otherIncome: cell(row, 'income') }
      return claimsOf(row, { slug: 'capital-gains', inputs }, { expected_tax: 'capitalGainsTax' })
    }
    if (!isOf(row, '2024/25', 'any')) return []
    const inputs = {
      salePrice: cell(row, 'disposal_value'),
      sellingCosts: cell(row, 'disposal_costs'),
      purchasePrice: cell(row, 'acquisition_value'),
      improvementCosts: String(Number(cell(row, 'acquisition_costs')) + Number(cell(row, 'improvements'))),
      disposalDate: cell(row, 'disposal_date'),
    }
    return claimsOf(row, { slug: 'capital-gains', inputs }, { expected_gain: 'gain' })
  },
}

export const dividendAndGainMappings = [dividends, gains]
