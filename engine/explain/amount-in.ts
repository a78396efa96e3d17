import { Decimal, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'

/** A field of the record is not a number. */
export class NotAnAmountError extends Error {
  override readonly name = 'NotAnAmountError'
  constructor(slug: string, field: string) {
    super(`"${field}" is not an amount in the record of ${slug}; expected a field that is a number`)
  }
}

/**
 * The value of a field in a calculator’s record, in the unit and period of that field. A field that the record leaves out is 0.
 * @throws NotAnAmountError where the field is not a number.
 */
export function amountIn(record: Result['record'], field: string, slug: string): Decimal {
  const value = record[field] ?? ZERO
  if (!(value instanceof Decimal)) throw new NotAnAmountError(slug, field)
  return value
}
