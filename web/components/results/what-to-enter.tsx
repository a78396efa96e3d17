import { type RefObject, useMemo } from 'react'
import { type Calculator, type GoalSeek, type RatesChoice, taxYearOf } from '#engine/calculator.ts'
import { seekGoal } from '#engine/explain/goal-seek/seek-goal.ts'
import { aboutPeriod, type PayPeriod } from '#engine/inputs/paid-per.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { ParsedInputs } from '../../form/answer.ts'
import { todayHere } from '../../years/year-words.ts'
import { useSettled } from '../use-settled.ts'
import { goalReplyTo } from './goal-seek-words.ts'

/** A question asked backwards, and how its result is entered. */
export interface GoalQuestion {
  readonly calculator: Calculator
  readonly inputs: ParsedInputs
  readonly choice: RatesChoice
  /** The address that enters what was found. */
  readonly addressWith: (inputs: Readonly<Record<string, string>>) => string
  readonly onUse?: () => void
}

interface Props extends GoalQuestion {
  readonly question: GoalSeek
  /** The wanted amount, as a text, so that it is worked out again only where it has changed. */
  readonly wanted: string
  /** For the link that enters the one exact answer, where there is no other. */
  readonly only: RefObject<HTMLAnchorElement | null>
}

/** What to enter, each amount with a link that enters it. */
export function WhatToEnter({ calculator, inputs, choice, question, wanted, addressWith, onUse, only }: Props) {
  const { says, offers } = useMemo(() => {
    const amount = new Decimal(wanted)
    const found = seekGoal(calculator, inputs, { ...question, amount }, choice)
    const isOver = todayHere() > taxYears[taxYearOf(inputs, choice.taxYear)].ends
    return goalReplyTo(found, { question, amount, period: periodOf(calculator, inputs, question), isOver })
  }, [calculator, inputs, choice, question, wanted])
  const all = [says, ...offers.map((offer) => offer.says)].filter(Boolean).join(' ')
  // Where there is more to say, no amount gives the answer exactly, or several do.
  const isOnly = says === undefined && offers.length === 1
  return (
    <>
      <output className="visually-hidden">{useSettled(all)}</output>
      {says !== undefined && <p>{says}</p>}
      <ul className="goal-offers">
        {offers.map((offer) => (
          <li key={offer.enter.toFixed()}>
            <p>{offer.says}</p>
            <a
              className="button-quiet"
              href={addressWith({ [question.find]: offer.enter.toFixed() })}
              ref={isOnly ? only : undefined}
              onClick={onUse}
            >
              {offer.button}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The period that the amount to enter is for, in words: the one that was chosen, or its own. A day rate says itself what it is for. */
function periodOf({ fields }: Calculator, inputs: ParsedInputs, { find }: GoalSeek): string | undefined {
  const field = fields[find]
  if (field?.kind !== 'money') return undefined
  if (field.periodIn !== undefined) return aboutPeriod(inputs[field.periodIn] as unknown as PayPeriod).one
  return field.per === 'year' ? aboutPeriod('year').one : undefined
}
