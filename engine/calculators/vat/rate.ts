import type { Figure } from '../../rates/figure.ts'
import type { vat } from '../../rates/generated/vat.ts'
import type { Settled } from '../../rates/table.ts'
import type { VatRate } from './fields.ts'

interface VatRates {
  readonly vat: Settled<typeof vat>
}

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
