import { useEffect, useState } from 'react'
import { LazyPart, prepared } from '../../components/results/part.tsx'
import { useFold } from '../../components/results/use-fold.ts'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

const { Prepared: Year, prepare } = prepared(askingAgain(() => import('./year.tsx')))

/** The payslips of the whole year. They are worked out, and their code fetched, when they are first opened. */
export function YearFold(props: AsideProps) {
  const { fold, isOpen, onToggle } = useFold('year-of-paydays')
  const [isReady, setReady] = useState(false)
  // Drawn as soon as its code has come: React would keep what stands in for it for 300 ms.
  useEffect(() => {
    if (isOpen) void prepare().then(() => setReady(true))
  }, [isOpen])
  return (
    <details ref={fold} className="paydays" open={isOpen} onToggle={onToggle}>
      <summary>The whole year, payday by payday</summary>
      {isOpen && !isReady && <p className="hint">{WAITING}</p>}
      {isOpen && isReady && (
        <LazyPart waiting={WAITING}>
          <Year key={String(props.inputs['payFrequency'])} {...props} />
        </LazyPart>
      )}
    </details>
  )
}

const WAITING = 'Working out the year.'
