import { isPublicServicePension, numberedPlanWords, pensionBasis, pensionMethod, taxYear } from '../../inputs/common-fields.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { choice, flag, money, number, percent } from '../../inputs/kinds.ts'
import { niCategory } from '../../inputs/ni-categories.ts'
import { type PayFrequency, PERIODS, payFrequency } from '../../inputs/pay-periods.ts'
import { taxCode } from '../../inputs/tax-code.ts'
import { rememberingAlways } from '../../remembering.ts'

const payPeriod = number({ label: 'Pay period', least: 1, most: PERIODS.weekly.most, step: 1, blank: 1 })

/** The pay periods that a year can have, by how often somebody is paid. */
export const payPeriodOf = rememberingAlways((frequency: PayFrequency) => number({ ...payPeriod, most: PERIODS[frequency].most }))

export const fields = {
  grossPay: money({ label: 'Pay before deductions', isMain: true }),
  payFrequency,
  payPeriod,
  taxCode,
  payToDate: money({ label: 'Taxable pay before this payslip' }),
  taxToDate: money({ label: 'Tax paid before this payslip' }),
  isSameBefore: flag({ label: 'Same pay every time before', blank: false }),
  taxYear,
  pensionContribution: percent({ label: 'Pension Contribution' }),
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
  postgraduateLoan: flag({ label: 'Postgraduate loan as well', blank: false }),
  niCategory,
  isNonCumulative: flag({ label: 'W1, M1 or X after the code', blank: false }),
  isDirector: flag({ label: 'Company director', blank: false }),
}

/** What a payslip is worked out from. */
export type PayslipInputs = InputsOf<typeof fields>
