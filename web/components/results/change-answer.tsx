import { Decimal } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { addressWith } from '../../form/address-with.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { money } from '../../text/format.ts'
import { todayHere } from '../../years/year-words.ts'
import { fetched, LazyPart } from './part.tsx'
import { useFold } from './use-fold.ts'

const GoalSeek = fetched(askingAgain(() => import('./goal-seek.tsx')))

/** The large answer made a question: what to enter for another one. */
export function ChangeAnswer({ calculator, inputs, result }: AnsweredForm) {
  const { fold, isOpen, setOpen, onToggle } = useFold('backwards')
  const question = calculator.goalSeek?.(inputs)
  if (!question) return null
  const now = result.record[question.wanted]
  const words = question.isLargestAtNil
    ? todayHere() > taxYears[result.taxYear].ends
      ? 'How much could I have paid in without a charge?'
      : 'How much can I pay in without a charge?'
    : 'Work backwards'
  return (
    <details ref={fold} className="change-answer" open={isOpen} onToggle={onToggle}>
      <summary>{words}</summary>
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
    </details>
  )
}
