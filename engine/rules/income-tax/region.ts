export const REGIONS = ['england', 'wales', 'scotland', 'northern-ireland'] as const
/** Where a taxpayer lives for tax. Wales and Northern Ireland pay the same as England; Scotland has its own bands. */
export type Region = (typeof REGIONS)[number]
