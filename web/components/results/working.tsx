import { useEffect } from 'react'
import { type WorkingContext, WorkingStep } from './working-step.tsx'

/** A step that a visitor asked to see. A new object each time, so that the same step can be asked for again. */
export interface AskedStep {
  readonly step: string
}

/** How a result was worked out, step by step. A step that was asked for is scrolled into view and focused. */
export default function Working({ asked, ...context }: WorkingContext & { asked: AskedStep | undefined }) {
  useEffect(() => {
    const heading = asked && document.getElementById(`step-${asked.step}`)?.querySelector<HTMLElement>('h3')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [asked])
  return (
    <ol className="steps">
      {context.result.steps.map((step) => (
        <li key={step.key} id={`step-${step.key}`} data-step={step.key}>
          <WorkingStep {...context} step={step} as="h3" />
        </li>
      ))}
    </ol>
  )
}
