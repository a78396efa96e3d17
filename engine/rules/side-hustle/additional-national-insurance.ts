import type { Decimal } from '../../money/decimal.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import { class4 } from '../national-insurance/class-4.ts'
import type { Contribution } from '../national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

/** What side income adds to National Insurance, and the contributions that it was worked out from. Annual pounds, unrounded. */
export type AdditionalNationalInsurance =
  | { readonly charge: 'class-4'; readonly onSideIncome: Contribution; readonly additional: Decimal }
  | { readonly charge: 'class-1'; readonly onSalary: Contribution; readonly onBoth: Contribution; readonly additional: Decimal }

/**
 * National Insurance on taxable side income: Class 4 on that profit alone, whatever the salary (SSCBA 1992 s.15), or, where the
 * method says so, what it adds to Class 1 when both are taken as one salary.
 */
export function additionalNationalInsurance(
  salary: Decimal,
  sideIncome: Decimal,
  rates: NationalInsuranceRates,
): AdditionalNationalInsurance {
  if (rates.methods.sideHustle.nationalInsurance.value === 'class-4-alone') {
    const onSideIncome = class4(sideIncome, rates)
    return { charge: 'class-4', onSideIncome, additional: onSideIncome.contribution }
  }
  const onSalary = class1Employee(salary, rates)
  const onBoth = class1Employee(salary.plus(sideIncome), rates)
  return { charge: 'class-1', onSalary, onBoth, additional: onBoth.contribution.minus(onSalary.contribution) }
}
