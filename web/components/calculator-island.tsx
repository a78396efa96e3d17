import { type FormEvent, useEffect, useRef } from 'react'
import { type Calculation, useCalculation } from '../lib/use-calculation.ts'
import type { CalculatorForm } from './calculator-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import { Toasts } from './toasts.tsx'

const UNAVAILABLE = 'The calculator could not be fetched. Check your connection and calculate again, or reload the page.'

/** The living part of a calculator’s page: the form, and the result beside it. All else on the page is plain HTML. */
export function CalculatorIsland({ calculator }: { calculator: CalculatorForm }) {
  const { form, values, outcome, issues, isStale, isLive, isUnavailable, submitted, submit, chooseRuleSet } = useCalculation(calculator)
  const errors = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLElement>(null)

  // Focus follows a submit by the visitor, and nothing else.
  const followed = useRef(submitted)
  useEffect(() => {
    if (followed.current === submitted) return
    followed.current = submitted
    const target = issues.length > 0 ? errors.current : results.current?.querySelector<HTMLElement>('h2')
    const inView = issues.length > 0 ? target : results.current?.querySelector('.answer')
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    target?.focus({ preventScroll: true })
    inView?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  })

  useEffect(() => {
    document.title = document.title.replace(/^(Error: )?/, issues.length > 0 ? 'Error: ' : '')
  }, [issues])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <FormContext value={{ fields: calculator.fieldsFor?.(values) ?? calculator.fields, issues, values }}>
      <div className="calculator" data-live={isLive || undefined}>
        <section className="card form-card" aria-labelledby="form-title">
          <h2 id="form-title">{calculator.title}</h2>
          {/* Nothing is ever sent: a form of this method goes nowhere, even before the script has come. */}
          <form ref={form} method="dialog" noValidate autoComplete="off" onSubmit={onSubmit}>
            <ErrorSummary ref={errors} />
            <calculator.Fields />
            <button type="submit" className="button" disabled={!isLive}>
              {calculator.button}
            </button>
          </form>
          <noscript>
            <p className="hint">
              The calculator needs JavaScript to do its arithmetic in your browser. The rates and worked examples below do not.
            </p>
          </noscript>
        </section>
        <section className="card results-card" aria-labelledby="results-title" ref={results}>
          <h2 id="results-title" tabIndex={-1}>
            {calculator.resultsTitle}
          </h2>
          <output className="visually-hidden">{issues.length === 0 && (isUnavailable ? UNAVAILABLE : statusOf(isStale, outcome))}</output>
          {isUnavailable && <p className="warning">{UNAVAILABLE}</p>}
          {outcome ? (
            <outcome.answer.ResultCard result={outcome.result} inputs={outcome.inputs} isStale={isStale} chooseRuleSet={chooseRuleSet} />
          ) : (
            <p className="prompt">{calculator.prompt}</p>
          )}
        </section>
      </div>
      <Toasts />
    </FormContext>
  )
}

/** What a screen reader is told when the outcome changes. Faults are told by their summary. */
function statusOf(isStale: boolean, outcome: Calculation['outcome']) {
  if (isStale) return 'The form has changed. The result is for your earlier answers.'
  return outcome && outcome.answer.announce(outcome)
}
