/** The names that a list has more than once: each time after the first. */
export const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index)
