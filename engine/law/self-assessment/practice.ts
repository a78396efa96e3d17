import { type Amount, type BandOf, byBands, sumOf, when, zero } from '../../expression/amount.ts'
import type { Rates } from '../rates.ts'

/** Where a bill is rounded before it is complete, and whether its allowances go where they save most. */
export interface Practice {
  readonly byBands: typeof byBands
  readonly loan: (repayment: Amount) => Amount
  readonly gift: (gross: Amount) => Amount
  /** Set where allowances are used on other income first, then on savings. Otherwise they go where the tax is least. ITA 2007 s.25(2). */
  readonly isOtherIncomeFirst: boolean
}

const unrounded = (amount: Amount) => amount

/** The Acts, which round nothing: ITA 2007 ss.10 to 16 and 414; SI 2009/470 reg.29(3) and (3A). */
const EXACT: Practice = { byBands, loan: unrounded, gift: unrounded, isOtherIncomeFirst: false }

/** Each band of a kind of income is rounded down to the penny, each loan down to the pound, and gifts with their tax up to a pound. */
const ROUNDED: Practice = {
  byBands: byRoundedBands,
  loan: (repayment) => repayment.rounded('down-to-the-pound'),
  gift: (gross) => gross.rounded('up-to-the-pound'),
  isOtherIncomeFirst: false,
}

/** What HMRC’s own calculation of a bill does: its Tax Logic service guide, for 2024/25. */
export const AS_HMRC: Practice = { ...ROUNDED, isOtherIncomeFirst: true }

/** How a bill is worked out, by the method of the tables. */
export const practiceOf = ({ methods }: Rates<'methods'>): Practice =>
  methods.rounding.bill.value === 'rounded-in-each-band' ? ROUNDED : EXACT

/** The same as `byBands`, with the charge of each band rounded down to the penny. Pounds. */
export function byRoundedBands(of: Amount, bands: readonly BandOf[], _title: string, above: Amount = zero): Amount {
  const top = above.plus(of)
  let from = above
  const charges = bands.map(({ rate, upTo, where: isThere }) => {
    const start = from
    const charge = (upTo ? top.atMost(upTo) : top).excessOver(start).times(rate).rounded('down-to-the-penny')
    if (upTo) from = isThere ? when(isThere, start.atLeast(upTo), start) : start.atLeast(upTo)
    return isThere ? when(isThere, charge, zero) : charge
  })
  return sumOf(charges)
}
