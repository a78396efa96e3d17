import { type Decimal, ONE } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'

/** What a supply comes to without its VAT, the VAT, and with it. Pounds and whole pence. */
export interface Supply {
  readonly net: Decimal
  readonly vat: Decimal
  readonly gross: Decimal
}

/** VAT on an amount: the rate of its value, to the penny, half up. VATA 1994 s.2(1). */
export const vatOn = (net: Decimal, rate: Decimal): Decimal => roundToPenny(net.times(rate))

/** VAT on top of an amount. */
export function addVat(net: Decimal, rate: Decimal): Supply {
  const vat = vatOn(net, rate)
  return { net, vat, gross: net.plus(vat) }
}

/** The VAT in an amount: its value is what with VAT comes to the amount, to the penny, half up; VAT is the rest. VATA 1994 s.19(2). */
export function takeOutVat(gross: Decimal, rate: Decimal): Supply {
  const net = roundToPenny(gross.dividedBy(ONE.plus(rate)))
  return { net, vat: gross.minus(net), gross }
}
