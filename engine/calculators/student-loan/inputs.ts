import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of pay with a student loan. A postgraduate loan cannot stand beside the plan that already is one. */
export const parse = parserOf(fields, ({ studentLoanPlan, postgraduateLoan }) =>
  postgraduateLoan && studentLoanPlan === 'postgraduate'
    ? [{ field: 'postgraduateLoan', expected: 'left out when the plan is already postgraduate' }]
    : [],
)
