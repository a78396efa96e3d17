// Apart from the rules, so that a form has the choices without the arithmetic.
export const EMPLOYEE_CATEGORIES = ['standard', 'under-21', 'apprentice-under-25', 'veteran'] as const
/** Whom an employer pays: for all but the first, nothing is due up to the upper secondary threshold. */
export type EmployeeCategory = (typeof EMPLOYEE_CATEGORIES)[number]
