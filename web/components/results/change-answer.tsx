import { useId, useState } from 'react'
import { Decimal } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { addressWith } from '../../form/address-with.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { money } from '../../text/format.ts'
import { todayHere } from '../../years/year-words.ts'
import { fetched, LazyPart } from './part.tsx'

const GoalSeek = fetched(askingAgain(() => import('./goal-seek.tsx')))

/** A button that makes the large answer a question: what to enter for another one. */
export function ChangeAnswer({ calculator, inputs, result }: AnsweredForm) {
  const [isOpen, setOpen] = useState(false)
  const box = useId()
  const question = calculator.goalSeek?.(inputs)
  if (!question) return null
  const { record, large } = result
  const now = record[question.wanted]
  const words = question.isLargestAtNil
    ? todayHere() > taxYears[result.taxYear].ends
      ? 'How much could I have paid in without a charge?'
      : 'How much can I pay in without a charge?'
    : question.wanted === large.field
      ? 'Change this answer'
      : 'Work it out backwards'
  return (
    <div className="change-answer">
      <button type="button" className="text-button" aria-expanded={isOpen} aria-controls={box} onClick={() => setOpen(!isOpen)}>
        {words}
      </button>
      <div id={box}>
        {isOpen && (
          <LazyPart waiting="Loading.">
            <GoalSeek
              calculator={calculator}
              inputs={inputs}
              choice={result}
              start={now instanceof Decimal && now.greaterThan(0) ? money(now).replace('£', '') : ''}
              per="year"
              isAskedFor
              addressWith={addressWith}
              onUse={() => setOpen(false)}
            />
          </LazyPart>
        )}
      </div>
    </div>
  )
}
