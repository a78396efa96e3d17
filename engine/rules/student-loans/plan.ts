export const LOAN_PLANS = ['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate'] as const
export type LoanPlan = (typeof LOAN_PLANS)[number]
