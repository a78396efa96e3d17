import type { Margin } from '#engine/calculator.ts'
import type { IncomeChange } from '#engine/explain/changes.ts'
import type { Edge } from '#engine/explain/edges.ts'
import type { Marginal } from '#engine/explain/marginal.ts'
import { differenceOf, type MarginalLine } from '#engine/explain/marginal-lines.ts'
import type { Restoration } from '#engine/explain/restored-allowance.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '#engine/money/decimal.ts'
import { rowsAsShown } from '#engine/result/rows.ts'
import { money, rate } from '../../text/format.ts'
import { type AnswerInWords, differenceWords } from './answer-words.ts'
import { keeps } from './keeper.ts'

/** The lines rounded to the penny so that they add up as shown. */
export const inPence = (lines: readonly MarginalLine[]): MarginalLine[] =>
  rowsAsShown(lines.map((line) => ({ ...line, value: line.difference }))).map(({ shown, ...row }) => ({ ...row, difference: shown.pence }))

function changeWords(change: IncomeChange, changes: readonly IncomeChange[]): string | undefined {
  const { starts, ends, taperedOutBy, startsAgain, tax } = change.onMargin ?? {}
  if ('rate' in change) return tax && `the ${rate(change.rate)} rate of ${tax} ${change.kind === 'band' ? 'starts' : 'ends'}`
  const isWithEnd = changes.some((other) => other.kind === 'note' && other.name === taperedOutBy && other.comes !== change.comes)
  if (change.comes) return isWithEnd ? (startsAgain ?? starts) : starts
  return isWithEnd ? undefined : ends
}

const list = new Intl.ListFormat('en-GB')

/** The same in few words, for a picture: `40% Income Tax, 2% National Insurance`. */
export const edgeInBrief = (changes: readonly IncomeChange[]): string =>
  [...new Set(changes.flatMap((change) => inBrief(change, changes) ?? []))].join(', ')

const inBrief = (change: IncomeChange, changes: readonly IncomeChange[]): string | undefined =>
  change.kind === 'band' && change.onMargin?.tax ? `${rate(change.rate)} ${change.onMargin.tax}` : changeWords(change, changes)

/** What happens at an edge: `the 40% rate of Income Tax starts and …`. Empty if there is nothing to say beyond the amounts. */
export const edgeWords = ({ changes }: Pick<Edge, 'changes'>): string =>
  list.format(new Set(changes.flatMap((change) => changeWords(change, changes) ?? [])))

/** What £100 more does, in one sentence. */
export function leadWords(told: Marginal, said: AnswerInWords, fields: Fields, margin: Margin): string {
  const lines = inPence(told.lines)
  const { key } = told.headline
  const difference = differenceOf(lines, key)
  const condition = `If ${margin.ifMore?.(MORE) ?? `${fields[told.input]?.label ?? told.input} were ${MORE}`}`
  const base = lines.find(({ isInSum }) => isInSum)
  // Where the sum starts from something else, such as a benefit that a charge on the income takes back, none of the £100 is in it.
  if (!told.isKept || base?.difference.isZero()) return `${condition}, ${differenceWords(said, key, difference, '')}.`

  const earned = base && !base.difference.equals(ONE_HUNDRED) ? base.difference : undefined
  const lead = earned ? `${condition}, ${partKept(earned, difference)}` : hundredKept(margin, difference)
  const taken = lines.filter((line) => line.isInSum && line.isDeduction && line.difference.greaterThan(ZERO))
  const [first, ...others] = taken.filter(({ layout }) => layout?.alsoPaid === undefined)

  const takes = first && [
    `${nameOf(first)} takes ${money(first.difference)}`,
    ...others.map((line) => `${nameOf(line)} ${money(line.difference)}`),
  ]
  const pays = taken.flatMap(({ layout, difference: paid }) =>
    layout?.alsoPaid === undefined ? [] : `you pay ${money(paid)} ${layout.alsoPaid}`,
  )
  const clauses = [...(takes ? [list.format(takes)] : []), ...pays]
  return clauses.length > 0 ? `${lead}: ${clauses.join(', and ')}.` : `${lead}.`
}

const nameOf = ({ layout, label }: MarginalLine) => layout?.inSentence ?? label

const MORE = `${money(ONE_HUNDRED)} more`

function hundredKept(margin: Margin, kept: Decimal): string {
  const { of, keeper } = margin
  const hundred = [money(ONE_HUNDRED), of].filter(Boolean).join(' ')
  if (kept.isNegative()) return `Your next ${hundred} would leave you ${money(kept.abs())} worse off`
  return `Of ${keeper ? 'the' : 'your'} next ${hundred}, ${keeps(margin)} ${amountKept(kept)}`
}

/** The same where only part of £100 of the input is earned, such as a year’s salary in a job that ends early. */
const partKept = (earned: Decimal, kept: Decimal) =>
  kept.isNegative()
    ? `you would earn ${money(earned)} more but be ${money(kept.abs())} worse off`
    : `you would earn ${money(earned)} more and keep ${amountKept(kept)} of it`

const amountKept = (kept: Decimal) => (kept.isZero() ? 'nothing' : money(kept))

/** What it costs or saves to pass a cliff edge, and how to avoid the cost where a claim does. */
export function cliffWords(told: Marginal, { changes }: Pick<Edge, 'changes'>, jump: Decimal): string {
  if (jump.isNegative() !== told.isKept) return `Going over it, even by a penny, saves you ${money(jump.abs())}.`
  const avoided = changes.flatMap((change) => ('comes' in change && !change.comes ? (change.onMargin?.avoided ?? []) : []))
  return [`This is a cliff edge: going over it, even by a penny, costs you ${money(jump.abs())}.`, ...avoided].join(' ')
}

/** An edge by its amount: `£50,270`, or `a day rate of £622.26`. */
export const edgeName = ({ at }: Pick<Edge, 'at'>, margin: Pick<Margin, 'at'>): string => margin.at?.(money(at)) ?? money(at)

/** What brings the allowance back: the whole contribution, and the part that the visitor pays if the scheme claims the rest. */
export function restoredWords({ gross, isMore, memberPays }: Restoration): string {
  const least = `You get back your full Personal Allowance if at least ${money(gross)} ${isMore ? 'more ' : ''}goes into your pension`
  return memberPays ? `${least}: you pay ${money(memberPays)} and your scheme claims the rest.` : `${least}.`
}
