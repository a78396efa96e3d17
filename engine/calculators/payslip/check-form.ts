import type { PayrollChange } from './check-change.ts'
import type { PayslipInputs } from './fields.ts'
import { fields } from './fields.ts'

/** Choices of the form that a payslip rarely prints: whoever fills it in may well have chosen another. */
const OF_FORM: ReadonlySet<PayrollChange['kind']> = new Set([
  'pension-method',
  'pension-basis',
  'pension-method-and-basis',
  'pension-relief',
  'includes-this',
  'tax-includes-this',
  'pay-includes-this',
  'gross-to-date',
  'tax-to-date',
  'later-period',
  'frequency',
  'director',
])

/** Whether a change is another code, or the same on another basis. */
export const isOfCode = ({ kind }: PayrollChange): boolean => kind === 'basis' || kind === 'code'

/** Whether a change is another payday: payroll’s mistake, or the payslip is of another day than the form. The payslip’s date tells. */
export const isOfPeriod = ({ kind }: PayrollChange): boolean => kind === 'period'

/**
 * The inputs that make the form agree with a payslip, where a change may well be how the form was filled in and not what payroll did: what a
 * payslip rarely says, and a letter or a loan that was left as it comes. Undefined where it is payroll’s to explain.
 */
export function formChange({ kind, inputs: changed }: PayrollChange, inputs: PayslipInputs): Partial<PayslipInputs> | undefined {
  const hasNoPlan = inputs.studentLoanPlan === fields.studentLoanPlan.blank
  const isAsItComes =
    (kind === 'letter' && inputs.niCategory === fields.niCategory.blank) ||
    (kind === 'loan-plan' && hasNoPlan) ||
    (kind === 'postgraduate-loan' && !inputs.postgraduateLoan) ||
    (kind === 'both-loans' && hasNoPlan && !inputs.postgraduateLoan)
  if (!OF_FORM.has(kind) && !isAsItComes) return undefined
  return Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => String(value) !== String(inputs[name as keyof PayslipInputs])),
  )
}
