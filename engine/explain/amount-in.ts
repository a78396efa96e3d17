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

/**
 * The value of a field that the record of a result has, for a page that names it in its text: a misspelt name stops the build.
 * @throws NotAnAmountError where the record has no such field, or one that is not a number.
 */
export function recordedIn({ record, slug }: Pick<Result, 'record' | 'slug'>, field: string): Decimal {
  if (!(field in record)) throw new NotAnAmountError(slug, field)
  return amountIn(record, field, slug)
}
