export const PENSION_METHODS = ['salary-sacrifice', 'net-pay', 'relief-at-source'] as const
/** How a workplace pension is paid: by giving up pay, out of pay before tax, or out of pay after tax with relief added. */
export type PensionMethod = (typeof PENSION_METHODS)[number]
