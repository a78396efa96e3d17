import { isOnScottishBands } from './bands.ts'
import type { PersonalAllowance } from './personal-allowance.ts'
import type { IncomeTaxRates } from './rates.ts'
import type { Region } from './region.ts'

export type AllowanceNote = 'allowance-tapered' | 'allowance-used-up'

/** What has become of a Personal Allowance above the income limit, as a code. ITA 2007 s.35. */
export function allowanceNotes({ excess, allowance }: PersonalAllowance): AllowanceNote[] {
  if (excess.isZero()) return []
  return [allowance.isZero() ? 'allowance-used-up' : 'allowance-tapered']
}

/** Whether a Scottish taxpayer was taxed on the UK’s bands, as a code. `isByBands` is false where one rate decided. */
export const scotlandNotes = (region: Region, rates: IncomeTaxRates, isByBands = true): 'scotland-on-uk-bands'[] =>
  region === 'scotland' && !(isByBands && isOnScottishBands(region, rates)) ? ['scotland-on-uk-bands'] : []
