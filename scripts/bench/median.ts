/** The value below which a part of some values lies: 0.95 for the one that 19 in 20 stay under. */
export const quantileOf = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

/** The middle value of an odd number of them, and otherwise the upper of the two in the middle. */
export const medianOf = (values: readonly number[]): number => quantileOf(values, 0.5)
