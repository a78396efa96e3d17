import { Decimal, ONE, ONE_HUNDRED, percentOf, ZERO } from '../money/decimal.ts'
import { cleared, roundHalfUp } from '../money/rounding.ts'
import type { Row, Share } from './result.ts'

export interface ExactRow {
  readonly key: string
  readonly label: string
  readonly value: Decimal
  readonly isTotal?: boolean
  readonly isDeduction?: boolean
  /** False for a row that is no part of the sum, such as a monthly figure. */
  readonly isInSum?: boolean
}

/**
 * Rows as shown, so that what a visitor adds up comes to the total on the card.
 *
 * The rule: every row is rounded half up on its own; where the rounded rows then miss the rounded total by a unit, the row
 * whose exact amount was nearest to the other rounding takes it (the earlier row where two are equally near). The total is
 * never touched, and no row moves by a unit or more from its exact amount. In pounds and in pence, each on its own.
 */
export function rowsAsShown(exact: readonly ExactRow[]): Row[] {
  const pounds = roundTogether(exact, 0)
  const pence = roundTogether(exact, 2)
  return exact.map(({ key, label, value, isTotal = false, isDeduction = false, isInSum = true }, index) => ({
    key,
    label,
    value,
    shown: { pounds: pounds[index] ?? value, pence: pence[index] ?? value },
    isTotal,
    isDeduction,
    isInSum,
  }))
}

/**
 * Where the money of a result goes: its total and its deductions as percentages of the row they come from, to one decimal,
 * made to add up to 100 by the rule above; rows that are no part of the sum are left out. Nothing where the whole or the total is nothing or less.
 */
export function sharesOf(exact: readonly ExactRow[]): Share[] {
  const inSum = exact.filter(({ isInSum }) => isInSum !== false)
  const whole = inSum[0]
  const total = inSum.find(({ isTotal }) => isTotal)
  if (!whole || !total || !total.value.greaterThan(ZERO) || !whole.value.greaterThan(ZERO)) return []
  const parts = [total, ...inSum.filter(({ isDeduction }) => isDeduction)].map(({ key, label, value }) => ({
    key,
    label,
    value: value.isZero() ? ZERO : percentOf(value, whole.value),
  }))
  const shown = roundTogether([...parts, { key: 'whole', label: '', value: ONE_HUNDRED, isTotal: true }], 1)
  return parts
    .map(({ key, label, value }, index) => ({ key, label, percent: shown[index] ?? value }))
    .filter(({ percent }) => !percent.isZero())
}

/** A pound, a tenth of a percent and a penny, by their decimal places. */
const UNITS = [ONE, new Decimal('0.1'), new Decimal('0.01')] as const

function roundTogether(rows: readonly ExactRow[], places: 0 | 1 | 2): Decimal[] {
  const unit = UNITS[places]
  const shown = rows.map(({ value }) => roundHalfUp(value, places))
  const parts = rows
    .map(({ value, isInSum, isTotal }, index) => ({ exact: value, isPart: isInSum !== false && !isTotal, index }))
    .filter(({ isPart }) => isPart)
  const total = rows.findIndex(({ isTotal }) => isTotal)
  if (total < 0) return shown

  const signed = (index: number, amount: Decimal) => (rows[index]?.isDeduction ? amount.negated() : amount)
  const at = (index: number) => shown[index] ?? ZERO
  let missing = parts.reduce((rest, { index }) => rest.minus(signed(index, at(index))), at(total))
  while (!missing.isZero()) {
    const step = missing.isPositive() ? unit : unit.negated()
    let best = -1
    let bestError: Decimal | undefined
    for (const { exact, index } of parts) {
      const moved = at(index).plus(signed(index, step))
      const error = moved.minus(cleared(exact)).abs()
      if (error.lessThan(unit) && !moved.isNegative() && (bestError === undefined || error.lessThan(bestError))) {
        best = index
        bestError = error
      }
    }
    if (best < 0) throw new RangeError('the rows do not add up to their total')
    shown[best] = at(best).plus(signed(best, step))
    missing = missing.minus(step)
  }
  return shown
}
