// What the calculators of take-home pay ask of an employee.

import { type LoanPlan, marriageAllowance, numberedPlanWords, pensionFields, region } from './common-fields.ts'
import type { ChoiceField, Fields } from './field.ts'
import { choice, flag, money, number, percent } from './kinds.ts'
import { niCategory } from './ni-categories.ts'
import { payFields } from './pay-fields.ts'
import { taxCode } from './tax-code.ts'

const otherLoanPlan = choice({
  label: 'Another student loan plan',
  options: ['none', 'plan1', 'plan2', 'plan4', 'plan5'],
  blank: 'none',
  words: { none: 'None', ...numberedPlanWords },
  inSentence: { none: 'no other plan', ...numberedPlanWords },
  isRare: true,
})

/** What few employees have. A blank means that it is not there. */
const rareFields = {
  taxCode: { ...taxCode, isRare: true },
  bonus: money({ label: 'Bonus or overtime in one month', blank: 'unknown', isRare: true }),
  taxableBenefits: money({ label: 'Taxable benefits from work', per: 'year', blank: 'unknown', isRare: true }),
  secondIncome: money({ label: 'Second job or pension', per: 'year', blank: 'unknown', isRare: true }),
  secondIncomeKind: choice({
    label: 'What the second income is',
    options: ['job', 'pension'],
    blank: 'job',
    words: { job: 'Pay from a second job', pension: 'A pension that I receive' },
    isRare: true,
  }),
  secondIncomePaid: choice({
    label: 'How often it is paid',
    options: ['every-month', 'once'],
    blank: 'every-month',
    words: { 'every-month': 'Every month', once: 'Once, all in one month' },
    isRare: true,
  }),
  secondTaxCode: { ...taxCode, label: 'Tax code of the second income', isRare: true },
  children: number({
    label: 'Children you get Child Benefit for',
    least: 0,
    most: 20,
    step: 1,
    blank: 'unknown',
    unit: 'children',
    isRare: true,
  }),
  marriageAllowance,
  blindPersonsAllowance: flag({ label: 'Blind Person’s Allowance', blank: false, isRare: true }),
  niCategory: { ...niCategory, isRare: true },
  isDirector: flag({ label: 'Company director', blank: false, isRare: true }),
} as const

/** What both calculators of take-home pay ask of an employee. They differ in which student loans are offered, and which one a blank means. */
export const employeeFields = <const Plan extends LoanPlan | 'none'>(studentLoanPlan: ChoiceField<readonly Plan[]>) =>
  ({
    ...payFields,
    pensionContribution: percent({ label: 'Pension Contribution' }),
    studentLoanPlan,
    region,
    ...pensionFields,
    otherLoanPlan,
    postgraduateLoan: flag({ label: 'Postgraduate loan as well', blank: false }),
    ...rareFields,
  }) as const satisfies Fields
export type EmployeeFields = ReturnType<typeof employeeFields<LoanPlan | 'none'>>
