import type { Amount } from '../../formula/amount.ts'
import type { Condition } from '../../formula/condition.ts'
import { type Occasion, within } from '../../formula/name.ts'
import { class1AtMainRate, class1Employee } from '../../rules/national-insurance/class-1.ts'
import { isClass2Charged } from '../../rules/national-insurance/class-2.ts'
import type { ContributionWords } from '../../rules/national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { class2WithinAnnualMaximum } from './class-2-annual-maximum.ts'
import { class4WithinAnnualMaximum } from './class-4-annual-maximum.ts'

const EXTRA = { key: 'additionalNI', label: 'Extra National Insurance' }
const CLASS_4_TITLE = 'Class 4 National Insurance by band'
const CLASS_4_ALONE: ContributionWords = { ...EXTRA, title: CLASS_4_TITLE }
const CLASS_4: ContributionWords = { key: 'class4NI', label: 'Class 4 National Insurance', title: CLASS_4_TITLE }
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

/**
 * The National Insurance that side income adds. Class 1 on the salary lowers Class 4 where `isReducedByMaximum`, and Class 2 where
 * `isClass2ReducedByMaximum`, which is there only while Class 2 is charged. Annual pounds, unrounded.
 */
type AdditionalNationalInsurance =
  | {
      readonly charge: 'class-4'
      readonly additional: Amount
      readonly isReducedByMaximum: Condition
      readonly isClass2ReducedByMaximum?: Condition
    }
  | { readonly charge: 'class-1'; readonly additional: Amount }

/**
 * National Insurance for a year on taxable side income. By one method it is Class 4 on that profit (SSCBA 1992 s.15), and Class 2 while
 * that is charged (s.11), within the annual maxima that Class 1 on the salary counts towards (SI 2001/1004 regs.21 and 100). By the other
 * method it is what the side income adds to Class 1, as if it were more salary; `occasions` give the two computations of Class 1 their keys
 * and words. Annual pounds, unrounded.
 */
export function additionalNationalInsurance(
  { salary, sideIncome, both }: SideIncome,
  occasions: { readonly before: Occasion; readonly after: Occasion },
  rates: NationalInsuranceRates,
): AdditionalNationalInsurance {
  if (rates.methods.sideHustle.nationalInsurance.value === 'class-4-within-annual-maximum') return onProfit(sideIncome, salary, rates)
  const onSalary = within(occasions.before, () => class1Employee(salary, rates, CLASS_1))
  const onBoth = within(occasions.after, () => class1Employee(both, rates, CLASS_1))
  return { charge: 'class-1', additional: onBoth.less(onSalary).named(EXTRA.key, EXTRA.label) }
}

/** Class 4 and, while it is charged, Class 2 on the profit of somebody with a salary. Annual pounds, unrounded. */
function onProfit(profit: Amount, salary: Amount, rates: NationalInsuranceRates): AdditionalNationalInsurance {
  const class1 = class1AtMainRate(salary, rates)
  if (!isClass2Charged(rates)) {
    const { contribution, isReducedByMaximum } = class4WithinAnnualMaximum(profit, { class1 }, rates, CLASS_4_ALONE)
    return { charge: 'class-4', additional: contribution, isReducedByMaximum }
  }
  const class2 = class2WithinAnnualMaximum(profit, class1, rates)
  const class4 = class4WithinAnnualMaximum(profit, { class1, class2: class2.contribution }, rates, CLASS_4)
  return {
    charge: 'class-4',
    additional: class4.contribution.plus(class2.contribution).named(EXTRA.key, EXTRA.label),
    isReducedByMaximum: class4.isReducedByMaximum,
    isClass2ReducedByMaximum: class2.isReducedByMaximum,
  }
}
