import type { BandSlice } from '../../money/bands.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { Result } from '../../result/result.ts'
import type { Working } from './claim.ts'

const slicesOf = ({ bandTables }: Result, table: string) => bandTables.find(({ key }) => key === table)?.slices ?? []

const total = (slices: readonly BandSlice[], of: (slice: BandSlice) => Decimal) => slices.reduce((sum, slice) => sum.plus(of(slice)), ZERO)

/** What is charged at a rate in a table of bands, all bands of that rate together. */
export const chargedIn =
  (table: string, rate: string): Working =>
  (_, result) =>
    total(
      slicesOf(result, table).filter(({ band }) => band.rate.equals(rate)),
      ({ charge }) => charge,
    )

/** How much of what went through a table of bands bears any rate but nothing. */
export const amountCharged =
  (table: string): Working =>
  (_, result) =>
    total(
      slicesOf(result, table).filter(({ band }) => !band.rate.isZero()),
      ({ amount }) => amount,
    )
