import { type Amount, byBands, figure, sumOf } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { BillRates } from '../income-tax/year.ts'
import { type GainRates, gainBands } from './gain-rates.ts'

/** The gains of a year of one kind, less its losses, and the rates on them. Pounds. */
export interface GainsOf {
  /** What they are called in keys and in labels: gains on homes. */
  readonly key: string
  readonly words: string
  readonly gains: Amount
  readonly rates: GainRates
}

/**
 * Capital Gains Tax for a year on gains of several kinds, those with the highest rates first. In that order they get the annual exempt
 * amount (TCGA 1992 s.1K(5)), and in the opposite order the unused basic rate band (s.1I), because the lower the rates, the more the lower
 * of the two saves: in every year of the tables, no other way makes the tax less. `taxableIncome` fills the basic rate band first, up to
 * `basicRateLimit` (s.1J). Pounds, unrounded.
 */
export function taxOnGains(
  kinds: readonly GainsOf[],
  taxableIncome: Amount,
  basicRateLimit: Amount,
  { capitalGains }: BillRates,
  at = PLAIN,
): Amount {
  const exemptAmount = figure(capitalGains.annualExemptAmount)
  const unusedBand = basicRateLimit
    .excessOver(taxableIncome)
    .named(at('unusedBasicRateBand'), 'Unused basic rate band', 'TCGA 1992 s.1J')
    .means({
      words: say`What is left of the basic rate band above your income.`,
      atZero: say`Your income uses up the basic rate band.`,
    })
  const taxable = kinds.map(({ gains, ...kind }, index) => ({
    ...kind,
    amount: gains
      .excessOver(
        leftAfter(
          exemptAmount,
          kinds.slice(0, index).map((before) => before.gains),
        ),
      )
      .namedIfAny(at(`taxable.${kind.key}`), `Taxable ${kind.words}`, 'TCGA 1992 s.1K')
      .means(say`What the annual exempt amount leaves of them. It is used where the rates are highest.`),
  }))
  const bySaving = taxable.toReversed()
  const charges = bySaving.map(({ key, words, amount, rates }, index) => {
    const room = leftAfter(
      unusedBand,
      bySaving.slice(0, index).map((before) => before.amount),
    )
    return byBands(amount, gainBands(room, rates), `Tax on ${words} by band`)
      .namedIfAny(at(`tax.${key}`), `Tax on ${words}`, 'TCGA 1992 ss.1H and 1I')
      .means(say`The lower rate on what fits in the basic rate band on top of your income, and the higher rate on the rest.`)
  })
  return sumOf(charges)
    .named(at('capitalGainsTax'), 'Capital Gains Tax', 'TCGA 1992 s.1')
    .means({ words: say`The tax on all your gains.`, atZero: say`The annual exempt amount covers all your gains.` })
}

/** What is left of an amount once others have used it up in turn. */
const leftAfter = (amount: Amount, used: readonly Amount[]): Amount => (used.length > 0 ? amount.excessOver(sumOf(used)) : amount)
