import type { Assumption } from './result.ts'

/** What was taken for granted, where no input could choose otherwise: codes alone, in their order. */
export const withoutAlternatives = (codes: readonly string[]): Assumption[] => codes.map((code) => ({ code, alternatives: [] }))
