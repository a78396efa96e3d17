import { Decimal, isAboveZero, ZERO } from '../money/decimal.ts'
import { float64, lastUnits, withoutMillions } from '../money/digits.ts'
import { roundHalfUp, roundToPenny } from '../money/rounding.ts'
import type { RecordValue, Result, Row, Share } from './result.ts'

export interface ExactRow {
  readonly key: string
  readonly label: string
  readonly value: Decimal
  readonly isTotal?: boolean
  readonly isDeduction?: boolean
  /** False for a row that is no part of the sum, such as a monthly figure. */
  readonly isInSum?: boolean
  /** The inputs or steps of the working that it is the sum of, where it is not the one of its own key. */
  readonly of?: readonly string[]
}

/**
 * Rows as shown: in whole pounds each is rounded half up on its own, so that an amount reads the same wherever it stands, and the
 * rows may miss their total by a pound (`addsUpInPounds` says so). In pence they add up: where rounded rows miss the rounded
 * total by a penny, the row whose exact amount is nearest to the other rounding takes it, the earlier of two that are equally near.
 * A row that is fixed never moves: one that repeats what was typed, or the answer. The total moves only where every row of its sum is fixed.
 * What the record holds of a row is rounded to the penny already.
 */
export function rowsAsShown(
  exact: readonly ExactRow[],
  record: Result['record'] = {},
  isFixed: (row: ExactRow) => boolean = () => false,
): Row[] {
  const pence = addUp(
    exact,
    exact.map(({ key, value }) => inRecord(record[key]) ?? roundToPenny(value)),
    isFixed,
  )
  return exact.map(({ key, label, value, isTotal = false, isDeduction = false, isInSum = true, of = [key] }, index) => ({
    key,
    label,
    value,
    shown: { pounds: roundHalfUp(value, 0), pence: pence[index] ?? value },
    isTotal,
    isDeduction,
    isInSum,
    of,
  }))
}

/** Whether the rows of a sum, each rounded to a whole pound, come to their rounded total. */
export const addsUpInPounds = (rows: readonly Row[]): boolean =>
  missingUnits(
    rows,
    rows.map(({ shown }) => shown.pounds),
    0,
  ) === 0

/**
 * Where the money of a result goes: its total and its deductions as percentages of the row they come from, to one decimal,
 * made to add up to 100 by the rule above; rows that are no part of the sum are left out. Nothing where the whole or the total is nothing or less.
 */
export function sharesOf(exact: readonly ExactRow[]): Share[] {
  const inSum = exact.filter(({ isInSum }) => isInSum !== false)
  const whole = inSum[0]
  const total = inSum.find(({ isTotal }) => isTotal)
  if (!whole || !total || !isAboveZero(total.value) || !isAboveZero(whole.value)) return []
  const parts = [total, ...inSum.filter(({ isDeduction }) => isDeduction)]
  // A share is shown to one decimal and is no money: float64 tells it to twelve.
  const tenth = float64(whole.value) / TENTHS_IN_ALL
  const tenths = parts.map(({ value }) => float64(value) / tenth)
  const shown = tenths.map((share) => Math.floor(share + HALF + HAIR))
  const missing = shown.reduce((rest, share) => rest - share, TENTHS_IN_ALL)
  const rests = tenths.map((share, index) => share - (shown[index] ?? share))
  for (const index of moved(missing, rests)) shown[index] = (shown[index] ?? 0) + Math.sign(missing)
  return parts
    .map(({ key, label }, index) => ({ key, label, percent: PERCENTAGES[shown[index] ?? 0] ?? ZERO }))
    .filter(({ percent }) => !percent.isZero())
}

const PENNY = new Decimal('0.01')

const TENTHS_IN_ALL = 1000
/** Each percentage that a share may be shown as, by its tenths: a decimal takes longer to make than a share to work out. */
const PERCENTAGES = Array.from({ length: TENTHS_IN_ALL + 1 }, (_, tenths) => new Decimal(tenths).times('0.1'))
const HALF = 0.5
/** Far below what tells two rows apart, and far above what float64 loses of a share. */
const HAIR = 1e-9

const inRecord = (value: RecordValue | undefined) => (typeof value === 'object' ? value : undefined)

/** Rows, each rounded to the penny on its own, made to add up. */
function addUp(rows: readonly ExactRow[], shown: Decimal[], isFixed: (row: ExactRow) => boolean): Decimal[] {
  const missing = missingUnits(rows, shown, 2)
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

/** How many units the rounded rows come to less than their rounded total: none, or a few. 0 where there is no total. */
function missingUnits(rows: readonly ExactRow[], rounded: readonly Decimal[], places: 0 | 2): number {
  let missing = 0
  let hasTotal = false
  rows.forEach((row, index) => {
    const units = lastUnits(rounded[index] ?? ZERO, places)
    missing += row.isTotal ? units : -signOf(row) * units
    if (row.isTotal) hasTotal = true
  })
  return hasTotal ? withoutMillions(missing) : 0
}

/** What a row counts in the sum that makes the total: once, once less, or not at all. */
const signOf = ({ isInSum, isTotal, isDeduction }: ExactRow): number => (isInSum === false || isTotal ? 0 : isDeduction ? -1 : 1)

/**
 * Which rows go to their other rounding so that no unit is missing, by their places: those nearest to it, the earlier of two
 * that are equally near. A rest is what an exact amount has above its rounding, with the sign that it has in the sum.
 * @throws RangeError where there are not so many.
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
