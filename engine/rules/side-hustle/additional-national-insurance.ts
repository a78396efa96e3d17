import { type Amount, type Occasion, within } from '../../formula/amount.ts'
import type { Condition } from '../../formula/condition.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import { class4WithinAnnualMaximum } from '../national-insurance/class-4-annual-maximum.ts'
import type { ContributionWords } from '../national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

const EXTRA = { key: 'additionalNI', label: 'Extra National Insurance' }
const CLASS_4: ContributionWords = { ...EXTRA, title: 'Class 4 National Insurance by band' }
const CLASS_1: ContributionWords = {
  key: 'nationalInsurance',
  label: 'National Insurance (Class 1)',
  title: 'Class 1 National Insurance by band',
}

/** A year’s salary, the taxable side income on top of it, and the two together. Annual pounds. */
interface SideIncome {
  readonly salary: Amount
  readonly sideIncome: Amount
  readonly both: Amount
}

/** The National Insurance that side income adds. `isReducedByMaximum` is where Class 1 on the salary lowers Class 4. Annual pounds, unrounded. */
type AdditionalNationalInsurance =
  | { readonly charge: 'class-4'; readonly additional: Amount; readonly isReducedByMaximum: Condition }
  | { readonly charge: 'class-1'; readonly additional: Amount }

/**
 * National Insurance for a year on taxable side income. By one method it is Class 4 on that profit (SSCBA 1992 s.15), within the annual
 * maximum that Class 1 on the salary counts towards (SI 2001/1004 reg.100). By the other, it is what the side income adds to Class 1 when
 * it is treated as more salary; `occasions` give the two computations of Class 1 their keys and words. Annual pounds, unrounded.
 */
export function additionalNationalInsurance(
  { salary, sideIncome, both }: SideIncome,
  occasions: { readonly before: Occasion; readonly after: Occasion },
  rates: NationalInsuranceRates,
): AdditionalNationalInsurance {
  if (rates.methods.sideHustle.nationalInsurance.value === 'class-4-within-annual-maximum') {
    const { contribution, isReducedByMaximum } = class4WithinAnnualMaximum(sideIncome, salary, rates, CLASS_4)
    return { charge: 'class-4', additional: contribution, isReducedByMaximum }
  }
  const onSalary = within(occasions.before, () => class1Employee(salary, rates, CLASS_1))
  const onBoth = within(occasions.after, () => class1Employee(both, rates, CLASS_1))
  return { charge: 'class-1', additional: onBoth.less(onSalary).named(EXTRA.key, EXTRA.label) }
}
