/** Below this many pounds, amounts are not told apart. */
const FIRST_BAND = 100

/**
 * An amount as a band in pounds: `20000 to 49999`, never the amount itself. Bands run from 1, 2 or 5 times a power of ten to the next.
 * Everything below the end of the first is one band, and negative amounts are another.
 */
export function amountBand(amount: number): string {
  if (amount < 0) return 'negative'
  if (amount < FIRST_BAND) return `under ${FIRST_BAND}`
  const power = 10 ** (String(Math.floor(amount)).length - 1)
  const [from = 1, to = 2] =
    [
      [5, 10],
      [2, 5],
      [1, 2],
    ].find(([least = 1]) => amount >= least * power) ?? []
  return `${from * power} to ${to * power - 1}`
}
