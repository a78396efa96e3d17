import { type Amount, NIL } from '../../formula/amount.ts'
import { type Noted, type NoteOf, note } from '../../formula/answer.ts'
import { all, type Condition, isAbove, isEqual, not } from '../../formula/condition.ts'
import { say } from '../../formula/sentence.ts'
import { allowanceNotes } from '../income-tax/notes.ts'
import type { AnnualAllowance } from './annual-allowance.ts'
import type { ContributionAboveAllowance } from './contribution-above-allowance.ts'
import type { PensionRates } from './rates.ts'
import type { TaxSaved } from './tax-saved.ts'

/** A note that a scheme claims basic rate relief only, and its member has to claim the rest. FA 2004 s.192(4). */
export const reliefToClaimNote = (where: Condition): NoteOf =>
  note(
    'relief-above-basic-rate-claimed',
    where,
    say`Your pension scheme claims basic rate relief for you. We have counted the rest too, but you have to claim that from HMRC yourself.`,
  )

export type ReliefNote = 'personal-allowance-restored'

/** Notes about the tax that a contribution saves. The page has the words. FA 2004 s.192(4); ITA 2007 ss.35 and 58. */
export const reliefNotes = ({ before, after, furtherRelief }: TaxSaved, rates: PensionRates): Noted<ReliefNote>[] => [
  reliefToClaimNote(not(isEqual(furtherRelief, NIL))),
  ...allowanceNotes(after, rates),
  ['personal-allowance-restored', isAbove(after.allowance, before.allowance)],
]

export type TaperNote = 'annual-allowance-tapered' | 'annual-allowance-at-minimum'

/** A note that the taper has reduced the annual allowance, perhaps to its minimum. FA 2004 s.228ZA. */
export const taperNotes = ({ isHighIncomeIndividual, isAtMinimum, taper }: AnnualAllowance): Noted<TaperNote>[] => [
  ['annual-allowance-at-minimum', isAtMinimum],
  ['annual-allowance-tapered', all(isHighIncomeIndividual, isAbove(taper, NIL), not(isAtMinimum))],
]

/** The code of a note that a contribution is above the annual allowance. */
export const aboveAllowanceNote = ({ excess }: ContributionAboveAllowance): Noted<'contribution-above-annual-allowance'> => [
  'contribution-above-annual-allowance',
  isAbove(excess, NIL),
]

/** The code of a note that HMRC pays basic rate relief on a contribution under a net pay arrangement. FA 2004 s.193A. */
export const netPayReliefNote = (relief: Amount): Noted<'net-pay-relief-from-hmrc'> => ['net-pay-relief-from-hmrc', isAbove(relief, NIL)]
