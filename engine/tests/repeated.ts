/** The names that stood in a list before, once for each time. */
export const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index)
