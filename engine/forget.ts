const caches: (() => void)[] = []

/** Says how to empty a cache, so that `forgetAll` empties it. */
export const onForget = (empty: () => void): void => void caches.push(empty)

/**
 * Empties every cache: formulas, tables as they were read, forms. Nobody needs it for an answer. Mutation testing calls it before each test,
 * because it runs on a mutant only the tests that reach it, and a test whose formulas were kept does not reach the rules that made them.
 */
export const forgetAll = (): void => {
  for (const empty of caches) empty()
}
