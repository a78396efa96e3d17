import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { Region } from '../../rules/income-tax/region.ts'
import { isOnScottishBands } from './bands.ts'
import type { PersonalAllowance } from './personal-allowance.ts'

export type AllowanceNote = 'allowance-tapered' | 'allowance-used-up'

/** The code of a note that says whether income above the limit has reduced the Personal Allowance or used it up. ITA 2007 s.35. */
export function allowanceNotes({ excess, allowance }: PersonalAllowance): AllowanceNote[] {
  if (excess.isZero()) return []
  return [allowance.isZero() ? 'allowance-used-up' : 'allowance-tapered']
}

/**
 * The code of a note that a Scottish taxpayer was taxed on the UK’s bands. `isByBands` is false where one rate was charged on everything.
 */
export const scotlandNotes = (region: Region, rates: IncomeTaxRates, isByBands = true): 'scotland-on-uk-bands'[] =>
  region === 'scotland' && !(isByBands && isOnScottishBands(region, rates)) ? ['scotland-on-uk-bands'] : []
