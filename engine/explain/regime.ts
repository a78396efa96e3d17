import type { Margin } from '../calculator.ts'
import { sidesOfWorking } from '../formula/sides.ts'
import { type BandSlice, topBand } from '../money/bands.ts'
import { Decimal } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { figuresOf } from '../result/step.ts'

/** Something that begins or ends as income rises. */
export type Change =
  /** The last pound reaches another band. Its rate is a fraction. */
  | { readonly kind: 'band'; readonly table: string; readonly band: string; readonly rate: Decimal }
  /** Nothing is left in a lower band, because other income now fills it. */
  | { readonly kind: 'band-left'; readonly table: string; readonly rate: Decimal }
  /** A note or a step of the working appears or disappears. */
  | { readonly kind: 'note' | 'step'; readonly name: string; readonly comes: boolean }

/** The result without its rows, steps and band tables that answer a different question. */
export function withoutIgnored(result: Result, { ignored }: Margin): Result {
  if (!ignored) return result
  const isOwn = ({ key }: { readonly key: string }) => !ignored.test(key)
  return {
    ...result,
    rows: result.rows.filter(isOwn),
    bandTables: result.bandTables.filter(isOwn),
    steps: result.steps.filter(isOwn),
    record: Object.fromEntries(Object.entries(result.record).filter(([key]) => isOwn({ key }))),
  }
}

/**
 * Which rules produced a result, as text that is the same for two results of the same rules. It has the rates of the bands reached in each
 * band table, the formula and figures of each step, and which amounts are nothing. It leaves out notes, because some are only about
 * rounding. It counts every band reached, and not only the last: income on top of other income leaves a lower band as that other income
 * rises.
 */
export function regimeOf({ headline, bandTables, steps, rows, record }: Result): string {
  const exact = new Set([...rows, ...steps].map(({ key }) => key))
  return JSON.stringify([
    headline,
    sidesOfWorking(steps),
    bandTables.map(({ key, slices }) => [key, slices.flatMap(({ amount, band }) => (amount.isZero() ? [] : band.rate))]),
    steps.map((step) => [
      step.key,
      unrounded(step.formula),
      figuresOf(step).flatMap(({ entry, value }) => [entry, value]),
      signOf(step.value),
    ]),
    rows.map(({ key, value }) => [key, signOf(value)]),
    // Amounts that are only in the record, such as a contribution without relief. Its other amounts are those above, rounded.
    Object.entries(record)
      .filter(([key]) => !exact.has(key))
      .map(([key, value]) => [key, value instanceof Decimal ? signOf(value) : value]),
  ])
}

/** What appears and disappears between a result and the result of a higher income, in the order of the results. */
export function changesBetween(before: Result, after: Result): Change[] {
  const bands = after.bandTables.flatMap(({ key, slices }): Change[] => {
    const table = before.bandTables.find((each) => each.key === key)
    // A new table means a new computation. It is reported as a step, so its bands are not reported as well.
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

/** A formula without the words that say that it is rounded, which come and go with every pound. */
const unrounded = (formula: string) => formula.split(/, (?:to the penny|rounded)/)[0]

const stepsOf = ({ steps }: Result) => steps.map(({ key }) => key)

const signOf = (amount: Decimal) => (amount.isZero() ? 0 : amount.s)
