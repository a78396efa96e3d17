import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { inFigures } from '#engine/inputs/in-figures.ts'
import { money as moneyField } from '#engine/inputs/kinds.ts'
import { aboutPeriod, amountAndPeriod, type PayPeriod } from '#engine/inputs/paid-per.ts'
import { parserOf, schemaOf } from '#engine/inputs/parse.ts'
import { type Decimal, ZERO } from '#engine/money/decimal.ts'
import { MOST_CHARACTERS } from '../../form/form-values.ts'
import { useOnlyAnswer } from './use-only-answer.ts'
import { type GoalQuestion, WhatToEnter } from './what-to-enter.tsx'

/** The periods that an amount may be needed for. */
const PERIODS = ['year', 'month', 'week'] as const satisfies readonly PayPeriod[]
type GoalPeriod = (typeof PERIODS)[number]

/** How long an answer waits for more typing, in milliseconds. */
const PAUSE = 150

interface Props extends GoalQuestion {
  /** What is in the box at first, such as `2500 a month`. */
  readonly start: string
  /** The period of an amount that names none. */
  readonly per: GoalPeriod
  /** Set where the visitor has asked for the box, so that it takes the focus. */
  readonly isAskedFor: boolean
}

/** A calculator asked backwards: a box for the answer that is needed, and what to enter for it. */
export default function GoalSeek({ calculator, inputs, start, per, isAskedFor, ...found }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => amountAndPeriod(start)?.amount ?? start)
  const [period, setPeriod] = useState<GoalPeriod>(() => periodNamed(start) ?? per)
  const question = useMemo(() => calculator.goalSeek?.(inputs), [calculator, inputs])
  useEffect(() => {
    if (!isAskedFor) return
    box.current?.focus()
    box.current?.select()
  }, [isAskedFor])
  const [wanted, settle] = usePaused(typed)
  const { only, enterOnly } = useOnlyAnswer(box, question?.find, settle)
  if (!question) return null
  const { amount, fault } = question.isLargestAtNil ? { amount: ZERO } : amountIn(wanted)
  const each = question.isYearly ? aboutPeriod(period).times : 1
  return (
    <fieldset className="goal-box" aria-label={question.wants}>
      {!question.isLargestAtNil && (
        <div className="field" data-invalid={fault !== undefined || undefined}>
          <label htmlFor={id}>{question.wants} (£)</label>
          <div className="goal-asked">
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
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  enterOnly()
                }}
              />
            </div>
            {question.isYearly && (
              <select aria-label="Period" value={period} onChange={({ currentTarget: { value } }) => setPeriod(value as GoalPeriod)}>
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
      {/* Below the box, in a place of its own, so that nothing moves while somebody types. */}
      <div className="goal-answer">
        {fault !== undefined && (
          <p className="field-error" id={`${id}-error`}>
            <span className="visually-hidden">Error: </span>
            {fault}
          </p>
        )}
        {amount && (
          <WhatToEnter
            {...found}
            calculator={calculator}
            inputs={inputs}
            question={question}
            wanted={amount.times(each).toFixed()}
            only={only}
          />
        )}
        {!amount && fault === undefined && <p className="hint">The answer appears here as you type.</p>}
      </div>
    </fieldset>
  )
}

const periodNamed = (text: string): GoalPeriod | undefined => PERIODS.find((period) => period === amountAndPeriod(text)?.period)

const readAmount = parserOf(schemaOf({ amount: moneyField({ label: 'Amount' }) }))

/** The amount in a text, or what was expected of it; neither where nothing has been typed. */
function amountIn(text: string): { readonly amount?: Decimal; readonly fault?: string } {
  const bare = amountAndPeriod(text)?.amount ?? text
  if (bare.trim() === '') return {}
  const read = readAmount({ amount: inFigures(bare, { kind: 'money' }) })
  return read.issues ? { fault: `Enter ${read.issues[0]?.expected ?? 'an amount'}.` } : { amount: read.inputs.amount }
}

/** What was typed, after a pause, and a way not to wait for the pause. */
function usePaused(typed: string): readonly [paused: string, settle: () => void] {
  const [paused, setPaused] = useState(typed)
  const settle = () => setPaused(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return [paused, settle]
}
