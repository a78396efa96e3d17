import { type Amount, number } from '../../expression/amount.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { taxOnIncome } from '../../law/income-tax/tax-on-income.ts'
import type { IncomeTaxRates } from '../../law/rates.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'

/**
 * The Income Tax that HMRC pays back to somebody who earns equal pay for some months from the start of the tax year, with the standard tax
 * code, and nothing after that. Each month, PAYE takes a twelfth of the tax on a whole year of such pay. In total, that is more than the
 * tax due on the pay itself, which has the whole Personal Allowance. ITEPA 2003 s.685; ITA 2007 s.35. Pounds for the year, unrounded.
 */
export function refundAfterStopping(pay: Amount, months: Amount, region: Region, rates: IncomeTaxRates): Amount {
  const year = number(MONTHS_IN_A_YEAR)
  const taxOnWholeYear = taxOnIncome({ income: pay.times(year).dividedBy(months), region }, rates).tax
  const taken = taxOnWholeYear.times(months).dividedBy(year)
  return taken.excessOver(taxOnIncome({ income: pay, region }, rates).tax)
}
