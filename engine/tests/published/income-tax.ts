import { Decimal } from '../../money/decimal.ts'
import { chargedIn } from './bands.ts'
import { cell, claimsOf, isOf, type Mapping, number } from './claim.ts'

const regionOf: Readonly<Record<string, string>> = { 'England/Wales/NI': 'england', Scotland: 'scotland', rUK: 'england' }

const chargedAt = (rate: string) => chargedIn('incomeTax', rate)

const bands: Mapping = {
  file: 'income_tax_bands',
  claims: (row) => {
    const region = regionOf[cell(row, 'country')] ?? ''
    const isScottish = region === 'scotland'
    return claimsOf(
      row,
      { slug: 'income-tax', inputs: { annualSalary: cell(row, 'gross_annual'), region } },
      {
        expected_starter: chargedAt('0.19'),
        expected_basic: chargedAt('0.2'),
        expected_intermediate: chargedAt('0.21'),
        expected_higher: chargedAt(isScottish ? '0.42' : '0.4'),
        expected_advanced: chargedAt('0.45'),
        expected_additional_or_top: chargedAt(isScottish ? '0.48' : '0.45'),
      },
    )
  },
}

const PERSONAL_ALLOWANCE = 12570

// The figure is on taxable income; these are low enough for the whole allowance to stand before it.
const onTaxableIncome: Mapping = {
  file: 'income_tax_on_taxable_income',
  claims: (row) => {
    const annualSalary = number(row, 'taxable_income').plus(PERSONAL_ALLOWANCE)
    if (annualSalary.greaterThan(100_000)) return []
    const inputs = { annualSalary: annualSalary.toFixed(), region: regionOf[cell(row, 'country')] ?? '' }
    return claimsOf(row, { slug: 'income-tax', inputs }, { expected_income_tax: 'incomeTax' })
  },
}

// The allowance and its taper have been the same since 2021/22 (ITA 2007 s.35); the rows say so.
const personalAllowance: Mapping = {
  file: 'personal_allowance',
  claims: (row) => {
    const income = cell(row, 'adjusted_net_income')
    if (!/^\d+$/.test(income) || !isOf(row, '2022/23 (unchanged', '2023/24 on', '2025/26 (same')) return []
    return claimsOf(row, allowanceOn(new Decimal(income)), { expected_personal_allowance: 'personalAllowance' })
  },
}

/** The calculator that names the allowance in its record, asked about income that has no dividends in it. */
export const allowanceOn = (income: Decimal) => ({ slug: 'dividend-tax', inputs: { otherIncome: income.toFixed() } })

export const incomeTaxMappings = [bands, onTaxableIncome, personalAllowance]
