import type { Decimal } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import { type Class4WithinMaximum, class4WithinAnnualMaximum } from '../national-insurance/class-4-annual-maximum.ts'
import type { Contribution } from '../national-insurance/contribution.ts'

/** The National Insurance that side income adds, and the contributions that it was worked out from. Annual pounds, unrounded. */
export type AdditionalNationalInsurance =
  | { readonly charge: 'class-4'; readonly onSideIncome: Class4WithinMaximum; readonly additional: Decimal }
  | { readonly charge: 'class-1'; readonly onSalary: Contribution; readonly onBoth: Contribution; readonly additional: Decimal }

/**
 * National Insurance for a year on taxable side income. By one method it is Class 4 on that profit (SSCBA 1992 s.15), within the annual
 * maximum that Class 1 on the salary counts towards (SI 2001/1004 reg.100). By the other, it is what the side income adds to Class 1 when
 * it is treated as more salary. Annual pounds, unrounded.
 */
export function additionalNationalInsurance(
  salary: Decimal,
  sideIncome: Decimal,
  rates: NationalInsuranceRates,
): AdditionalNationalInsurance {
  const onSalary = class1Employee(salary, rates)
  if (rates.methods.sideHustle.nationalInsurance.value === 'class-4-within-annual-maximum') {
    const onSideIncome = class4WithinAnnualMaximum(sideIncome, onSalary, rates)
    return { charge: 'class-4', onSideIncome, additional: onSideIncome.contribution }
  }
  const onBoth = class1Employee(salary.plus(sideIncome), rates)
  return { charge: 'class-1', onSalary, onBoth, additional: onBoth.contribution.minus(onSalary.contribution) }
}
