import { type NoteOf, note } from '../../answer/answer.ts'
import { zero } from '../../expression/amount.ts'
import { ALWAYS, all, type Condition, isAbove, isEqual, isShownAsZero, NEVER, not } from '../../expression/condition.ts'
import { asMoney, either, only, type Sentence, say } from '../../expression/sentence.ts'
import { allowanceNotes } from '../income-tax/notes.ts'
import type { PensionRates } from '../rates.ts'
import type { AnnualAllowance } from './annual-allowance.ts'
import type { ContributionAboveAllowance } from './contribution-above-allowance.ts'
import type { TaxSaved } from './tax-saved.ts'

/** A note that a scheme which gives relief at source claims the basic rate only, and its member has to claim the rest. FA 2004 s.192(4). */
export const reliefToClaimNote = (
  where: Condition,
  says = say`Your pension scheme claims basic rate relief for you. We have counted the rest too, but you have to claim that from HMRC yourself.`,
): NoteOf => note('relief-above-basic-rate-claimed', where, says)

/** The same where nobody said how the scheme gives relief. */
const IF_AT_SOURCE = say`If your pension scheme claims basic rate relief for you (relief at source), you have to claim the rest from HMRC yourself. We have counted it. If your contributions come out of your pay before tax, you have all the relief already.`

/**
 * Notes about the tax that a contribution saves. `restored` says what it means to get back some of the Personal Allowance, and `isAtSource`
 * whether the scheme may claim relief. FA 2004 s.192(4); ITA 2007 ss.35 and 58.
 */
export const reliefNotes = (
  { before, after, furtherRelief }: TaxSaved,
  rates: PensionRates,
  restored: Sentence,
  isAtSource: Condition = ALWAYS,
): NoteOf[] => [
  reliefToClaimNote(all(isAtSource, not(isEqual(furtherRelief, zero))), IF_AT_SOURCE),
  ...allowanceNotes(after, rates),
  note('personal-allowance-restored', isAbove(after.allowance, before.allowance), restored),
]

/** Notes that the taper has reduced the annual allowance, perhaps to its minimum. FA 2004 s.228ZA. */
export const taperNotes = (
  { isReduced, isAtMinimum }: AnnualAllowance,
  says: { readonly tapered: Sentence; readonly atMinimum: Sentence },
): NoteOf[] => [
  note('annual-allowance-at-minimum', isAtMinimum, says.atMinimum, { starts: 'your pension annual allowance reaches its minimum' }),
  note('annual-allowance-tapered', all(isReduced, not(isAtMinimum)), says.tapered, {
    ends: 'you get back your full pension annual allowance',
    taperedOutBy: 'annual-allowance-at-minimum',
  }),
]

/** A note that a contribution out of pay is above the annual allowance, if that is tested. FA 2004 s.227. */
export function payAboveAllowanceNotes({ excess, charge, tested }: ContributionAboveAllowance, hasEmployer: Condition = NEVER): NoteOf[] {
  if (!tested) return []
  return [
    note(
      'contribution-above-annual-allowance',
      isAbove(excess, zero),
      say`${either(hasEmployer, say`What you and your employer pay into your pension is`, say`Your pension contribution is`)} ${asMoney(excess)} more than your annual allowance of ${asMoney(tested.allowance)}${only(
        tested.isReduced,
        say`, which is reduced because of your income`,
      )}. ${either(
        isShownAsZero(charge),
        say`The charge on so little comes to nothing.`,
        say`You owe an annual allowance charge of ${charge}, unless you can carry forward unused allowance from earlier years. You pay it through your tax return and not from your pay, so it is not taken off the take-home pay shown here.`,
      )} This is true of a pension pot: in a defined benefit scheme, such as a final salary one, the growth of your pension counts instead of what is paid in.`,
      { starts: 'your contribution goes over your pension annual allowance' },
    ),
  ]
}
