import type { Decimal } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'
import type { Region } from '../income-tax/region.ts'
import { type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'

export interface AdditionalIncomeTax {
  readonly onSalary: TaxOnIncome
  readonly onBoth: TaxOnIncome
  readonly additional: Decimal
}

/**
 * What taxable side income adds to the Income Tax on a salary: the tax on both less the tax on the salary, so that a
 * Personal Allowance which it uses up or tapers away counts. ITA 2007 ss.10, 23 and 35. Annual pounds, unrounded.
 */
export function additionalIncomeTax(salary: Decimal, sideIncome: Decimal, region: Region, rates: IncomeTaxRates): AdditionalIncomeTax {
  const onSalary = taxOnIncome({ income: salary, region }, rates)
  const onBoth = taxOnIncome({ income: salary.plus(sideIncome), region }, rates)
  return { onSalary, onBoth, additional: onBoth.tax.minus(onSalary.tax) }
}
