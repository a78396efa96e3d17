import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { FormAnswer } from '../form/answer.ts'
import { taxYear } from '../text/dates.ts'
import { FormLink } from './form-link.tsx'

interface Props {
  readonly answer: ReturnType<FormAnswer['inBrief']>
  readonly of: TaxYear
  readonly isStale: boolean
  /** The results card, which holds the large answer. */
  readonly card: RefObject<HTMLElement | null>
}

/** On a small screen, the answer with its tax year and a way back to the form while the large answer is out of sight. */
export function AnswerBar({ answer: { amount, period, name }, of, isStale, card }: Props) {
  const [isAnswerSeen, setAnswerSeen] = useState(true)
  useEffect(() => {
    const answer = card.current?.querySelector('.answer')
    if (!answer) return
    const observer = new IntersectionObserver(([entry]) => setAnswerSeen(entry?.isIntersecting ?? true))
    observer.observe(answer)
    return () => observer.disconnect()
  }, [card])
  // The page makes room for it. A style that asked what the page has would be worked out for all of the page whenever anything changes in it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['answerBar'] = isAnswerSeen ? 'hidden' : 'shown'
    return () => {
      delete dataset['answerBar']
    }
  }, [isAnswerSeen])
  return (
    <nav className="answer-bar" aria-label="Your answer" hidden={isAnswerSeen} data-stale={isStale || undefined}>
      <a href="#results-title">
        <b className="figure">{amount}</b> {isStale ? 'before your changes' : [name, period, taxYear(of)].filter(Boolean).join(', ')}
      </a>
      <FormLink text="Edit" />
    </nav>
  )
}
