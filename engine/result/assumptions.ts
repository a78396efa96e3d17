import type { Assumption } from './result.ts'

/** Assumptions that no input can change: only their codes, in the order given. */
export const assumed = (...codes: readonly string[]): Assumption[] => codes.map((code) => ({ code }))
