import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/**
 * Parses the form for take-home pay into inputs, or into issues for what is wrong. A postgraduate loan cannot be added to a plan that
 * already is one.
 */
export const parse = parserOf(fields, ({ studentLoanPlan, postgraduateLoan }) =>
  postgraduateLoan && studentLoanPlan === 'postgraduate'
    ? [{ field: 'postgraduateLoan', expected: 'left out when the plan is already postgraduate' }]
    : [],
)
