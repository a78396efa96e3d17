import { type AssumptionOf, assume, type LeadOf, note } from '../../answer/answer.ts'
import { type Amount, zero } from '../../expression/amount.ts'
import { all, any, type Condition, isAbove, isBelow, isShownAsZero, not } from '../../expression/condition.ts'
import { asMoney, listed, only, type Sentence, say } from '../../expression/sentence.ts'
import { type PensionMethod, pensionMethod } from '../../inputs/common-fields.ts'

/** How a contribution is paid, and whether that is the rule of a scheme and no choice. */
interface WayOfPaying {
  readonly pensionMethod: PensionMethod
  readonly isPublicServicePension?: boolean
}

const nameOf = (method: PensionMethod): string => pensionMethod.inSentence?.[method] ?? pensionMethod.words[method].toLowerCase()

/** How an employee pays into a pension, where one does: people mean very different things by a pension contribution. */
export const paidInBy = ({ pensionMethod: method, isPublicServicePension = false }: WayOfPaying, where: Condition): AssumptionOf =>
  isPublicServicePension
    ? assume('pension-method', say`Your pension contribution comes out of your pay before Income Tax, by the rules of your scheme.`, {
        field: 'isPublicServicePension',
        where,
        isAsked: true,
      })
    : assume(
        'pension-method',
        say`${method === 'salary-sacrifice' ? 'We assumed you pay' : 'You pay'} into your pension by ${nameOf(method)}. Check your payslip to see if that is right, or ask your pension scheme.`,
        { field: 'pensionMethod', where, isAsked: true },
      )

/**
 * How a pension is paid, right below the answer, because little else changes it as much. Where salary sacrifice was left as the usual way, it
 * says so, and what the other ways would leave: `moreBy` is how much more that is, undefined where nothing is worked out that way. Pounds of
 * the period of the answer.
 */
export function pensionLead(
  { pensionMethod: method, isPublicServicePension = false }: WayOfPaying,
  where: Condition,
  moreBy: (method: PensionMethod) => Amount | undefined,
): LeadOf[] {
  if (isPublicServicePension)
    return [note('pension-method', where, say`Your pension comes out of your pay by net pay, as your scheme’s rules say.`)]
  if (method !== 'salary-sacrifice') return [note('pension-method', where, say`Your pension is paid by ${nameOf(method)}.`)]
  const others = [
    ...differenceBy(moreBy('net-pay'), 'net pay (as in the NHS)'),
    ...differenceBy(moreBy('relief-at-source'), nameOf('relief-at-source')),
  ]
  const differs = any(...others.map(([condition]) => condition))
  return [
    note(
      'pension-method',
      where,
      say`We assumed your pension is paid by salary sacrifice.${only(differs, say` You would have ${listed(...others)}.`)}`,
    ),
  ]
}

/** What another way to pay a pension would leave, more or less, where that is not the same. */
const differenceBy = (more: Amount | undefined, name: string): (readonly [where: Condition, words: Sentence])[] => {
  if (!more) return []
  const less = zero.less(more)
  const differs = not(isShownAsZero(more))
  return [
    [all(differs, isBelow(more, zero)), say`${asMoney(less)} less by ${name}`],
    [all(differs, isAbove(more, zero)), say`${asMoney(more)} more by ${name}`],
  ]
}
