import type { GoalSeek } from '#engine/calculator.ts'
import type { Entered, FoundAmounts } from '#engine/explain/goal-seek/seek-goal.ts'
import { type Decimal, ONE } from '#engine/money/decimal.ts'
import { money } from '../../text/format.ts'

/** An amount to enter, in words, and what the button says that enters it. */
export interface Offer {
  readonly says: string
  readonly enter: Decimal
  readonly button: string
}

/** The reply to a visitor: what there is to know first, and the amounts that may be entered. */
export interface GoalReply {
  readonly says?: string
  readonly offers: readonly Offer[]
}

/** The question in words, the amount that was wanted of it, and the period that the amount to enter is for, if it is for one. */
export interface AskedInWords {
  readonly question: GoalSeek
  readonly amount: Decimal
  readonly period?: string | undefined
  /** Set for a tax year that is over. */
  readonly isOver?: boolean
}

/** The most answers to list. */
const MOST = 3

/** Tells what to enter for a wanted answer; where several amounts give it, or none does, it says so. */
export function goalReplyTo(found: FoundAmounts, asked: AskedInWords): GoalReply {
  switch (found.kind) {
    case 'exact':
      return asked.question.isLargestAtNil ? upTo(found, asked) : exactly(found, asked)
    case 'between': {
      const offers = found.sides.flat().map((entered) => closeTo(entered, asked))
      return { says: `No whole penny gives exactly ${answer(asked, asked.amount)}. These come closest.`, offers: offers.slice(0, MOST + 1) }
    }
    case 'beyond': {
      if (asked.question.isLargestAtNil)
        return { says: 'With the other figures as they are, there is a charge whatever you pay in.', offers: [] }
      const { nearest, isMost } = found
      return {
        says: `No amount gives ${answer(asked, asked.amount)}. The ${isMost ? 'most' : 'least'} that you can get is ${answer(asked, nearest.gives)}.`,
        offers: nearest.at.isZero() ? [] : [closeTo(nearest, asked)],
      }
    }
  }
}

type Exact = Extract<FoundAmounts, { kind: 'exact' }>

function exactly({ ranges }: Exact, asked: AskedInWords): GoalReply {
  const { needs, use } = asked.question
  const offers = ranges.slice(0, MOST).map(({ from, to }) => {
    const isWide = to.minus(from).greaterThan(ONE)
    return {
      says: `${needs} ${entry(asked, from)}${isWide ? `. Anything up to ${entry(asked, to)} gives the same` : ''}.`,
      enter: from,
      button: ranges.length === 1 ? `Use ${use}` : `Use ${money(from)}`,
    }
  })
  if (ranges.length === 1) return { offers }
  return {
    says: `${ranges.length > MOST ? 'Many amounts give' : 'More than one amount gives'} exactly ${answer(asked, asked.amount)}.`,
    offers,
  }
}

/** The largest amount that can be entered. Where some smaller amounts are not possible, also the ranges that are. */
function upTo({ ranges: [first, ...others] }: Exact, asked: AskedInWords): GoalReply {
  if (!first) return { offers: [] }
  const { use, afterYear } = asked.question
  const needs = (asked.isOver ? asked.question.needed : undefined) ?? asked.question.needs
  const then = asked.isOver && afterYear !== undefined ? ` ${afterYear}` : ''
  const further = others.map(({ from, to }) => `, or from ${money(from)} to ${entry(asked, to)}`).join('')
  const enter = others.at(-1)?.to ?? first.to
  return {
    offers: [
      {
        says: `${needs} ${entry(asked, first.to)}${further}.${then}`,
        enter,
        button: further === '' ? `Use ${use}` : `Use ${money(enter)}`,
      },
    ],
  }
}

const closeTo = ({ at, gives }: Entered, asked: AskedInWords): Offer => ({
  says: `${asked.question.needs} ${entry(asked, at)} for ${answer(asked, gives)}.`,
  enter: at,
  button: `Use ${money(at)}`,
})

const entry = ({ period }: AskedInWords, amount: Decimal) => (period === undefined ? money(amount) : `${money(amount)} ${period}`)
const answer = ({ question }: AskedInWords, amount: Decimal) => (question.isYearly ? `${money(amount)} a year` : money(amount))
