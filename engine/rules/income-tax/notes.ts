import { NIL } from '../../formula/amount.ts'
import type { Noted } from '../../formula/answer.ts'
import { all, isEqual, not } from '../../formula/condition.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { isOnScottishBands } from './bands.ts'
import { isAboveIncomeLimit, isReducedForHighIncome } from './personal-allowance.ts'
import type { IncomeTaxRates } from './rates.ts'
import type { TaxOnIncome } from './tax-on-income.ts'

export type AllowanceNote = 'allowance-tapered' | 'allowance-used-up'

/** Notes that say whether income above the limit has reduced the Personal Allowance or used it up. ITA 2007 s.35. */
export function allowanceNotes(
  { adjustedNetIncome, allowance }: Pick<TaxOnIncome, 'adjustedNetIncome' | 'allowance'>,
  rates: IncomeTaxRates,
): Noted<AllowanceNote>[] {
  if (!isReducedForHighIncome(rates)) return []
  const isAboveLimit = isAboveIncomeLimit(adjustedNetIncome, rates)
  const isUsedUp = isEqual(allowance, NIL)
  return [
    ['allowance-tapered', all(isAboveLimit, not(isUsedUp))],
    ['allowance-used-up', all(isAboveLimit, isUsedUp)],
  ]
}

/**
 * The code of a note that a Scottish taxpayer was taxed on the UK’s bands. `isByBands` is false where one rate was charged on everything.
 */
export const scotlandNotes = (region: Region, rates: IncomeTaxRates, isByBands = true): 'scotland-on-uk-bands'[] =>
  region === 'scotland' && !(isByBands && isOnScottishBands(region, rates)) ? ['scotland-on-uk-bands'] : []
