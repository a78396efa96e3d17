import type { Margin } from '../calculator.ts'
import { type BandSlice, topBand } from '../money/bands.ts'
import type { Decimal } from '../money/decimal.ts'
import { changed } from '../result/made-when-read.ts'
import type { Note, Result } from '../result/result.ts'

/** Something that begins or ends as income rises. */
export type IncomeChange =
  /** The last pound reaches another band. Its rate is a fraction. */
  | ({ readonly kind: 'band'; readonly table: string; readonly band: string; readonly rate: Decimal } & Mentioned)
  /** Nothing is left in a lower band, because other income now fills it. */
  | ({ readonly kind: 'band-left'; readonly table: string; readonly rate: Decimal } & Mentioned)
  /** A note or a step of the working appears or disappears. */
  | ({ readonly kind: 'note' | 'step'; readonly name: string; readonly comes: boolean } & Mentioned)

/** What is said of it. */
type Mentioned = Pick<Note, 'onMargin'>

/** The result without its rows, steps and band tables that answer a different question. */
export function withoutIgnored(result: Result, { ignored }: Pick<Margin, 'ignored'>): Result {
  if (!ignored) return result
  const isOwn = ({ key }: { readonly key: string }) => !ignored.test(key)
  return changed(result, {
    rows: () => result.rows.filter(isOwn),
    bandTables: () => result.bandTables.filter(isOwn),
    steps: () => result.steps.filter(isOwn),
    outline: () => result.outline.filter(isOwn),
  })
}

/** What appears and disappears between a result and the result of a higher income, in the order of the results. */
export function changesBetween(before: Result, after: Result): IncomeChange[] {
  const bands = after.bandTables.flatMap(({ key, slices, onMargin }): IncomeChange[] => {
    const table = before.bandTables.find((each) => each.key === key)
    // A new table means a new computation. It is reported as a step, so its bands are not reported as well.
    if (!table) return []
    const [from, to] = [table.slices, slices].map((each) => topBand(each)?.band)
    const isSame = to === undefined || to.rate.equals(from?.rate ?? 0)
    const [lowest] = taxed(slices)
    const left = taxed(table.slices).filter(({ band }) => lowest && band.upTo?.lessThanOrEqualTo(lowest.from))
    const mentioned: Mentioned = onMargin ? { onMargin } : {}
    return [
      ...left.map(({ band }) => ({ kind: 'band-left' as const, table: key, rate: band.rate, ...mentioned })),
      ...(isSame ? [] : [{ kind: 'band' as const, table: key, band: to.name, rate: to.rate, ...mentioned }]),
    ]
  })
  return [...comings('note', before.notes, after.notes), ...bands, ...comings('step', before.outline, after.outline)]
}

/** The slices on which anything is charged. */
const taxed = (slices: readonly BandSlice[]) => slices.filter(({ charge }) => !charge.isZero())

type NamedNote = Pick<Note, 'key' | 'onMargin'>

function comings(kind: 'note' | 'step', before: readonly NamedNote[], after: readonly NamedNote[]): IncomeChange[] {
  const only = (those: readonly NamedNote[], others: readonly NamedNote[], comes: boolean) =>
    those
      .filter(({ key }) => !others.some((other) => other.key === key))
      .map(({ key: name, onMargin }): IncomeChange => ({ kind, name, comes, ...(onMargin && { onMargin }) }))
  return [...only(after, before, true), ...only(before, after, false)]
}
