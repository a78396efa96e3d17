import type { Margin } from '../calculator.ts'
import { type BandSlice, topBand } from '../money/bands.ts'
import { Decimal } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { figuresOf } from '../result/step.ts'

/** Something that begins or ends as income rises. */
export type Change =
  /** The last pound reaches another band, whose rate is a fraction. */
  | { readonly kind: 'band'; readonly table: string; readonly band: string; readonly rate: Decimal }
  /** Nothing is left in a band below, as the income under it has taken its place. */
  | { readonly kind: 'band-left'; readonly table: string; readonly rate: Decimal }
  /** A note or a step of the working comes, or goes. */
  | { readonly kind: 'note' | 'step'; readonly name: string; readonly comes: boolean }

/** The result without what answers another question beside it. */
export function withoutApart(result: Result, { apart }: Margin): Result {
  if (!apart) return result
  const isOwn = ({ key }: { readonly key: string }) => !apart.test(key)
  return {
    ...result,
    rows: result.rows.filter(isOwn),
    bandTables: result.bandTables.filter(isOwn),
    steps: result.steps.filter(isOwn),
    record: Object.fromEntries(Object.entries(result.record).filter(([key]) => isOwn({ key }))),
  }
}

/**
 * By which rules a result came about, as text that is the same for two results of the same rules: the rates of the bands reached in each
 * band table, the formula and figures of each step, and which amounts are nothing. Notes are left out: some only tell of rounding.
 * Of the bands all count and not the last alone: what lies on top of other income leaves a band below as that income rises under it.
 */
export function regimeOf({ headline, bandTables, steps, rows, record }: Result): string {
  const exact = new Set([...rows, ...steps].map(({ key }) => key))
  return JSON.stringify([
    headline,
    bandTables.map(({ key, slices }) => [key, slices.flatMap(({ amount, band }) => (amount.isZero() ? [] : band.rate))]),
    steps.map((step) => [step.key, step.formula, figuresOf(step).flatMap(({ entry, value }) => [entry, value]), signOf(step.value)]),
    rows.map(({ key, value }) => [key, signOf(value)]),
    // What the record alone tells, such as an unrelieved contribution. Its other amounts are those above, rounded.
    Object.entries(record)
      .filter(([key]) => !exact.has(key))
      .map(([key, value]) => [key, value instanceof Decimal ? signOf(value) : value]),
  ])
}

/** What comes and what goes from one result to that of more income, in the order of the results. */
export function changesBetween(before: Result, after: Result): Change[] {
  const bands = after.bandTables.flatMap(({ key, slices }): Change[] => {
    const table = before.bandTables.find((each) => each.key === key)
    // A table that comes is a computation that does, from its first pound on.
    if (!table) return []
    const [from, to] = [table.slices, slices].map((each) => topBand(each)?.band)
    const isSame = to === undefined || to.rate.equals(from?.rate ?? 0)
    const [lowest] = taxed(slices)
    const left = taxed(table.slices).filter(({ band }) => lowest && band.upTo?.lessThanOrEqualTo(lowest.from))
    return [
      ...left.map(({ band }) => ({ kind: 'band-left' as const, table: key, rate: band.rate })),
      ...(isSame ? [] : [{ kind: 'band' as const, table: key, band: to.name, rate: to.rate }]),
    ]
  })
  return [...comings('note', before.notes, after.notes), ...bands, ...comings('step', stepsOf(before), stepsOf(after))]
}

/** The slices on which anything is charged. */
const taxed = (slices: readonly BandSlice[]) => slices.filter(({ charge }) => !charge.isZero())

function comings(kind: 'note' | 'step', before: readonly string[], after: readonly string[]): Change[] {
  const coming = after.filter((name) => !before.includes(name)).map((name) => ({ kind, name, comes: true }))
  const going = before.filter((name) => !after.includes(name)).map((name) => ({ kind, name, comes: false }))
  return [...coming, ...going]
}

const stepsOf = ({ steps }: Result) => steps.map(({ key }) => key)

const signOf = (amount: Decimal) => (amount.isZero() ? 0 : amount.s)
