import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { all, type Condition, isAbove, isEqual } from '../../expression/condition.ts'
import { PLAIN, type Scope } from '../../expression/name.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import type { CorporationTaxRates } from '../rates.ts'
import { areLimitsShared, type CompanyPeriod } from './limits.ts'

/**
 * Whether a company can have marginal relief: its profit is above the lower limit and not above the upper (CTA 2010 s.18B(1)(c)). At the
 * upper limit the relief comes to nothing. The section’s other conditions are assumptions of the answer: the company is resident in the UK,
 * is not a close investment-holding company, and has no ring fence profits.
 */
export const isBetweenTheLimits = (taxableProfit: Amount, lowerLimit: Amount, upperLimit: Amount): Condition =>
  all(isAbove(taxableProfit, lowerLimit), isAbove(upperLimit, taxableProfit))

/** What the relief means, where a caller explains it: its fraction, and what it is divided by, if anything. */
export interface ReliefWords {
  readonly marginalRelief: (fraction: Amount, divided: Sentence) => Sentence
}

/**
 * Marginal relief, for a profit between the limits: F × (U − A) × N ÷ A, CTA 2010 s.18B(2). F is the standard marginal relief fraction, U
 * the upper limit for the period, A the augmented profits and N the taxable total profits. N and A are the same here, because the company
 * is taken to receive no dividends. The rule set `constants` leaves the limits whole and divides the relief by the number of associated
 * companies, which no law does. Pounds for the period, unrounded.
 */
export function marginalRelief(
  taxableProfit: Amount,
  upperLimit: Amount,
  { associatedCompanies }: CompanyPeriod,
  rates: CorporationTaxRates,
  at: Scope,
  words?: ReliefWords,
): Amount {
  const fraction = figure(rates.corporationTax.marginalReliefFraction)
  const relief = upperLimit.less(taxableProfit).atLeastZero().times(fraction)
  const lawful = asMarginalRelief(relief, at, 'CTA 2010 s.18B(2)').means(words?.marginalRelief(fraction, say``))
  if (!associatedCompanies || areLimitsShared(rates)) return lawful
  const divided = asMarginalRelief(relief.dividedBy(associatedCompanies), at).means(
    words?.marginalRelief(fraction, say`, divided by the number of associated companies`),
  )
  return when(isEqual(associatedCompanies, zero), lawful, divided)
}

/** The key and the label of the relief. */
export const MARGINAL_RELIEF = { key: 'marginalRelief', label: 'Marginal relief' } as const

/** An amount as the step of the relief. */
export const asMarginalRelief = (due: Amount, at = PLAIN, law?: string): Amount =>
  due
    .named(at(MARGINAL_RELIEF.key), MARGINAL_RELIEF.label, law)
    .onMargin({ starts: 'marginal relief starts', ends: 'marginal relief ends' })
