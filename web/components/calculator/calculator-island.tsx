import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import type { FormAnswer } from '../../form/answer.ts'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { useShowsPence } from '../../form/shows-pence.ts'
import { type Calculation, useCalculation } from '../../form/use-calculation.ts'
import { date, taxYear } from '../../text/dates.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { AnswerBar } from '../answer-bar.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { FormContext } from '../form-context.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { Toasts } from '../toasts.tsx'
import { useSettled } from '../use-settled.ts'

const WAITING = 'The calculator is still loading. Your answer will appear as soon as it is ready.'

interface Props {
  readonly calculator: CalculatorForm
  /** The HTML of an example answer. Only the server has it: in a browser React leaves it as it was sent. */
  readonly sample?: string | undefined
}

/** The interactive part of a calculator’s page: the form and the result. The rest of the page is plain HTML. */
export function CalculatorIsland({ calculator, sample = '' }: Props) {
  const [load] = useState(() => loaderOf(calculator))
  const calculation = useCalculation({ ...calculator, load })
  const { form, values, outcome, issues, isStale, isLive, isWaiting, failure, arrival, movedBy, submit, ruleSet, chooseRuleSet } =
    calculation
  const errors = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLElement>(null)

  // Bring the outcome into view when a visitor asks for one. Move focus only after a submit, not when the page’s address brought the inputs.
  // Before it is painted, so that nothing moves under a finger.
  const followed = useRef(arrival)
  useLayoutEffect(() => {
    if (!arrival || followed.current === arrival) return
    followed.current = arrival
    const hasFaults = issues.length > 0
    const heading = results.current?.querySelector<HTMLElement>('h2')
    if (arrival.by === 'visitor') (hasFaults ? errors.current : heading)?.focus({ preventScroll: true })
    // At once: a glide keeps a visitor waiting, and one that is interrupted can stop a few pixels short.
    if (hasFaults) errors.current?.scrollIntoView({ block: 'nearest' })
    else if (!matchMedia(SIDE_BY_SIDE).matches) results.current?.scrollIntoView()
    else if (arrival.by === 'visitor') results.current?.querySelector('.answer')?.scrollIntoView({ block: 'nearest' })
  })

  const shown = outcome?.result ?? outcome?.taxpayers?.[0]?.result
  const [isEstimate, sayEstimate] = useState(false)
  const showsPence = useShowsPence()
  // Mostly the answer comes before anybody could have read that it will.
  const isSlow = useSettled(isWaiting)
  const status = useSettled(issues.length === 0 && !failure && statusOf(isStale, outcome, isEstimate, showsPence))

  useEffect(() => {
    document.title = document.title.replace(/^(Error: )?/, issues.length > 0 ? 'Error: ' : '')
  }, [issues])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <FormContext value={{ fields: calculator.fieldsFor?.(values) ?? calculator.fields, issues, values }}>
      {outcome && (
        <a className="skip-link" href="#results-title">
          Skip to the answer
        </a>
      )}
      <div className="calculator">
        <section className="card form-card" aria-labelledby="form-title">
          <h2 id="form-title" tabIndex={-1}>
            {calculator.title}
          </h2>
          {ruleSet !== defaultRuleSet && !outcome?.result && <OtherRules ruleSet={ruleSet} choose={chooseRuleSet} />}
          {/* Nothing is ever sent: a form with this method goes nowhere, even before the script has loaded. */}
          <form ref={form} method="dialog" noValidate autoComplete="off" onSubmit={onSubmit}>
            <ErrorSummary ref={errors} />
            <calculator.Fields />
            <button type="submit" className="button">
              {calculator.button}
            </button>
            <output className="waiting" data-waiting={WAITING}>
              {isWaiting && isSlow && WAITING}
            </output>
            {!isLive && <NotLoaded what="The calculator" isHidden />}
          </form>
          <noscript>
            <p className="hint">
              This calculator needs JavaScript, because your browser does the sums. You can read the rates and worked examples below without
              it.
            </p>
          </noscript>
        </section>
        <section className="card results-card" aria-labelledby="results-title" ref={results}>
          <h2 id="results-title" tabIndex={-1}>
            {calculator.resultsTitle}
            {shown && ` · ${taxYear(shown.taxYear)}`}
          </h2>
          <output className="visually-hidden">{status}</output>
          <output className="moved">
            {movedBy !== undefined && `${date(movedBy)} is in ${taxYear(defaultTaxYear)}, so this is now the page of that year.`}
          </output>
          {failure === 'not-loaded' && <NotLoaded what="The calculator" />}
          {failure === 'not-worked-out' && (
            <p className="warning" role="alert">
              Sorry, we could not work out this answer. The mistake is ours, not yours. What you entered is kept.
            </p>
          )}
          {!outcome && (
            <>
              <p className="prompt">{calculator.prompt}</p>
              <div className="sample" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sample }} suppressHydrationWarning />
            </>
          )}
          {outcome?.result && (
            <outcome.answer.ResultCard
              result={outcome.result}
              inputs={outcome.inputs}
              isStale={isStale}
              chooseRuleSet={chooseRuleSet}
              isEstimate={isEstimate}
              sayEstimate={sayEstimate}
            />
          )}
          {outcome?.taxpayers && <outcome.answer.EachTaxpayer taxpayers={outcome.taxpayers} inputs={outcome.inputs} isStale={isStale} />}
        </section>
      </div>
      {outcome?.result && (
        <AnswerBar
          answer={outcome.answer.inBrief(outcome, isEstimate, showsPence)}
          of={outcome.result.taxYear}
          isStale={isStale}
          card={results}
        />
      )}
      <Toasts />
    </FormContext>
  )
}

/**
 * Fetches the arithmetic of a calculator together with the card for its result. Once it has come it is the same each time, so that the card
 * keeps what a visitor has opened in it.
 */
function loaderOf(form: CalculatorForm): () => Promise<FormAnswer> {
  let fetched: Promise<FormAnswer> | undefined
  const fetch = async () => {
    const [loaded, card] = await Promise.all([form.load(), import('../results/result-card.tsx')])
    return card.answerOf(loaded, form)
  }
  return () =>
    (fetched ??= fetch().catch((fault: unknown) => {
      fetched = undefined
      throw fault
    }))
}

/** From this width on, form and result are next to each other. */
const SIDE_BY_SIDE = '(min-width: 960px)'

/** Says, before anything is typed, that a choice made earlier in the visit still applies, and offers to undo it. */
function OtherRules({ ruleSet, choose }: { ruleSet: RuleSet; choose: (ruleSet: RuleSet) => void }) {
  const undo = () => {
    choose(defaultRuleSet)
    // The button goes, and would take the focus with it.
    document.getElementById('form-title')?.focus()
  }
  return (
    <p className="warning">
      Earlier you chose to calculate with {inSentence(ruleSet)} instead of the law in force.{' '}
      <button type="button" className="text-button" onClick={undo}>
        Use the law in force
      </button>
    </p>
  )
}

/** What a screen reader says when the outcome changes. The error summary announces mistakes itself. */
function statusOf(isStale: boolean, outcome: Calculation['outcome'], isEstimate: boolean, showsPence: boolean) {
  if (isStale) return 'You have changed the form. The result is for your earlier answers.'
  if (outcome?.taxpayers) return outcome.answer.announceEach(outcome.taxpayers)
  return outcome && outcome.answer.announce(outcome.result, isEstimate, showsPence)
}
