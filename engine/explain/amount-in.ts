import { Decimal, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'

/** The field is not an amount of the record. */
export class NotAnAmountError extends Error {
  override readonly name = 'NotAnAmountError'
  constructor(slug: string, field: string) {
    super(`"${field}" is no amount in the record of ${slug}; expected a field with a number`)
  }
}

/**
 * A field of a calculator’s record, in its own unit. One that the record leaves out counts as nothing.
 * @throws NotAnAmountError for a field that no number stands in.
 */
export function amountIn(record: Result['record'], field: string, slug: string): Decimal {
  const value = record[field] ?? ZERO
  if (!(value instanceof Decimal)) throw new NotAnAmountError(slug, field)
  return value
}
