import type { Margin } from '#engine/calculator.ts'
import { isAlike } from '#engine/evaluate/slope-evaluator.ts'
import type { IncomePicture, Vertex } from '#engine/explain/income-picture.ts'
import { type Decimal, isAboveZero, ONE, ZERO } from '#engine/money/decimal.ts'
import { capitalised, money } from '../../text/format.ts'
import type { DrawnIncome, Stop } from '../pictures/drawn-income.ts'
import { ofPound } from '../pictures/picture-text.ts'
import { asItRises, keeps } from './keeper.ts'
import { edgeName } from './marginal-words.ts'

/** A picture with what its words need. */
export interface DescribedIncome extends DrawnIncome {
  readonly margin: Margin
  /** What the headline is called. */
  readonly headline: string
}

/** A pound that comes in: `£1`, or `£1 earned`. */
const pound = ({ each }: Margin): string => (each === undefined ? '£1' : `£1 ${each}`)

const list = new Intl.ListFormat('en-GB')

/** The title of what becomes of an income. */
export const titleOfWhole = ({ picture: { isKept }, margin }: DescribedIncome): string => capitalised(asItRises(isKept, margin))

/** The title of what becomes of the next pound. */
export const titleOfNext = ({ picture, margin, headline }: DescribedIncome): string =>
  picture.isKept ? `What ${keeps(margin)} of the next ${pound(margin)}` : `${headline}: what £1 more adds`

/** Vertices from which on another part of the next pound is kept. The others have another effect on a part alone. */
const turnsOf = ({ vertices }: IncomePicture): Vertex[] =>
  vertices.slice(0, -1).filter(({ each }, index, all) => index === 0 || !isAlike(all[index - 1]?.each ?? ZERO, each))

/** The most segments that a sentence lists. */
const MOST_LISTED = 7

/** How much of each pound is kept along the way, in a sentence, and where a cliff is. */
export const kinkWords = (told: DescribedIncome): string[] => [slopeWords(told, turnsOf(told.picture)), ...cliffWords(told)]

function slopeWords(told: DescribedIncome, turns: readonly Vertex[]): string {
  const { picture, margin } = told
  const lead = picture.isKept ? capitalised(keeps(margin)) : `£1 more adds`
  if (turns.length > MOST_LISTED) return worstWords(told, turns)
  const isAllKept = picture.isKept && !margin.at && turns.length > 1 && turns[0]?.each.equals(ONE)
  // Of what covers the costs nothing is kept, but no tax is due on it either.
  if (isAllKept && turns[0] && turns[1] && isOutOfPocket(picture, turns[0]))
    return `No tax is due on the first ${edgeName(turns[1], margin)}. ${slopeWords(told, turns.slice(1))}`
  const said = turns.map(({ each }, index) => {
    const next = turns[index + 1]
    if (next && index === 0 && isAllKept)
      return `all of ${margin.each === undefined ? 'the first' : `each ${pound(margin)} up to`} ${edgeName(next, margin)}`
    const isFirst = index === (isAllKept && margin.each === undefined ? 1 : 0)
    return [
      ofPound(each),
      picture.isKept && isFirst && `of each ${pound(margin)}`,
      next ? `up to ${edgeName(next, margin)}` : turns.length > 1 && 'above that',
    ]
      .filter(Boolean)
      .join(' ')
  })
  return `${lead} ${list.format(said)}.`
}

/** Whether costs leave less than nothing at a vertex. */
const isOutOfPocket = ({ parts }: IncomePicture, { after }: Vertex): boolean =>
  after[parts.findIndex(({ isTotal }) => isTotal)]?.isNegative() ?? false

/** Where least is kept, or most is to pay, if there are too many segments to list. */
function worstWords({ picture, margin }: DescribedIncome, turns: readonly Vertex[]): string {
  const ranked = turns.toSorted((one, other) => one.each.comparedTo(other.each))
  const worst = picture.isKept ? ranked[0] : ranked.at(-1)
  const end = worst && turns[turns.indexOf(worst) + 1]
  if (!worst) return ''
  const where = end ? `From ${edgeName(worst, margin)} to ${money(end.at)}` : `Above ${edgeName(worst, margin)}`
  return picture.isKept
    ? `${where}, ${keeps(margin)} the least of each ${pound(margin)}: ${ofPound(worst.each)}.`
    : `${where}, each £1 adds the most: ${ofPound(worst.each)}.`
}

/** The effect of going over a cliff, in few words; empty at any other vertex. */
export function jumpWords({ isKept }: Pick<IncomePicture, 'isKept'>, { jump }: Pick<Vertex, 'jump'>): string {
  if (jump.isZero()) return ''
  return `${isAboveZero(jump) === isKept ? 'gains' : 'costs'} ${money(jump.abs())} at once`
}

const cliffWords = ({ picture, margin }: DescribedIncome): string[] =>
  picture.vertices
    .filter(({ jump }) => !jump.isZero())
    .map((vertex) => `Going over ${edgeName(vertex, margin)} ${jumpWords(picture, vertex)}.`)

/** Where a reader is: the income, what is kept, and where the next pound goes. */
export function stopWords(told: DescribedIncome, stop: Stop): string {
  const { picture, margin, headline } = told
  const place = `At ${edgeName(stop, margin)}${stop.isHere ? ', where you are' : ''}`
  const { each, next } = stop.vertex
  const amounts = told.parts.map(({ name }, part) => ({ name, value: stop.values[part] ?? ZERO, next: next[part] ?? ZERO }))
  const [kept, ...taken] = amounts
  if (!picture.isKept || !kept) {
    const due = amounts.flatMap(({ name, value }) => (value.isZero() ? [] : [`${name} ${money(value)}`]))
    return `${place}: ${due.length > 0 ? list.format(due) : 'nothing'}. ${headline}: £1 more ${adds(each)}.`
  }
  const [first, ...others] = taken.filter((part) => isAboveZero(part.next))
  const takes = first && [`${first.name} takes ${ofPound(first.next)}`, ...others.map((part) => `${part.name} ${ofPound(part.next)}`)]
  const keptOfNext = each.isNegative() ? `costs ${ofPound(each.abs())} more than it brings` : `leaves ${ofPound(each)}`
  return `${place}, ${keptWords(margin, kept.value)}. The next ${pound(margin)} ${keptOfNext}${takes ? `: ${list.format(takes)}` : ''}.`
}

const keptWords = (margin: Margin, value: Decimal): string =>
  value.isNegative()
    ? `${margin.keeper ? `${margin.keeper} is` : 'you are'} ${money(value.abs())} out of pocket`
    : `${keeps(margin)} ${money(value)}`

/** What another pound does to an answer to pay. */
const adds = (each: Decimal): string =>
  each.isZero() ? 'changes nothing' : each.isNegative() ? `takes off ${ofPound(each.abs())}` : `adds ${ofPound(each)}`
