import { type Amount, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { type Scope, scopeOf } from '../../expression/name.ts'
import type { Region } from '../../inputs/common-fields.ts'
import type { IncomeTaxRates } from '../rates.ts'
import { highestRateOn } from './bands.ts'
import { taxOnIncome } from './tax-on-income.ts'

/** What an amount on top of other income adds to a year’s Income Tax. Annual pounds, unrounded. */
export type AddedTax = ReturnType<typeof addedTax>

/**
 * The words that distinguish the two computations in labels: `without the rent`, `with the rent`. Their keys end in `.before` and `.after`,
 * unless a scope makes others.
 */
interface AddedTaxWords {
  readonly before: string | Scope
  readonly after: string | Scope
}

/** The other income, that income with the added amount, and where they are taxed. Annual pounds. */
interface Added {
  readonly income: Amount
  readonly totalIncome: Amount
  readonly region: Region
}

/**
 * What an added amount does to a year’s Income Tax: the tax on the income with it, less the tax without it. Each of the two has
 * its own allowance, taper and bands. ITA 2007 ss.10, 23 and 35. Annual pounds, unrounded. The caller names `tax`. `highestRate` is
 * the highest rate charged on any pound of the amount, as a fraction; nothing where none of it is taxed.
 */
export function addedTax({ income, totalIncome, region }: Added, words: AddedTaxWords, rates: IncomeTaxRates) {
  const before = taxOnIncome({ income, region }, rates, scopeFor('before', words))
  const after = taxOnIncome({ income: totalIncome, region }, rates, scopeFor('after', words))
  const isTaxed = isAbove(after.taxableIncome, before.taxableIncome)
  const highestRate = when(isTaxed, highestRateOn(after.taxableIncome, after.bands), zero)
  return { before, after, tax: after.tax.less(before.tax), highestRate }
}

function scopeFor(name: keyof AddedTaxWords, { [name]: words }: AddedTaxWords): Scope {
  return typeof words === 'string' ? scopeOf({ key: (key) => `${key}.${name}`, words }) : words
}
