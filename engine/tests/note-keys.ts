import type { Result } from '../result/result.ts'

/** The keys of the notes that a result has, in their order. */
export const noteKeysOf = ({ notes }: Pick<Result, 'notes'>): string[] => notes.map(({ key }) => key)
