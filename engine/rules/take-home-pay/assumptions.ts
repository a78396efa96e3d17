import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import { isAboveChildBenefitLimit } from '../child-benefit/high-income-charge.ts'
import { isEnrolled } from '../pensions/automatic-enrolment.ts'
import type { TakeHomePageRates } from './left-out.ts'
import type { TakeHomePay } from './take-home-pay.ts'

/** What take-home pay assumes, the most important first. */
export const takeHomeAssumptions = ({ pension, facts, incomeTax }: TakeHomePay, rates: TakeHomePageRates): Assumption[] => [
  { code: 'region', field: 'region' },
  ...(pension.isZero() ? [] : [{ code: 'pension-method', field: 'pensionMethod' }]),
  ...(pension.isZero() && isEnrolled(facts.annualSalary, rates) ? [{ code: 'no-pension', field: 'pensionContribution' }] : []),
  { code: 'student-loan-plan', field: 'studentLoanPlan' },
  ...assumed(
    'annual-national-insurance',
    'one-job',
    ...(isAboveChildBenefitLimit(incomeTax.allowance.adjustedNetIncome, rates) ? ['no-child-benefit'] : []),
    'category-a',
    'nothing-else',
  ),
]
