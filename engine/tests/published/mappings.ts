import type { Mapping } from './claim.ts'
import { companyCarMappings } from './company-car.ts'
import { corporationTaxMappings } from './corporation-tax.ts'
import { dividendAndGainMappings } from './dividends-and-gains.ts'
import { incomeTaxMappings } from './income-tax.ts'
import { nationalInsuranceMappings } from './national-insurance.ts'
import { pensionAllowanceMappings } from './pension-allowance.ts'
import { pensionReliefMappings } from './pension-relief.ts'
import { studentLoanMappings } from './student-loans.ts'
import { takeHomeMappings } from './take-home.ts'
import { tradeAndPropertyMappings } from './trade-and-property.ts'

/** Files that ask what no calculator answers; every row of them is on the list of those not used. */
const NOT_ASKED: readonly Mapping[] = ['_known_wrong_do_not_use', 'ir35', 'paye_period'].map((file) => ({ file, claims: () => [] }))

/** Every case file, each once. */
export const MAPPINGS: readonly Mapping[] = [
  ...incomeTaxMappings,
  ...takeHomeMappings,
  ...studentLoanMappings,
  ...nationalInsuranceMappings,
  ...dividendAndGainMappings,
  ...corporationTaxMappings,
  ...companyCarMappings,
  ...pensionAllowanceMappings,
  ...pensionReliefMappings,
  ...tradeAndPropertyMappings,
  ...NOT_ASKED,
]
