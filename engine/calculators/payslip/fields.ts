import { isPublicServicePension, numberedPlanWords, pensionBasis, pensionMethod, taxYear } from '../../inputs/common-fields.ts'
import { choice, type Fields, type InputsOf, type NumberField } from '../../inputs/field.ts'
import { niCategory } from '../../inputs/ni-categories.ts'
import { type PayFrequency, PERIODS, payFrequency } from '../../inputs/pay-periods.ts'
import { taxCode } from '../../inputs/tax-code.ts'

const payPeriod = {
  kind: 'number',
  label: 'Pay Period',
  least: 1,
  most: PERIODS.weekly.most,
  step: 1,
  blank: 1,
} as const satisfies NumberField

/** The pay periods that a year can have, by how often somebody is paid. */
export const payPeriodOf = (frequency: PayFrequency): NumberField => ({ ...payPeriod, most: PERIODS[frequency].most })

export const fields = {
  grossPay: { kind: 'money', label: 'Pay Before Deductions', isMain: true },
  payFrequency,
  payPeriod,
  taxCode,
  payToDate: { kind: 'money', label: 'Taxable Pay Before This Payslip' },
  taxToDate: { kind: 'money', label: 'Tax Paid Before This Payslip' },
  isSameBefore: { kind: 'flag', label: 'Same Pay Every Time Before', blank: false },
  taxYear,
  pensionContribution: { kind: 'percent', label: 'Pension Contribution' },
  pensionMethod,
  isPublicServicePension,
  pensionBasis,
  studentLoanPlan: choice({
    label: 'Student Loan Plan',
    options: ['none', 'plan1', 'plan2', 'plan4', 'plan5'],
    blank: 'none',
    words: { none: 'None', ...numberedPlanWords },
    inSentence: { none: 'no student loan', ...numberedPlanWords },
  }),
  postgraduateLoan: { kind: 'flag', label: 'Postgraduate Loan as Well', blank: false },
  niCategory,
  isNonCumulative: { kind: 'flag', label: 'W1, M1 or X After the Code', blank: false },
  isDirector: { kind: 'flag', label: 'Company Director', blank: false },
} as const satisfies Fields

/** What a payslip is worked out from. */
export type PayslipInputs = InputsOf<typeof fields>
