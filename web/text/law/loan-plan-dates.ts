// Read straight from the table, so that a form loads no arithmetic. Each is the same in every year and rule set.
import { studentLoans } from '#engine/rates/generated/student-loans.ts'
import { date } from '../dates.ts'

/** A student from England or Wales whose course started on or after this day has a loan on plan 2, not plan 1. SI 2009/470 reg.3B. */
export const PLAN_2_FROM = date(studentLoans.plan2.coursesFrom.values[0].statute)

/** A student from England whose course started on or after this day has a loan on plan 5, not plan 2. SI 2009/470 reg.3E. */
export const PLAN_5_FROM = date(studentLoans.plan5.coursesFrom.values[0].statute)
