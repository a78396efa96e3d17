import { type Amount, figure, when, whenCompared, zero } from '../../expression/amount.ts'
import { isAtLeast } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import type { Sentence } from '../../expression/sentence.ts'
import type { Figure } from '../../rates/figure.ts'
import type { CorporationTaxRates } from '../rates.ts'
import { type CompanyPeriod, limitFor } from './limits.ts'
import { isBetweenTheLimits, MARGINAL_RELIEF, marginalRelief, type ReliefWords } from './marginal-relief.ts'

/** Corporation Tax on a profit, and the amounts that lead to it. Pounds for the accounting period, unrounded. */
export interface CorporationTax {
  /** The limits between which there is marginal relief; none where there is one rate for all profits. */
  readonly limits?: { readonly lower: Amount; readonly upper: Amount }
  /** Nil for a profit that is not between the limits. */
  readonly marginalRelief: Amount
  /** Without a name: the answer gives it one, so that a relief can come off it first. */
  readonly tax: Amount
}

/** What the steps mean, where a caller explains them. */
export interface CorporationTaxWords extends ReliefWords {
  readonly lowerLimit: Sentence
  readonly upperLimit: Sentence
  readonly taxAtMainRate: Sentence
}

/** Whether all profits are charged at one rate, as in the financial year 2022. CTA 2010 s.3. */
export const isAtOneRate = ({ methods }: CorporationTaxRates): boolean => methods.corporationTax.rates.value === 'one-rate'

/**
 * Corporation Tax on the profit of an accounting period. By one method there is one rate, 19% for the financial year 2022 (CTA 2010 s.3).
 * By the other, the small profits rate up to the lower limit, and the main rate above it, less marginal relief below the upper limit.
 * Nothing on a loss. CTA 2010 ss.3, 18A and 18B. Pounds for the period, unrounded.
 */
export function corporationTaxOn(
  profit: Amount,
  period: CompanyPeriod,
  rates: CorporationTaxRates,
  at = PLAIN,
  words?: CorporationTaxWords,
): CorporationTax {
  const { mainRate } = rates.corporationTax
  const taxAt = (rate: Figure) => profit.atLeastZero().times(figure(rate))
  const atMainRate = taxAt(mainRate).under('CTA 2010 s.3')
  if (isAtOneRate(rates)) return { marginalRelief: zero.namedIfAny(at(MARGINAL_RELIEF.key), MARGINAL_RELIEF.label), tax: atMainRate }

  const { smallProfitsRate } = rates.corporationTax
  const lowerLimit = limitFor(figure(rates.corporationTax.lowerLimit), period, rates)
    .named(at('lowerLimit'), 'Lower limit', 'CTA 2010 s.18D')
    .means(words?.lowerLimit)
  const upperLimit = limitFor(figure(rates.corporationTax.upperLimit), period, rates)
    .named(at('upperLimit'), 'Upper limit', 'CTA 2010 s.18D')
    .means(words?.upperLimit)

  const isRelieved = isBetweenTheLimits(profit, lowerLimit, upperLimit)
  const relief = marginalRelief(profit, upperLimit, period, rates, at, words)
  const taxAtMainRate = taxAt(mainRate).named(at('taxAtMainRate'), 'Tax at the main rate', 'CTA 2010 s.3').means(words?.taxAtMainRate)
  const relieved = taxAtMainRate.less(relief).under('CTA 2010 ss.3 and 18B')
  const unrelieved = when(isAtLeast(lowerLimit, profit), taxAt(smallProfitsRate).under('CTA 2010 ss.3 and 18A'), atMainRate)
  return {
    limits: { lower: lowerLimit, upper: upperLimit },
    marginalRelief: when(isRelieved, relief, zero),
    tax: whenCompared(isRelieved, relieved, unrelieved),
  }
}

/** The tax as the step of an answer. */
export const asCorporationTax = (tax: Amount, at = PLAIN): Amount => tax.named(at('corporationTax'), 'Corporation Tax')
