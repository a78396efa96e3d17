import { Decimal } from '../money/decimal.ts'

/** More decimals than any product of money and rates has. Any further digits are only the error of a recurring decimal. */
const DECIMALS = 46

/** An amount rounded to `places` decimals, as text, using only whole numbers. A half is rounded away from zero. */
export function halfUp(amount: Decimal, places: number): string {
  const scaled = amount
    .abs()
    .toDecimalPlaces(DECIMALS)
    .times(10 ** places)
  const whole = BigInt(scaled.trunc().toFixed())
  const size = scaled.minus(whole.toString()).gte('0.5') ? whole + 1n : whole
  const digits = size.toString().padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return amount.isNegative() && size > 0n ? `-${text}` : text
}

/** The amount rounded to the penny in the same way. */
export const halfUpPenny = (amount: Decimal): Decimal => new Decimal(halfUp(amount, 2))
