import { type AssumptionOf, assume, type NoteOf, note } from '../../answer/answer.ts'
import { type Amount, zero } from '../../expression/amount.ts'
import { all, type Condition, isAbove, not } from '../../expression/condition.ts'
import { only, type Sentence, say } from '../../expression/sentence.ts'
import { lodgerFields } from '../../inputs/lodger-fields.ts'
import type { Lodgers, LodgersAsked } from './lodgers.ts'

/** What was done with the rent from lodgers, and what is let besides. Annual pounds. */
interface LetWithLodgers {
  /** Where the limit comes off what lodgers pay. */
  readonly isByLimit: Condition
  /** Where there is other rent. It has no property allowance next to expenses of lodgers (ITTOIA 2005 s.783BM). */
  readonly hasRent: Condition
  readonly expensesOfLetting: Amount
  readonly interest: Amount
  /** Where the interest is on the lodgers’ home, and the limit leaves no relief for it. */
  readonly isInterestLost: Condition
  /** How much more would be due the other way, where nothing else is let. */
  readonly saved: Amount
}

/** What happened to the rent from lodgers, and what to ask HMRC for. */
export const lodgerNotes = (
  { receipts, expenses, limit, isTaxed }: Lodgers,
  { isByLimit, hasRent, expensesOfLetting, interest, isInterestLost, saved }: LetWithLodgers,
): NoteOf[] => [
  note(
    'expenses-of-letting-without-rent',
    all(isAbove(receipts, zero), isAbove(expensesOfLetting, zero), not(hasRent)),
    say`You entered expenses of letting, but no rent other than from lodgers. If they are for your lodgers, put them in “${lodgerFields.lodgerExpenses.label}”: we took them for the expenses of another property.`,
  ),
  note(
    'lodgers-within-rent-a-room',
    all(isAbove(receipts, zero), not(isTaxed)),
    say`What your lodgers pay is within the Rent a Room limit of ${limit}, so it is tax-free and you do not have to ask for that.${only(
      isAbove(expenses, receipts),
      say` Your loss on it does not count. If you want to keep the loss, tell HMRC within a year after the last day for the tax return that you do not want the relief (ITTOIA 2005 s.799).`,
    )}`,
  ),
  note(
    'rent-a-room-limit-used',
    all(isTaxed, isByLimit),
    say`We took the Rent a Room limit of ${limit} off what your lodgers pay, instead of your expenses. ${otherWay(saved, say`your expenses`)}Ask for this on your tax return, or within a year after the last day to send it (ITTOIA 2005 s.800). You then have it in later years too, until you withdraw it or your lodgers pay no more than the limit in a year.`,
  ),
  note(
    'interest-on-own-home',
    all(isInterestLost, isAbove(interest, zero)),
    say`You let nothing but rooms in your own home, so we took the interest to be on that home. With the Rent a Room limit it gets no relief, and you cannot carry it forward.`,
  ),
  note(
    'lodger-expenses-used',
    all(isTaxed, not(isByLimit)),
    say`We took your expenses off what your lodgers pay, because that makes your tax smaller than the Rent a Room limit of ${limit}. ${otherWay(saved, say`the limit`)}If you asked for the limit in an earlier year, withdraw that on your tax return.${only(hasRent, say` With these expenses you cannot have the property allowance for your other rent (ITTOIA 2005 s.783BM).`)}`,
  ),
]

const otherWay = (more: Amount, instead: Sentence): Sentence => only(isAbove(more, zero), say`With ${instead} you would pay ${more} more. `)

/** What is assumed of rent from lodgers. */
export const lodgersAre = ({ lodgerReceipts }: Pick<LodgersAsked, 'lodgerReceipts'>): AssumptionOf =>
  assume(
    'lodgers-live-in-your-home',
    say`Your lodgers have furnished rooms in the home you live in, and you do not run a guest house. A trade like that costs National Insurance too.`,
    { where: isAbove(lodgerReceipts, zero) },
  )
