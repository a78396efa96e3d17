import type { Figure } from '../../rates/figure.ts'
import type { vat } from '../../rates/generated/vat.ts'
import type { Settled } from '../../rates/table.ts'

interface VatRates {
  readonly vat: Settled<typeof vat>
}

export const VAT_RATES = ['20', '5', '0'] as const
/** The standard, reduced and zero rates, by the names that the form uses. */
export type VatRate = (typeof VAT_RATES)[number]

/** The rate of VAT on a supply, as a fraction: standard (VATA 1994 s.2), reduced (s.29A) or zero (s.30). */
export function rateOfVat(rate: VatRate, { vat }: VatRates): Figure {
  switch (rate) {
    case '20':
      return vat.standardRate
    case '5':
      return vat.reducedRate
    case '0':
      return vat.zeroRate
  }
}
