import { Decimal, isAboveZero, sumOf, ZERO } from '../money/decimal.ts'
import { float64, lastPennies, withoutMillions } from '../money/digits.ts'
import { roundHalfUp, roundToPenny } from '../money/rounding.ts'
import type { Row, RowLayout, Share } from './row.ts'

export interface ExactRow {
  readonly key: string
  readonly label: string
  readonly value: Decimal
  readonly isTotal?: boolean
  readonly isDeduction?: boolean
  /** False for a row that is not part of the sum, such as a monthly figure. */
  readonly isInSum?: boolean
  readonly isOtherCost?: boolean
  /** True for a row that is shown to the penny as it is. */
  readonly isFixed?: boolean
  /** The inputs or steps of the working that it is the sum of, unless that is just the one with its own key. */
  readonly of?: readonly string[]
  readonly layout?: RowLayout | undefined
}

/**
 * Rows as shown. In whole pounds each row is rounded half up on its own, so that an amount reads the same wherever it appears. The rows may
 * then be a pound or so away from their total; `addsUpInPounds` says whether they are. In pence the rows always add up. Where the rounded
 * rows are a penny out, that penny goes to the row that was closest to rounding the other way, or to the first of two that were equally
 * close. A fixed row never changes: one that repeats what was typed, or the answer. The total changes only where all its rows are fixed.
 * An amount of `record` is rounded to the penny already.
 * @throws RangeError where the exact rows do not add up to their total.
 */
export function rowsAsShown(
  exact: readonly ExactRow[],
  record: Readonly<Record<string, unknown>> = {},
  isFixed: (row: ExactRow) => boolean = () => false,
): Row[] {
  const pence = addUp(
    exact,
    exact.map(({ key, value }) => inRecord(record[key]) ?? roundToPenny(value)),
    isFixed,
  )
  return exact.map(
    ({ key, label, value, isTotal = false, isDeduction = false, isInSum = true, isOtherCost = false, of = [key], layout }, index) => ({
      key,
      label,
      value,
      shown: { pounds: roundHalfUp(value, 0), pence: pence[index] ?? value },
      isTotal,
      isDeduction,
      isInSum,
      isOtherCost,
      of,
      ...(layout && { layout }),
    }),
  )
}

/** Whether the rows, each rounded to a whole pound, add up to their rounded total. */
export const addsUpInPounds = (rows: readonly Row[]): boolean =>
  missingPennies(
    rows,
    rows.map(({ shown }) => shown.pounds),
  ) === 0

/**
 * Where the money of a result goes: the total and each deduction as a percentage of all that comes in. The percentages have one decimal, and
 * add up to 100 by the same rule as the pence of `rowsAsShown`. Rows that are not part of the sum are left out. There are no shares where
 * what comes in or the total is nothing or less.
 */
export function sharesOf(exact: readonly ExactRow[]): Share[] {
  const inSum = exact.filter(({ isInSum }) => isInSum !== false)
  const whole = sumOf(inSum.flatMap((row) => (signOf(row) > 0 ? [row.value] : [])))
  const total = inSum.find(({ isTotal }) => isTotal)
  if (!total || !isAboveZero(total.value) || !isAboveZero(whole)) return []
  const parts = [total, ...inSum.filter(({ isDeduction }) => isDeduction)]
  // A share is not money and has one decimal, so float64 is exact enough.
  const tenth = float64(whole) / TENTHS_IN_ALL
  const tenths = parts.map(({ value }) => float64(value) / tenth)
  const shown = tenths.map((share) => Math.floor(share + HALF + HAIR))
  const missing = shown.reduce((rest, share) => rest - share, TENTHS_IN_ALL)
  const rests = tenths.map((share, index) => share - (shown[index] ?? share))
  for (const index of moved(missing, rests)) shown[index] = (shown[index] ?? 0) + Math.sign(missing)
  return parts
    .map(({ key, label }, index) => ({ key, label, percent: PERCENTAGES[shown[index] ?? 0] ?? ZERO, isTotal: index === 0 }))
    .filter(({ percent }) => !percent.isZero())
}

const PENNY = new Decimal('0.01')

const TENTHS_IN_ALL = 1000
/** Every percentage that a share can be, by its tenths. They are made once, because making a Decimal is slower than working out a share. */
const PERCENTAGES = Array.from({ length: TENTHS_IN_ALL + 1 }, (_, tenths) => new Decimal(tenths).times('0.1'))
const HALF = 0.5
/** Smaller than any difference between two rows that matters, and larger than the error of float64 in a share. */
const HAIR = 1e-9

const inRecord = (value: unknown) => (value instanceof Decimal ? value : undefined)

/** Takes rows that were each rounded to the penny on their own, and makes them add up. */
function addUp(rows: readonly ExactRow[], shown: Decimal[], isFixed: (row: ExactRow) => boolean): Decimal[] {
  const missing = missingPennies(rows, shown)
  if (missing === 0) return shown

  const total = rows.findIndex((row) => row.isTotal && !isFixed(row))
  if (total >= 0 && rows.every((row) => signOf(row) === 0 || isFixed(row))) {
    shown[total] = shown[total]?.minus(PENNY.times(missing)) ?? ZERO
    return shown
  }
  const rests = rows.map((row, index) => (isFixed(row) ? 0 : signOf(row) * float64(row.value.minus(shown[index] ?? row.value))))
  for (const index of moved(missing, rests)) {
    const isUp = missing > 0 !== (rows[index]?.isDeduction ?? false)
    shown[index] = shown[index]?.[isUp ? 'plus' : 'minus'](PENNY) ?? ZERO
  }
  return shown
}

/** How many pennies the rounded rows are short of their rounded total: 0 or a few, negative if over. 0 where there is no total. */
function missingPennies(rows: readonly ExactRow[], rounded: readonly Decimal[]): number {
  let missing = 0
  let hasTotal = false
  rows.forEach((row, index) => {
    const pennies = lastPennies(rounded[index] ?? ZERO)
    missing += row.isTotal ? pennies : -signOf(row) * pennies
    if (row.isTotal) hasTotal = true
  })
  return hasTotal ? withoutMillions(missing) : 0
}

/** How a row counts in the sum: 1 if it is added, −1 if it is taken away, 0 if it is not part of it. */
const signOf = ({ isInSum, isTotal, isDeduction }: ExactRow): number => (isInSum === false || isTotal ? 0 : isDeduction ? -1 : 1)

/**
 * The indexes of the rows to round the other way so that no unit is missing: those that were closest to doing so, and the first of two that
 * were equally close. A rest is the exact amount less its rounding, with the sign that the row has in the sum.
 * @throws RangeError where there are not enough such rows.
 */
function moved(missing: number, rests: readonly number[]): number[] {
  const chosen: number[] = []
  while (chosen.length < Math.abs(missing)) {
    let best = -1
    let most = HAIR
    for (const [index, rest] of rests.entries()) {
      const near = rest * Math.sign(missing)
      if (near <= most || chosen.includes(index)) continue
      best = index
      most = near + HAIR
    }
    if (best < 0) throw new RangeError('the rows do not add up to their total')
    chosen.push(best)
  }
  return chosen
}
