/** A student from England or Wales whose course started on or after this day has a loan on plan 2, not plan 1. SI 2009/470. */
export const PLAN_2_FROM = '1 September 2012'

/** A student from England whose course started on or after this day has a loan on plan 5, not plan 2. SI 2009/470. */
export const PLAN_5_FROM = '1 August 2023'
