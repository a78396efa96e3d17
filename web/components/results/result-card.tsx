import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { ZERO } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { Assumption } from '#engine/result/result.ts'
import type { Step } from '#engine/result/step.ts'
import { commonAssumptions, commonNotes, commonSteps, say, type Words } from '../../lib/common-words.ts'
import { percent, taxYear } from '../../lib/format.ts'
import type { Answer, Inputs, Outcome, ResultCardProps } from '../calculator-form.ts'
import { Ledger, LONG } from './ledger.tsx'
import { MarginalDetails } from './marginal-details.tsx'
import { PrintDetails } from './print-details.tsx'
import { ResultActions } from './result-actions.tsx'
import { RuleSetChoice } from './rule-set-choice.tsx'
import { ShareBar } from './share-bar.tsx'

const Unfetched = () => <p className="warning">The working could not be fetched. Check your connection, or reload the page.</p>

const Working = lazy(() => import('./working.tsx').catch(() => ({ default: Unfetched })))

/** A line of the ledger that is no amount, such as a number of months. */
export interface Line {
  readonly key: string
  /** The key of the row that it stands under. */
  readonly after: string
  readonly label: string
  readonly text: string
}

/** What a calculator says of its results. Codes that several calculators share have their words in `lib/common-words.ts`. */
export interface AnswerWords {
  /** The one answer: its amount, the period if it has one, and what it is called. */
  readonly headline: (outcome: Outcome) => { readonly amount: string; readonly period?: string; readonly about: string }
  /** The answer in one sentence, for a screen reader. */
  readonly announce: (outcome: Outcome) => string
  readonly footnote?: (outcome: Outcome) => string
  readonly notes: Readonly<Record<string, Words<Outcome>>>
  readonly assumptions: Readonly<Record<string, Words<Assumption>>>
  readonly steps?: Readonly<Record<string, (step: Step) => string>>
  readonly lines?: (outcome: Outcome) => readonly Line[]
  /** The day whose rates were used, where that is not the first of the tax year. */
  readonly ratesOn?: (outcome: Outcome) => string
  /** The fields as labelled for these inputs, where a label depends on another field. */
  readonly fieldsFor?: (inputs: Inputs) => Fields
  /** Rows in pence at all times, without the switch. */
  readonly alwaysPence?: boolean
  /** What stands between the ledger and the assumptions, such as a comparison. */
  readonly Aside?: ComponentType<AsideProps>
}

export interface AsideProps extends Outcome {
  readonly showsPence: boolean
}

/** The footnote of a result that has nothing of its own to say there. */
const FOOTNOTE = 'Calculations are based on current tax-year rates. Results are estimates for planning purposes.'

/** The words of a note code or of an assumption. @throws Error for a code that nobody gave words to, which a test prevents. */
function wordsOf<Of>(known: Readonly<Record<string, Words<Of>>>, code: string, of: Of): string {
  const words = known[code]
  if (words === undefined) throw new Error(`no words for "${code}"`)
  return say(words, of)
}

/** Everything that a visitor should know about a result, in words. */
export const notesOf = (words: AnswerWords, outcome: Outcome): string[] =>
  outcome.result.notes.map((code) => wordsOf({ ...commonNotes, ...words.notes }, code, outcome))

/** Everything that was taken for granted, the most important first, in words. */
export const assumptionsOf = (words: AnswerWords, { result, inputs }: Outcome): string[] =>
  result.assumptions.map((assumption) =>
    wordsOf({ ...commonAssumptions, ...words.assumptions }, assumption.code, { ...chosenIn(inputs, assumption.code), ...assumption }),
  )

/** What a visitor chose, where an assumption is about an input of the same name, such as the region. */
const chosenIn = (inputs: Outcome['inputs'], code: string) => {
  const choice = inputs[code]
  return typeof choice === 'string' ? { choice } : {}
}

/** A calculator with its words: what a form fetches when it is first used. */
export const answerOf = (calculator: Calculator, words: AnswerWords): Answer & { readonly words: AnswerWords } => ({
  calculator,
  words,
  announce: words.announce,
  ResultCard: (props) => (
    <ResultCard {...props} calculator={calculator} words={words} fields={words.fieldsFor?.(props.inputs) ?? calculator.fields} />
  ),
})

interface CardProps extends ResultCardProps {
  readonly calculator: Calculator
  readonly words: AnswerWords
  readonly fields: Fields
}

/** A result: the one answer, large; the ledger under it; where the money goes; what to know; and how it was worked out. */
function ResultCard({ result, inputs, isStale, chooseRuleSet, calculator, words, fields }: CardProps) {
  const [showsPence, setShowsPence] = useState(false)
  const [isWorkingOpen, setWorkingOpen] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const outcome = { result, inputs }
  const { amount, period, about } = words.headline(outcome)
  const notes = notesOf(words, outcome)
  const [first, ...otherAssumptions] = assumptionsOf(words, outcome)
  const { Aside } = words
  const isInPence = words.alwaysPence === true || showsPence
  return (
    <div data-stale={isStale || undefined} data-long={amount.length > LONG || undefined}>
      {isStale && (
        <p className="stale">You have changed the form. These figures are for your earlier answers: calculate again to update them.</p>
      )}
      <p className="answer">
        <span className="answer-large">
          <span className="figure">{amount}</span> {period}
        </span>
        <span className="answer-small">{about}</span>
      </p>
      <ShareBar shares={result.shares} />
      <Ledger rows={result.rows} lines={words.lines?.(outcome)} showsPence={isInPence} shares={result.shares} />
      <div className="ledger-foot">
        {words.alwaysPence !== true && (
          <div className="choice">
            <input type="checkbox" id="show-pence" checked={showsPence} onChange={(event) => setShowsPence(event.currentTarget.checked)} />
            <label htmlFor="show-pence">Show pence</label>
          </div>
        )}
        <p>{words.footnote?.(outcome) ?? FOOTNOTE}</p>
      </div>
      {Aside && <Aside {...outcome} showsPence={isInPence} />}
      <p className="first-assumption">{first}</p>
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <details className="assumptions">
        <summary>What else this assumes</summary>
        <ul>
          {otherAssumptions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      <MarginalDetails calculator={calculator} fields={fields} result={result} inputs={inputs} />
      <details className="working" open={isWorkingOpen} onToggle={(event) => setWorkingOpen(event.currentTarget.open)}>
        <summary>How this was worked out</summary>
        {isWorkingOpen && (
          <Suspense fallback={<p className="hint">Fetching the working.</p>}>
            <Working
              result={result}
              on={words.ratesOn?.(outcome) ?? taxYears[result.taxYear].starts}
              fields={fields}
              words={{ ...commonSteps, ...words.steps }}
            />
            {isPrinting && <PrintNow done={() => setPrinting(false)} />}
          </Suspense>
        )}
      </details>
      <RuleSetChoice current={result.ruleSet} choose={chooseRuleSet} />
      <ResultActions
        outcome={outcome}
        onPrint={() => {
          setWorkingOpen(true)
          setPrinting(true)
        }}
      />
      <PrintDetails result={result} inputs={inputs} fields={fields} />
    </div>
  )
}

/** Prints once everything beside it has been fetched and drawn: the working is the appendix of a printed result. */
function PrintNow({ done }: { done: () => void }) {
  const onShown = useEffectEvent(() => {
    print()
    done()
  })
  useEffect(() => onShown(), [])
  return null
}

/** The sentence under a ledger that gives the effective rate, rounded once, as specified: `Effective tax rate: 16.3%. Based on …` */
export function effectiveRateNote(name: string, { result }: Outcome): string {
  const step = result.steps.find(({ key }) => key === 'effectiveRate')
  return `${name}: ${percent(step?.value ?? ZERO)}. Based on ${taxYear(result.taxYear)} tax rates.`
}
