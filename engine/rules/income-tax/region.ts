export const REGIONS = ['england', 'wales', 'scotland', 'northern-ireland'] as const
/** Where a taxpayer lives for tax: Wales and Northern Ireland pay the same as England, Scotland has bands of its own. */
export type Region = (typeof REGIONS)[number]
