import type { Amount } from '../../expression/amount.ts'
import { type Meaning, PLAIN, type Words } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { BeforeAndAfter } from '../income-tax/added-tax.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import { class1AtMainRate, class1Employee, EMPLOYEE } from './class-1.ts'
import { isClass2Charged } from './class-2.ts'
import { type Class2WithinMaximum, class2WithinAnnualMaximum } from './class-2-annual-maximum.ts'
import { CLASS_4 } from './class-4.ts'
import { type Class4WithinMaximum, type Class4Words, class4WithinAnnualMaximum } from './class-4-annual-maximum.ts'
import type { ContributionWords } from './contribution.ts'

const TOO_LOW = say`Your side income is too low to pay any National Insurance.`

/** Class 4 where it is all the National Insurance that side income adds, and where Class 2 is charged as well. */
const CLASS_4_ALONE: Class4Words = {
  ...CLASS_4,
  key: 'additionalNI',
  label: 'Extra National Insurance',
  means: {
    words: say`Class 4 National Insurance on your side income.`,
    atZero: TOO_LOW,
  },
  withinMaximum: say`The three parts together. Because of your salary, you pay no more Class 4 than this.`,
}
const CLASS_4_WITH_CLASS_2: Class4Words = {
  ...CLASS_4,
  label: 'Class 4 National Insurance',
  withinMaximum: say`The most Class 4 you have to pay with your salary: the three parts together.`,
}
const CLASS_1: ContributionWords = {
  ...EMPLOYEE,
  label: 'National Insurance (Class 1)',
  title: 'Class 1 National Insurance by band',
}

/** A year’s salary, the taxable side income on top of it, and the two together. Annual pounds. */
interface SideIncome {
  readonly salary: Amount
  readonly sideIncome: Amount
  readonly both: Amount
}

/** The National Insurance that side income adds. Annual pounds, unrounded. */
export interface AdditionalNationalInsurance {
  readonly additional: Amount
  /** The contributions on the profit, Class 2 only while it is charged. Absent where Class 1 is charged on it instead. */
  readonly onProfit?: { readonly class4: Class4WithinMaximum; readonly class2?: Class2WithinMaximum }
}

/**
 * National Insurance for a year on taxable side income. By one method it is Class 4 on that profit (SSCBA 1992 s.15), and Class 2 while
 * that is charged (s.11), within the annual maxima that Class 1 on the salary counts towards (SI 2001/1004 regs.21 and 100). By the other
 * method it is what the side income adds to Class 1, as if it were more salary; `scopes` give the two computations of Class 1 their keys
 * and words. Annual pounds, unrounded.
 */
export function additionalNationalInsurance(
  { salary, sideIncome, both }: SideIncome,
  scopes: BeforeAndAfter,
  rates: NationalInsuranceRates,
): AdditionalNationalInsurance {
  if (rates.methods.sideHustle.nationalInsurance.value === 'class-4-within-annual-maximum') return onProfit(sideIncome, salary, rates)
  const onSalary = class1Employee(salary, rates, scopes.before, CLASS_1)
  const onBoth = class1Employee(both, rates, scopes.after, CLASS_1)
  return {
    additional: inTotal(
      onBoth.less(onSalary),
      say`The National Insurance on both together, less the National Insurance on your salary alone.`,
    ),
  }
}

/** Class 4 and, while it is charged, Class 2 on the profit of somebody with a salary. Annual pounds, unrounded. */
function onProfit(profit: Amount, salary: Amount, rates: NationalInsuranceRates): AdditionalNationalInsurance {
  const class1 = class1AtMainRate(salary, rates).means(
    say`What your employer takes from your salary at the main rate. What is taken at the lower rate, on pay above the upper limit, does not count here.`,
  )
  if (!isClass2Charged(rates)) {
    const class4 = class4WithinAnnualMaximum(profit, { class1 }, rates, PLAIN, CLASS_4_ALONE)
    return { additional: class4.contribution, onProfit: { class4 } }
  }
  const class2 = class2WithinAnnualMaximum(profit, class1, rates)
  const class4 = class4WithinAnnualMaximum(profit, { class1, class2: class2.contribution }, rates, PLAIN, CLASS_4_WITH_CLASS_2)
  const total = inTotal(class4.contribution.plus(class2.contribution), {
    words: say`Class 4 and Class 2 National Insurance on your side income, added together.`,
    atZero: TOO_LOW,
  })
  return { additional: total, onProfit: { class4, class2 } }
}

const inTotal = (contributions: Amount, means: Words | Meaning): Amount =>
  contributions.named('additionalNI', 'Extra National Insurance').means(means)
