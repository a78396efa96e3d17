// Not with the rules, so that a form can have the choices without loading the arithmetic.
export const SUBCONTRACTOR_STATUSES = ['registered', 'unregistered', 'gross'] as const
/** The status that HMRC gives a contractor who verifies a subcontractor. FA 2004 s.69. */
export type SubcontractorStatus = (typeof SUBCONTRACTOR_STATUSES)[number]
