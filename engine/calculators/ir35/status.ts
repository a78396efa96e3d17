// Not with the rules, so that a form can have the choices without loading the arithmetic.
export const IR35_STATUSES = ['inside', 'outside'] as const
/** Whether the off-payroll rules treat a contractor’s income as pay (inside) or leave it to the company (outside). */
export type Ir35Status = (typeof IR35_STATUSES)[number]
