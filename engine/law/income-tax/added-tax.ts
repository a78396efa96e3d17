import { when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { type Scope, scopeOf } from '../../expression/name.ts'
import type { IncomeTaxRates } from '../rates.ts'
import { highestRateOn } from './bands.ts'
import { type TaxableFacts, taxOnIncome } from './tax-on-income.ts'

/** What a difference adds to a year’s Income Tax. Annual pounds, unrounded. */
export type AddedTax = ReturnType<typeof addedTax>

/** The scopes of two computations that are compared. */
export interface BeforeAndAfter {
  readonly before: Scope
  readonly after: Scope
}

/** Scopes whose keys end in `.before` and `.after`, with the words that follow their labels: `without the rent`, `with the rent`. */
export const beforeAndAfter = (before: string, after: string): BeforeAndAfter => ({
  before: scopeOf({ key: (key) => `${key}.before`, words: before }),
  after: scopeOf({ key: (key) => `${key}.after`, words: after }),
})

/**
 * What a difference, such as income on top of other income, does to a year’s Income Tax: the tax with it, less the tax without it. Each of
 * the two has its own allowance, taper and bands. ITA 2007 ss.10, 23 and 35. Annual pounds, unrounded. The caller names `tax`. `highestRate`
 * is the highest rate charged on any pound that is added, as a fraction; nothing where none of it is taxed.
 */
export function addedTax(without: TaxableFacts, withIt: TaxableFacts, scopes: BeforeAndAfter, rates: IncomeTaxRates) {
  const before = taxOnIncome(without, rates, scopes.before)
  const after = taxOnIncome(withIt, rates, scopes.after)
  const isTaxed = isAbove(after.taxableIncome, before.taxableIncome)
  const highestRate = when(isTaxed, highestRateOn(after.taxableIncome, after.bands), zero)
  return { before, after, tax: after.tax.less(before.tax), highestRate }
}
