import type { Decimal } from '../../money/decimal.ts'
import type { PayslipInputs } from './fields.ts'

/** One thing that payroll may have done differently. `inputs` are what the payslip was then worked out from. */
export interface PayrollChange {
  readonly kind:
    | 'basis'
    | 'code'
    | 'nothing-before'
    | 'includes-this'
    | 'tax-includes-this'
    | 'pay-includes-this'
    | 'gross-to-date'
    | 'tax-to-date'
    | 'later-period'
    | 'pension-method'
    | 'pension-basis'
    | 'pension-method-and-basis'
    | 'pension-relief'
    | 'no-pension'
    | 'loan-plan'
    | 'postgraduate-loan'
    | 'both-loans'
    | 'letter'
    | 'director'
    | 'period'
    | 'frequency'
    | 'year'
  readonly inputs: PayslipInputs
  /** The percentage that leaves pay, where `inputs` has it with the tax relief. */
  readonly percentTaken?: Decimal
}
