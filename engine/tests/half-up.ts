import { Decimal } from '../money/decimal.ts'

/** What a third leaves at the sixtieth digit is no part of an amount; no product of money and rates has as many decimals as this. */
const DECIMALS = 46

/** Half up in whole units of 10^-places, in whole numbers alone; a half below nothing goes away from nothing, as HMRC's pennies do. */
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

/** The same to the penny, as an amount. */
export const halfUpPenny = (amount: Decimal): Decimal => new Decimal(halfUp(amount, 2))
