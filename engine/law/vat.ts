import { type Amount, figure, number } from '../expression/amount.ts'
import { say } from '../expression/sentence.ts'
import type { Figure } from '../rates/figure.ts'
import type { Rates } from './rates.ts'

/** The standard, reduced and zero rates, by their percentages. */
export type VatRate = '20' | '5' | '0'

/** The rate of VAT on a supply, as a fraction: standard (VATA 1994 s.2), reduced (s.29A) or zero (s.30). */
export function rateOfVat(rate: VatRate, { vat }: Rates<'vat'>): Figure {
  switch (rate) {
    case '20':
      return vat.standardRate
    case '5':
      return vat.reducedRate
    case '0':
      return vat.zeroRate
  }
}

/** A supply in pounds: the net amount and its VAT make the gross amount. */
interface Supply {
  readonly net: Amount
  readonly vat: Amount
  readonly gross: Amount
}

/** VAT on a net amount, rounded to the penny, half a penny up. VATA 1994 s.2(1). */
export const vatOn = (net: Amount, rate: Figure): Amount => net.times(figure(rate)).rounded('to-the-penny')

/** Adds VAT to an amount. VATA 1994 s.2(1). Pounds, to the penny. */
export function addVat(amount: Amount, rate: Figure): Supply {
  const net = amount.named('netAmount', 'Net amount').means(say`The price before VAT, as you entered it.`)
  const vat = vatOn(net, rate)
    .named('vatAmount', 'VAT amount', 'VATA 1994 s.2(1)')
    .means(say`The VAT rate times the price before VAT, rounded to the penny.`)
  return { net, vat, gross: grossAmount(net.plus(vat)) }
}

/** What a net amount is multiplied by to add VAT, and a gross amount divided by to take it out: 1.2 at 20%. VATA 1994 ss.2(1) and 19(2). */
export const grossOfEachPound = (rate: Figure): Amount => number(1).plus(figure(rate))

/** How many times the VAT in it a gross amount is: 6 at 20%, where VAT is 1/6 of the price. The rate must not be nil. VATA 1994 s.19(2). */
export const timesTheVat = (rate: Figure): Amount => grossOfEachPound(rate).dividedBy(figure(rate))

/**
 * Takes VAT out of an amount that includes it: the net amount is to the penny, and the rest of the amount is VAT. VATA 1994 s.19(2).
 * Pounds, to the penny.
 */
export function takeOutVat(amount: Amount, rate: Figure): Supply {
  const net = amount
    .dividedBy(grossOfEachPound(rate))
    .rounded('to-the-penny')
    .named('netAmount', 'Net amount', 'VATA 1994 s.19(2)')
    .means(say`Divide to take the VAT out, and round to the penny. Taking the percentage off the full price would take off too much.`)
  const vat = amount.less(net).named('vatAmount', 'VAT amount').means(say`The rest of the price is VAT.`)
  return { net, vat, gross: grossAmount(amount) }
}

const grossAmount = (amount: Amount) => amount.named('grossAmount', 'Gross amount').means(say`What the customer pays.`)
