import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Calculator, Choice, Backwards as Question } from '#engine/calculator.ts'
import { findBackwards } from '#engine/explain/backwards/find-backwards.ts'
import { inFigures } from '#engine/inputs/in-figures.ts'
import { aboutPeriod, amountAndPeriod, type PayPeriod } from '#engine/inputs/paid-per.ts'
import { parserOf } from '#engine/inputs/parse.ts'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import type { Inputs } from '../../form/answer.ts'
import { MOST_CHARACTERS } from '../../form/form-values.ts'
import { useSettled } from '../use-settled.ts'
import { toldBackwards } from './backwards-words.ts'

/** The periods that somebody may need an amount for. */
const PERIODS = ['year', 'month', 'week'] as const satisfies readonly PayPeriod[]
type Period = (typeof PERIODS)[number]

/** How long an answer waits for somebody to go on typing, in milliseconds. */
const PAUSE = 150

interface Props {
  readonly calculator: Calculator
  readonly inputs: Inputs
  readonly choice: Choice
  /** What is in the box at first, such as `2500 a month`. */
  readonly start: string
  /** Set where somebody has asked for the box, and goes on in it. */
  readonly isAskedFor: boolean
  /** The address that enters what was found. */
  readonly addressWith: (field: string, value: string) => string
  readonly onUse?: () => void
}

/** A calculator asked backwards: a box for the answer that somebody needs, and what to enter for it. */
export default function Backwards({ calculator, inputs, start, isAskedFor, ...found }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => amountAndPeriod(start)?.amount ?? start)
  const [period, setPeriod] = useState<Period>(() => periodNamed(start) ?? 'year')
  const question = useMemo(() => calculator.backwards?.(inputs), [calculator, inputs])
  useEffect(() => {
    if (!isAskedFor) return
    box.current?.focus()
    box.current?.select()
  }, [isAskedFor])
  const wanted = usePaused(typed)
  if (!question) return null
  const { amount, fault } = question.isLargestAtNil ? { amount: ZERO } : amountIn(wanted)
  const each = question.isYearly ? aboutPeriod(period).times : 1
  return (
    <fieldset className="backwards-box" aria-label={question.wants}>
      {!question.isLargestAtNil && (
        <div className="field" data-invalid={fault !== undefined || undefined}>
          <label htmlFor={id}>{question.wants} (£)</label>
          {fault !== undefined && (
            <p className="field-error" id={`${id}-error`}>
              <span className="visually-hidden">Error: </span>
              {fault}
            </p>
          )}
          <div className="backwards-asked">
            <div className="box box-money">
              <span className="affix" aria-hidden="true">
                £
              </span>
              <input
                id={id}
                ref={box}
                type="text"
                inputMode="decimal"
                maxLength={MOST_CHARACTERS}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                aria-invalid={fault !== undefined || undefined}
                aria-describedby={fault === undefined ? undefined : `${id}-error`}
                onChange={({ currentTarget: { value } }) => {
                  setTyped(value)
                  setPeriod(periodNamed(value) ?? period)
                }}
                onKeyDown={stay}
              />
            </div>
            {question.isYearly && (
              <select aria-label="Period" value={period} onChange={({ currentTarget: { value } }) => setPeriod(value as Period)}>
                {PERIODS.map((one) => (
                  <option key={one} value={one}>
                    {aboutPeriod(one).one}
                  </option>
                ))}
              </select>
            )}
          </div>
        </div>
      )}
      {amount && (
        <WhatToEnter {...found} calculator={calculator} inputs={inputs} question={question} wanted={amount.times(each).toFixed()} />
      )}
    </fieldset>
  )
}

interface WhatToEnterProps extends Pick<Props, 'calculator' | 'inputs' | 'choice' | 'addressWith' | 'onUse'> {
  readonly question: Question
  /** The wanted amount, as a text, so that it is worked out again only where it has changed. */
  readonly wanted: string
}

/** What to enter, each amount with a link that enters it. */
function WhatToEnter({ calculator, inputs, choice, question, wanted, addressWith, onUse }: WhatToEnterProps) {
  const { says, offers } = useMemo(() => {
    const amount = new Decimal(wanted)
    const found = findBackwards(calculator, inputs, { ...question, amount }, choice)
    return toldBackwards(found, { question, amount, period: periodOf(calculator, inputs, question) })
  }, [calculator, inputs, choice, question, wanted])
  const all = [says, ...offers.map((offer) => offer.says)].filter(Boolean).join(' ')
  return (
    <>
      <output className="visually-hidden">{useSettled(all)}</output>
      {says !== undefined && <p>{says}</p>}
      <ul className="backwards-offers">
        {offers.map((offer) => (
          <li key={offer.enter.toFixed()}>
            <p>{offer.says}</p>
            <a className="button-quiet" href={addressWith(question.find, offer.enter.toFixed())} onClick={onUse}>
              {offer.button}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The period that the amount to enter is for, in words: the one that was chosen, or its own. A day rate says itself what it is for. */
function periodOf({ fields }: Calculator, inputs: Inputs, { find }: Question): string | undefined {
  const field = fields[find]
  if (field?.kind !== 'money') return undefined
  if (field.periodIn !== undefined) return aboutPeriod(inputs[field.periodIn] as unknown as PayPeriod).one
  return field.per === 'year' ? aboutPeriod('year').one : undefined
}

const periodNamed = (text: string): Period | undefined => PERIODS.find((period) => period === amountAndPeriod(text)?.period)

const readAmount = parserOf({ amount: { kind: 'money', label: 'Amount' } })

/** The amount in a text, or what was expected of it; neither where nothing has been typed. */
function amountIn(text: string): { readonly amount?: Decimal; readonly fault?: string } {
  const bare = amountAndPeriod(text)?.amount ?? text
  if (bare.trim() === '') return {}
  const read = readAmount({ amount: inFigures(bare, { kind: 'money' }) })
  return read.issues ? { fault: `Enter ${read.issues[0]?.expected ?? 'an amount'}.` } : { amount: read.inputs.amount }
}

/** Enter stays in the box, which may stand in a form that it does not belong to. */
function stay(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/** What was typed, once somebody pauses. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
