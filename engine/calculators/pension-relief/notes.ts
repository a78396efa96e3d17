import { scotlandNotes } from '../../decimal-rules/income-tax/notes.ts'
import { isAllowanceTested } from '../../decimal-rules/pensions/annual-allowance.ts'
import { isCutToLimit } from '../../decimal-rules/pensions/contribution-limit.ts'
import { RELIEF_NOTES, reliefNotes, TAPER_NOTES, taperNotes } from '../../decimal-rules/pensions/notes.ts'
import { topBand } from '../../money/bands.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import type { PensionRelief } from './calculate.ts'

export const PENSION_RELIEF_NOTES = [
  'contribution-capped',
  'contribution-above-relief-limit',
  'relieved-without-earnings',
  'contribution-above-annual-allowance',
  ...TAPER_NOTES,
  'annual-allowance-may-taper',
  'box-ticked-but-below-higher-rate',
  'box-not-ticked-but-higher-rate',
  ...RELIEF_NOTES,
  'scotland-on-uk-bands',
] as const
export type PensionReliefNote = (typeof PENSION_RELIEF_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf(relief: PensionRelief, rates: PensionRates): PensionReliefNote[] {
  const { annualEarnings, region } = relief.inputs
  const notes: PensionReliefNote[] = []
  const isCut = isCutToLimit(rates)
  if (!relief.unrelievedContribution.isZero()) notes.push(isCut ? 'contribution-capped' : 'contribution-above-relief-limit')
  if (relief.relievable.greaterThan(annualEarnings)) notes.push('relieved-without-earnings')
  return [
    ...notes,
    ...notesOnAllowance(relief, rates),
    ...notesOnTax(relief, rates),
    ...scotlandNotes(region, rates, relief.saved !== undefined),
  ]
}

/** Notes on the taper and on exceeding the annual allowance. If the rule set does not test it, a note that the taper may reduce it. */
function notesOnAllowance({ allowance, above, tested }: PensionRelief, rates: PensionRates): PensionReliefNote[] {
  if (!isAllowanceTested(rates)) {
    return tested.thresholdIncome.greaterThan(rates.pensions.taper.thresholdIncome.value) ? ['annual-allowance-may-taper'] : []
  }
  return [...taperNotes(allowance), ...(above ? ['contribution-above-annual-allowance' as const] : [])]
}

/** Notes on the tax without and with the contribution; none where the box alone decides. */
function notesOnTax({ inputs, saved }: PensionRelief, { incomeTax }: PensionRates): PensionReliefNote[] {
  if (!saved) return []
  const isHigherRate = topBand(saved.before.slices)?.band.rate.greaterThanOrEqualTo(incomeTax.higherRate.value) ?? false
  const notes: PensionReliefNote[] = []
  if (inputs.isHigherRateTaxpayer && !isHigherRate) notes.push('box-ticked-but-below-higher-rate')
  if (!inputs.isHigherRateTaxpayer && isHigherRate) notes.push('box-not-ticked-but-higher-rate')
  return [...notes, ...reliefNotes(saved)]
}

/** What the result assumes, most important first. The higher rate is listed only where the box alone decides. */
export const assumptionsOf = ({ saved }: PensionRelief, rates: PensionRates): Assumption[] => [
  { code: 'region', field: 'region' },
  ...(saved ? [] : [{ code: 'higher-rate', field: 'isHigherRateTaxpayer' }]),
  ...assumed(
    'relief-at-source',
    'gross-contribution',
    'earnings-are-all-income',
    'no-other-contributions',
    isAllowanceTested(rates) ? 'annual-allowance-without-carry-forward' : 'annual-allowance-in-full',
    'no-child-benefit',
    'nothing-else',
  ),
]
