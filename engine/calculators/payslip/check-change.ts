import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { fields } from './fields.ts'

/** What a payslip is worked out from. */
export type Inputs = InputsOf<typeof fields>

/** One thing that payroll may have done differently. `inputs` are what the payslip was then worked out from. */
export interface Change {
  readonly kind:
    | 'basis'
    | 'code'
    | 'nothing-before'
    | 'includes-this'
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
  readonly inputs: Inputs
  /** The percentage that leaves pay, where `inputs` has it with the tax relief. */
  readonly percentTaken?: Decimal
}
