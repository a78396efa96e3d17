import type { Margin } from '#engine/calculator.ts'

/** Who keeps what is left: `you keep`, or `the company keeps`. */
export const keeps = (margin: Pick<Margin, 'keeper'> = {}): string => (margin.keeper ? `${margin.keeper} keeps` : 'you keep')

/** What becomes of an income, as part of a sentence: `what you keep as your salary rises`. */
export const asItRises = (isKept: boolean, margin: Margin): string =>
  `${isKept ? `what ${keeps(margin)}` : 'where the money goes'} as ${margin.rises}`
