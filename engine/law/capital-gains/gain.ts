import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { isAbove, isAtLeast } from '../../expression/condition.ts'
import { either, say } from '../../expression/sentence.ts'
import type { CapitalGainsRates } from './gain-rates.ts'

interface Disposal {
  readonly salePrice: Amount
  readonly purchasePrice: Amount
  readonly improvementCosts: Amount
  readonly sellingCosts: Amount
  /** A gain that somebody has worked out already, of which no price is entered. */
  readonly knownGain?: Amount | undefined
}

/** What a disposal makes, in pounds. A loss is a negative gain. */
export type Gain = ReturnType<typeof gainOn>

/**
 * The gain on one disposal: the price less allowable costs, or a known gain, and then less the annual exempt amount. TCGA 1992 ss.1K and 38. Pounds, exact.
 */
export function gainOn(
  { salePrice, purchasePrice, improvementCosts, sellingCosts, knownGain }: Disposal,
  { capitalGains }: CapitalGainsRates,
) {
  const totalCosts = purchasePrice
    .plus(improvementCosts, sellingCosts)
    .named('totalCosts', 'Total costs')
    .means(say`All the costs you can take off the price.`)
  const worked = salePrice.less(totalCosts)
  const made = knownGain ? worked.plus(knownGain) : worked
  const isLoss = isAbove(zero, made)
  const gain = when(
    isLoss,
    made.named('gain', 'Capital loss').means(say`You made a loss.`),
    made.named('gain', 'Capital gain').means(say`What you made on the sale.`),
  )
  const exemptAmount = figure(capitalGains.annualExemptAmount)
  const exemptAmountUsed = gain
    .atMost(exemptAmount)
    .atLeastZero()
    .named('exemptAmountUsed', 'Annual exempt amount used', 'TCGA 1992 s.1K')
    .means({
      words: either(
        isAtLeast(gain, exemptAmount),
        say`You can make this much in gains each tax year without paying tax.`,
        say`You can make ${exemptAmount} in gains each tax year without paying tax, so all of this gain is tax-free.`,
      ),
      atZero: say`There is no gain to set it against.`,
    })
  return {
    totalCosts,
    gain,
    isLoss,
    netProceeds: salePrice
      .less(sellingCosts)
      .named('netProceeds', 'What you receive before tax')
      .means(say`The sale price less your selling costs.`),
    exemptAmountUsed,
    // A gain is at least the exempt amount that it uses, so only the working of a loss says that the result stops at nil.
    taxableGain: when(isLoss, asTaxable(gain.excessOver(exemptAmountUsed)), asTaxable(gain.less(exemptAmountUsed))),
  }
}

const asTaxable = (amount: Amount): Amount =>
  amount.named('taxableGain', 'Taxable gain').means(say`The part of the gain that you pay tax on.`)
