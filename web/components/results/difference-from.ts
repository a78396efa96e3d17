import { resultOf } from '#engine/explain/compared.ts'
import { entitlementsChanged, entitlementsOf } from '#engine/explain/entitlements.ts'
import { intoPension } from '#engine/explain/into-pension.ts'
import { type Decimal, ZERO } from '#engine/money/decimal.ts'
import { textOf } from '../../text/said.ts'
import { differenceWords, inAnswer, moreOrLess } from './answer-words.ts'
import type { ComparedAnswer } from './compared-answers.ts'

/** The difference of one answer from another, in words. */
export interface DifferenceInWords {
  readonly text: string
  /** Whether that is better or worse: undefined where it is neither, or both. */
  readonly isBetter: boolean | undefined
  /** What the visitor would lose or keep beside the amounts, a sentence each. */
  readonly beside: readonly { readonly text: string; readonly isLost: boolean }[]
}

/** The difference, what goes into a pension, what else the income costs or takes away, and whether all of that is better or worse. */
export function differenceFrom(first: ComparedAnswer, other: ComparedAnswer): DifferenceInWords {
  const difference = answerOf(other).minus(answerOf(first))
  const better = difference.isZero() ? undefined : isBetter(other, difference)
  const pension = pensionOf(other).minus(pensionOf(first))
  const costs = costsOf(first, other)
  const ended = entitlementsChanged(besideOf(first), besideOf(other))
  const clauses = [
    `With ${other.letter}, ${differenceWords(other.result, other.result.headline, difference)} ${difference.isZero() ? 'as' : 'than'} with ${first.letter}`,
    ...(pension.isZero() ? [] : [`${inAnswer(other.result, pension.abs())} ${moreOrLess(pension)} would go into your pension`]),
    ...costs.map(({ label, more }) => `the ${label} would be ${inAnswer(other.result, more.abs())} ${moreOrLess(more)}`),
  ]
  const beside = ended.map(({ isLost, who, what, limit }) => ({
    text: `${isLost !== better && better !== undefined ? 'And' : 'But'} if ${textOf(who)}, with ${other.letter} you would ${isLost ? 'lose' : 'keep'} ${textOf(what)}. ${textOf(limit)}`,
    isLost,
  }))
  const isAllOneWay = [...costs.map(({ more }) => !more.isNegative()), ...ended.map(({ isLost }) => isLost)].every(
    (isWorse) => isWorse !== better,
  )
  return {
    text: `${clauses.join(', and ')}.`,
    beside,
    // Money in a pension is not lost either, so what is better then is not for us to say.
    isBetter: pension.isZero() && isAllOneWay ? better : undefined,
  }
}

/** How much more each cost outside the sum is in another answer of the same calculator, which has the same rows. */
function costsOf(first: ComparedAnswer, other: ComparedAnswer): { readonly label: string; readonly more: Decimal }[] {
  if (first.calculator !== other.calculator) return []
  const costs = new Map(
    [first, other].flatMap(({ result }) => result.rows.filter((row) => row.isOtherCost)).map(({ key, label }) => [key, label]),
  )
  return [...costs]
    .map(([key, label]) => ({ label, more: costIn(other, key).minus(costIn(first, key)) }))
    .filter(({ more }) => !more.isZero())
}

const costIn = ({ result }: ComparedAnswer, key: string) => result.rows.find((row) => row.key === key)?.shown.pence ?? ZERO

const besideOf = ({ calculator, tables, ...side }: ComparedAnswer) => entitlementsOf(calculator, side, tables)

/** Whether a difference is for the better: more is kept, or less is paid. */
const isBetter = ({ result }: ComparedAnswer, difference: Decimal) => difference.isNegative() !== result.isKept

/** What goes into a pension in the period of an answer. */
const pensionOf = ({ calculator, tables, ...side }: ComparedAnswer) =>
  intoPension(calculator, side.inputs, (inputs) => resultOf(calculator, { ...side, inputs }, tables).record)

function answerOf({ result: { rows, headline } }: ComparedAnswer): Decimal {
  const row = rows.find(({ key }) => key === headline)
  if (!row) throw new RangeError(`there is no row for the headline "${headline}"`)
  return row.shown.pence
}
