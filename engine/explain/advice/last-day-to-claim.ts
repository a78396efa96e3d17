import { yearsLater } from '../../inputs/day.ts'
import { deadlines } from '../../rates/generated/deadlines.ts'
import { defaultRuleSet } from '../../rates/generated/rule-sets.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { ratesAt, type TaxYear } from '../../rates/rates-at.ts'

/** The last day on which an allowance of a tax year, or tax of it that was overpaid, can be claimed. TMA 1970 s.43(1) and Sch.1AB para.3. */
export const lastDayToClaim = (taxYear: TaxYear): string =>
  yearsLater(taxYears[taxYear].ends, ratesAt({ deadlines }, taxYear, defaultRuleSet).deadlines.claimYears.value.toNumber())
