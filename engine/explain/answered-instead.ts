import type { LargeAnswer } from '../result/result.ts'

/**
 * What another result answers first, where this one answers something else: a charge, and not the allowance that is left. A difference
 * between the two would mean nothing.
 */
export function answeredInstead({ field }: LargeAnswer, other: LargeAnswer): LargeAnswer | undefined {
  const isAnsweredToo = other.field === field || other.columns?.some((column) => column.field === field)
  return isAnsweredToo ? undefined : other
}
