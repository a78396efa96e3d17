import { useEffect, useRef, useState } from 'react'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { NEEDED } from '../../site/needed.ts'
import { fetched, LazyPart } from '../results/part.tsx'

const formBackwards = askingAgain(() => import('./form-backwards.tsx'))

interface BoxProps {
  readonly start: string
  readonly isAskedFor: boolean
}

/**
 * A part of a form for a visitor who knows the answer and not what to enter: `question` says what they know. An address that names what they
 * need, as home’s does, opens it.
 */
export function workBackwards(question: string, load: CalculatorForm['load']) {
  const Box = fetched<BoxProps>(async () => {
    const [{ calculator }, { default: FormBackwards }] = await Promise.all([load(), formBackwards()])
    return { default: (props: BoxProps) => <FormBackwards {...props} calculator={calculator} /> }
  })
  return function WorkBackwards() {
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
      <details className="more-options work-backwards" ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {question} <span className="summary-about">Work it out backwards</span>
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
