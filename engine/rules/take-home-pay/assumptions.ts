import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { TakeHomePay } from './take-home-pay.ts'

/** What was taken for granted, the most important first; of a pension, how it is paid. */
export const takeHomeAssumptions = ({ pension }: TakeHomePay): Assumption[] => [
  { code: 'region', field: 'region' },
  ...(pension.isZero() ? [] : [{ code: 'pension-method', field: 'pensionMethod' }]),
  { code: 'student-loan-plan', field: 'studentLoanPlan' },
  ...assumed('annual-national-insurance', 'one-job', 'category-a', 'nothing-else'),
]
