import { figure } from '../../formula/amount.ts'
import type { Noted } from '../../formula/answer.ts'
import { isAbove, isAtLeast, not } from '../../formula/condition.ts'
import { highestRateOn } from '../../rules/income-tax/bands.ts'
import type { ContributionAboveAllowance } from '../../rules/pensions/contribution-above-allowance.ts'
import { aboveAllowanceNote, type ReliefNote, reliefNotes, type TaperNote, taperNotes } from '../../rules/pensions/notes.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import type { TaxSaved } from '../../rules/pensions/tax-saved.ts'
import type { TestedIncome } from '../../rules/pensions/tested-income.ts'

type PensionReliefNote =
  | 'contribution-capped'
  | 'contribution-above-relief-limit'
  | 'relieved-without-earnings'
  | 'net-pay-relief-from-hmrc'
  | 'contribution-above-annual-allowance'
  | TaperNote
  | 'annual-allowance-may-taper'
  | 'box-ticked-but-below-higher-rate'
  | 'box-not-ticked-but-higher-rate'
  | ReliefNote
  | 'scotland-on-uk-bands'

/** Notes on the taper and on exceeding the annual allowance. If the rule set does not test it, a note that the taper may reduce it. */
export function notesOnAllowance(
  { thresholdIncome }: TestedIncome,
  above: ContributionAboveAllowance,
  { pensions }: PensionRates,
): Noted<PensionReliefNote>[] {
  if (!above.tested) return [['annual-allowance-may-taper', isAbove(thresholdIncome, figure(pensions.taper.thresholdIncome))]]
  return [...taperNotes(above.tested), aboveAllowanceNote(above)]
}

/** Notes on the tax without and with the contribution, and on a box that says otherwise. */
export function notesOnTax(saved: TaxSaved, isTicked: boolean, rates: PensionRates): Noted<PensionReliefNote>[] {
  const { taxableIncome, bands } = saved.before
  const isHigherRate = isAtLeast(highestRateOn(taxableIncome, bands), figure(rates.incomeTax.higherRate))
  return [
    isTicked ? ['box-ticked-but-below-higher-rate', not(isHigherRate)] : ['box-not-ticked-but-higher-rate', isHigherRate],
    ...reliefNotes(saved, rates),
  ]
}
