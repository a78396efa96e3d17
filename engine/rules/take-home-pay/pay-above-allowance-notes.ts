import { NIL } from '../../formula/amount.ts'
import { type NoteOf, note } from '../../formula/answer.ts'
import { type Condition, isAbove, isShownAsNil, NEVER } from '../../formula/condition.ts'
import { asMoney, either, only, say } from '../../formula/sentence.ts'
import type { ContributionAboveAllowance } from '../pensions/contribution-above-allowance.ts'

/** A note that a contribution out of pay is above the annual allowance, if that is tested. FA 2004 s.227. */
export function payAboveAllowanceNotes({ excess, charge, tested }: ContributionAboveAllowance, hasEmployer: Condition = NEVER): NoteOf[] {
  if (!tested) return []
  return [
    note(
      'contribution-above-annual-allowance',
      isAbove(excess, NIL),
      say`${either(hasEmployer, say`What you and your employer pay into your pension is`, say`Your pension contribution is`)} ${asMoney(excess)} more than your annual allowance of ${asMoney(tested.allowance)}${only(
        tested.isReduced,
        say`, which is reduced because of your income`,
      )}. ${either(
        isShownAsNil(charge),
        say`The charge on so little comes to nothing.`,
        say`You owe an annual allowance charge of ${charge}, unless you can carry forward unused allowance from earlier years. You pay it through your tax return and not from your pay, so it is not taken off the take-home pay shown here.`,
      )}`,
      { starts: 'your contribution goes over your pension annual allowance' },
    ),
  ]
}
