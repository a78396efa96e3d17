import { useEffect, useRef, useState } from 'react'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { NEEDED } from '../../site/needed.ts'
import { fetched, LazyPart } from '../results/part.tsx'

const goalSeekForm = askingAgain(() => import('./goal-seek-form.tsx'))

interface BoxProps {
  readonly start: string
  readonly isAskedFor: boolean
}

/**
 * A part of a form for a visitor who knows the answer and not what to enter: `from` says what they know. An address that names what they
 * need, as home’s does, opens it.
 */
export function goalSeekFold(from: string, load: CalculatorForm['load']) {
  const Box = fetched<BoxProps>(async () => {
    const [{ calculator }, { default: GoalSeekForm }] = await Promise.all([load(), goalSeekForm()])
    return { default: (props: BoxProps) => <GoalSeekForm {...props} calculator={calculator} /> }
  })
  return function GoalSeekFold() {
    const details = useRef<HTMLDetailsElement>(null)
    const [isOpen, setOpen] = useState(false)
    const [needed, setNeeded] = useState<string>()
    useEffect(() => {
      const start = new URLSearchParams(location.hash.slice(1)).get(NEEDED) ?? undefined
      setNeeded(start)
      if (!details.current) return
      if (start !== undefined) {
        details.current.open = true
        details.current.scrollIntoView()
      }
      setOpen(details.current.open)
    }, [])
    return (
      <details className="more-options goal-seek-fold" ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          Work backwards <span className="summary-about">{from}</span>
        </summary>
        {isOpen && (
          <LazyPart waiting="Loading.">
            <Box key={needed} start={needed ?? ''} isAskedFor={needed !== undefined} />
          </LazyPart>
        )}
      </details>
    )
  }
}
