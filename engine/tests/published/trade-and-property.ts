import { cell, claimsOf, isOf, type Mapping } from './claim.ts'

// The allowance is £1,000 of gross receipts in every year since 2017/18 (ITTOIA 2005 Part 6A).
const tradingAllowance: Mapping = {
  file: 'trading_allowance',
  claims: (row) => {
    const hasLosses = Number(cell(row, 'losses_brought_forward')) !== 0
    if (cell(row, 'kind') !== 'trade' || !cell(row, 'choice').startsWith('allowance') || hasLosses) return []
    const question = { slug: 'side-hustle', inputs: { sideHustleIncome: cell(row, 'receipts'), useTradingAllowance: 'true' } }
    return claimsOf(row, question, { expected_taxable_profit: 'taxableIncome' })
  },
}

const VAT_DIRECTIONS: Readonly<Record<string, string>> = { add: 'false', remove: 'true' }

const vat: Mapping = {
  file: 'vat',
  claims: (row) => {
    const isInclusive = VAT_DIRECTIONS[cell(row, 'direction')] ?? ''
    const question = { slug: 'vat', inputs: { amount: cell(row, 'amount'), vatRate: cell(row, 'rate'), isInclusive } }
    return claimsOf(row, question, { expected_vat: 'vatAmount', expected_net: 'netAmount', expected_gross: 'grossAmount' })
  },
}

const CIS_STATUSES: Readonly<Record<string, string>> = { '20%': 'registered', '30%': 'unregistered', '0%': 'gross' }

// Payments are without VAT, so what stands in the row about VAT changes no deduction.
const cis: Mapping = {
  file: 'cis',
  claims: (row) => {
    const inputs = {
      grossPayment: cell(row, 'invoice_ex_vat'),
      materialsCost: cell(row, 'materials'),
      subcontractorStatus: CIS_STATUSES[cell(row, 'rate')] ?? '',
    }
    return claimsOf(
      row,
      { slug: 'cis', inputs },
      {
        expected_liable_amount: 'labourPayment',
        expected_deduction: 'cisDeduction',
        expected_payment_ex_vat: 'netPayment',
      },
    )
  },
}

// A 40% taxpayer’s other income, or where a row is about the reduction alone a basic-rate one’s: any in the band will do.
const rental: Mapping = {
  file: 'rental_income',
  claims: (row) => {
    if (!isOf(row, '2020/21 on', '2025')) return []
    const isHigherRate = cell(row, 'other_income_or_marginal_rate') === '40% taxpayer'
    const inputs = {
      annualRentalIncome: cell(row, 'rent') || '12000',
      allowableExpenses: cell(row, 'expenses'),
      mortgageInterest: cell(row, 'finance_costs'),
      otherIncome: isHigherRate ? '60000' : '30000',
    }
    return claimsOf(
      row,
      { slug: 'rental-income', inputs },
      {
        expected_property_profit: 'grossRentalProfit',
        expected_tax_on_profit: 'taxOnRentalProfit',
        expected_basic_rate_reduction: 'mortgageReliefBasicRate',
        expected_net_tax: 'totalTaxDue',
        expected_finance_costs_carried_forward: 'unusedFinanceCosts',
      },
    )
  },
}

export const tradeAndPropertyMappings = [tradingAllowance, vat, cis, rental]
