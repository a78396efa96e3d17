import { type Amount, type BandOf, figure, zero } from '../../expression/amount.ts'
import { PLAIN, type StepWords } from '../../expression/name.ts'
import type { Figure } from '../../rates/figure.ts'

/** What a contribution is called where it is shown, and what it means: its step, and the table of its bands. */
export interface ContributionWords extends StepWords {
  readonly key: string
  readonly title: string
  /** What “the next £100” calls it where one of its bands starts or ends. */
  readonly tax?: string
}

/** A contribution as a step of the working. */
export function asContribution(charge: Amount, { key, label, means, tax }: ContributionWords, law: string, at = PLAIN): Amount {
  const step = charge.named(at(key), label, law).means(means)
  return tax === undefined ? step : step.onMargin({ tax })
}

/** What contributions are charged by: the main rate between a threshold and a limit, the additional rate above the limit. */
export interface ContributionFigures {
  readonly threshold: Figure
  readonly limit: Figure
  readonly mainRate: Figure
  readonly additionalRate: Figure
}

/**
 * The bands of primary Class 1 or of Class 4. SSCBA 1992 ss.8 and 15. The limits are pounds of one period, or of `periods` such periods.
 */
export function contributionBands(
  { threshold, limit, mainRate, additionalRate }: ContributionFigures,
  thresholdName: string,
  periods?: Amount,
): BandOf[] {
  const ofAll = (ofOne: Figure) => (periods ? figure(ofOne).times(periods) : figure(ofOne))
  return [
    { name: `below the ${thresholdName}`, rate: zero, upTo: ofAll(threshold) },
    { name: 'main', rate: figure(mainRate), upTo: ofAll(limit) },
    { name: 'additional', rate: figure(additionalRate) },
  ]
}

/** The bands of secondary Class 1: nothing up to a threshold, one rate above it. SSCBA 1992 s.9. Annual pounds. */
export const employerBands = (threshold: Figure, rate: Figure, thresholdName: string): BandOf[] => [
  { name: `below the ${thresholdName}`, rate: zero, upTo: figure(threshold) },
  { name: `above the ${thresholdName}`, rate: figure(rate) },
]
