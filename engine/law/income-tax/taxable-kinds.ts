import { type Amount, type CostedWay, cheapestOf, when, zero } from '../../expression/amount.ts'
import { all, isAbove } from '../../expression/condition.ts'
import type { Scope } from '../../expression/name.ts'
import { either, say } from '../../expression/sentence.ts'
import type { DividendRates } from '../rates.ts'
import { allowancesElsewhere, chosenLayer, type Sharing, taxableSavingsToTry, taxOnShares } from './allowances.ts'
import { belowSavings, type TaxableKinds } from './kinds.ts'

const LAW = 'ITA 2007 ss.23 and 25(2)'

/**
 * What is left of each kind of income after the allowances, as steps of a bill. They go where the tax after reductions is least (ITA 2007
 * s.25(2)); of several such ways, other income gets as much as it can, and then savings. Annual pounds.
 */
export function taxableKinds(sharing: Sharing, rates: DividendRates, at: Scope): TaxableKinds {
  const { dividends, taxable } = sharing.kinds
  const lower = taxableLowerLayers(sharing, rates, at)
  const below = belowSavings(lower)
  const { least, others } = taxableSavingsToTry(below, sharing, rates)
  const taxWith = (ofSavings: Amount) => taxOnShares({ ...lower, savings: ofSavings }, sharing, rates)
  const asSavings = (amount: Amount) => amount.namedIfAny(at('taxableSavings'), 'Taxable savings interest', LAW)
  const savingsWays = others.map(
    (one): CostedWay => ({
      amount: asSavings(one).means(
        say`The law uses your allowances where they lower your tax most (ITA 2007 s.25(2)). Here that is partly on your dividends, so more of your savings interest is taxed.`,
      ),
      cost: () => taxWith(one),
      where: all(isAbove(one, least), isAbove(dividends, zero)),
    }),
  )
  const taxedSavings = cheapestOf(savingsWays, {
    amount: asSavings(least).means(say`What your allowances leave of your savings interest.`),
    cost: () => taxWith(least),
  })
  return {
    ...lower,
    savings: taxedSavings,
    dividends: taxable
      .less(below, taxedSavings)
      .atLeastZero()
      .namedIfAny(at('taxableDividends'), 'Taxable dividends', LAW)
      .means(say`What your allowances leave of your dividends.`),
  }
}

/** What is left of other income, and of property where that is a layer of its own, as steps. Annual pounds. */
function taxableLowerLayers(sharing: Sharing, rates: DividendRates, at: Scope): Pick<TaxableKinds, 'other' | 'property'> {
  const { kinds } = sharing
  const { income, allowances } = chosenLayer(sharing, rates)
  const elsewhere = allowancesElsewhere(sharing, rates, (part) =>
    part.named(at('allowancesElsewhere'), 'Allowances used on savings or dividends', 'ITA 2007 s.25(2)'),
  )
  const isMoved = isAbove(elsewhere, allowances.excessOver(income))
  const taxed = income.excessOver(allowances.less(when(isMoved, elsewhere, zero)))
  if (!kinds.property) {
    const other = taxed.named(at('taxableOther'), 'Taxable other income', LAW).means({
      words: either(
        isMoved,
        say`The law uses your allowances where they lower your tax most (ITA 2007 s.25(2)). Here that is partly on your savings or dividends, so more of your other income is taxed.`,
        say`What your allowances leave of your pay, profits, rent and pensions.`,
      ),
      atZero: say`Your allowances cover all of your pay, profits, rent and pensions.`,
    })
    return { other }
  }
  const other = kinds.other.excessOver(sharing.allowances).named(at('taxableOther'), 'Taxable other income', 'ITA 2007 ss.23 and 25(3A)')
  const property = taxed.named(at('taxableProperty'), 'Taxable rent', LAW)
  return {
    other: other.means({
      words: say`What your allowances leave of your pay, profits and pensions. They come off these first.`,
      atZero: say`Your allowances cover all of your pay, profits and pensions.`,
    }),
    property: property.means({
      words: either(
        isMoved,
        say`The law uses what is left of your allowances where it lowers your tax most (ITA 2007 s.25(2)). Here that is partly on your savings or dividends, so more of your rent is taxed.`,
        say`What your allowances leave of your rent.`,
      ),
      atZero: say`Your allowances cover all of your rent.`,
    }),
  }
}
