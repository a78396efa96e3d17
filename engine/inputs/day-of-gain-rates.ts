import { capitalGains } from '../rates/generated/capital-gains.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'

/**
 * The day within a tax year from which gains on most assets are taxed at other rates, such as 2024-10-30. Undefined for a year with the same
 * rates on every day. TCGA 1992 s.1H; FA 2025 s.7(3).
 */
export function dayOfNewGainRates(taxYear: TaxYear): string | undefined {
  const { starts, ends } = taxYears[taxYear]
  return capitalGains.otherAssets.higherRate.values.map(({ from }): string => from).find((from) => starts < from && from <= ends)
}
