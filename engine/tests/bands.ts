import type { Band } from '../money/bands.ts'

/** Bands as `name rate to limit: entries`, so that a test can check what they are and where they come from. */
export const bandsTold = (bands: readonly Band[]): string[] =>
  bands.map(({ name, rate, upTo, figures }) => {
    const limit = upTo === undefined ? '' : ` to ${upTo.toFixed()}`
    return `${name} ${rate.times(100).toFixed()}%${limit}: ${figures.map(({ entry }) => entry).join(', ')}`
  })
