import { type Decimal, ONE } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'

/** The price of a supply without VAT, the VAT, and the price with it. Pounds and whole pence. */
export interface Supply {
  readonly net: Decimal
  readonly vat: Decimal
  readonly gross: Decimal
}

/** VAT on an amount: the amount times the rate, rounded half up to the penny. VATA 1994 s.2(1). Pounds. */
export const vatOn = (net: Decimal, rate: Decimal): Decimal => roundToPenny(net.times(rate))

/** Adds VAT to an amount. VATA 1994 s.2(1). Pounds, with VAT to the penny. */
export function addVat(net: Decimal, rate: Decimal): Supply {
  const vat = vatOn(net, rate)
  return { net, vat, gross: net.plus(vat) }
}

/**
 * Takes the VAT out of an amount that includes it. The value without VAT is rounded half up to the penny, and the VAT is the rest.
 * VATA 1994 s.19(2). Pounds.
 */
export function takeOutVat(gross: Decimal, rate: Decimal): Supply {
  const net = roundToPenny(gross.dividedBy(ONE.plus(rate)))
  return { net, vat: gross.minus(net), gross }
}
