// Not with the rules, so that a form can have the choices without loading the arithmetic.
export const EMPLOYEE_CATEGORIES = ['standard', 'under-21', 'apprentice-under-25', 'veteran'] as const
/** The kind of employee. For all but the first, the employer pays nothing up to the upper secondary threshold. */
export type EmployeeCategory = (typeof EMPLOYEE_CATEGORIES)[number]
