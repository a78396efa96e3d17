// Apart from the rules, so that a form has the choices without the arithmetic.
export const SUBCONTRACTOR_STATUSES = ['registered', 'unregistered', 'gross'] as const
/** How HMRC answers a contractor who verifies a subcontractor. */
export type SubcontractorStatus = (typeof SUBCONTRACTOR_STATUSES)[number]
