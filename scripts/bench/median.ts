/** A quantile of some values: 0.95 gives the value that 19 in 20 stay below. */
export const quantileOf = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

/** The middle value of an odd number of them, and otherwise the upper of the two in the middle. */
export const medianOf = (values: readonly number[]): number => quantileOf(values, 0.5)
