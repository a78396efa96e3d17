import type { Assumption } from './result.ts'

/** What no input could choose otherwise: codes alone, in their order. */
export const assumed = (...codes: readonly string[]): Assumption[] => codes.map((code) => ({ code }))
