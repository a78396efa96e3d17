import { lazy, Suspense, useState } from 'react'
import type { Fields } from '#engine/inputs/field.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { percent, poundsAndPence } from '../../lib/format.ts'
import { Ledger } from './ledger.tsx'
import { ShareBar } from './share-bar.tsx'

const Unfetched = () => <p className="warning">The working could not be fetched. Check your connection, or reload the page.</p>

const Working = lazy(() => import('./working.tsx').catch(() => ({ default: Unfetched })))

export interface AnswerWords {
  /** The one answer, and what it is called. */
  readonly headline: (result: Result) => { amount: string; period: string; about: string }
  readonly footnote: (result: Result) => string
  /** Every note code and what it tells the visitor. */
  readonly notes: Readonly<Record<string, string>>
  /** Everything taken for granted, the most important first. */
  readonly assumptions: (result: Result) => readonly string[]
}

/** An answer of more characters than this is set smaller, with its ledger, so that amounts stay on one line on the narrowest screen. */
const LONG = 14

/** A result: the one answer, large; the ledger under it; where the money goes; what to know; and how it was worked out. */
export function ResultCard({ result, isStale, words, fields }: { result: Result; isStale: boolean; words: AnswerWords; fields: Fields }) {
  const [showsPence, setShowsPence] = useState(false)
  const [isWorkingOpen, setWorkingOpen] = useState(false)
  const { amount, period, about } = words.headline(result)
  const [first, ...otherAssumptions] = words.assumptions(result)
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
      <Ledger rows={result.rows} showsPence={showsPence} shares={result.shares} />
      <div className="ledger-foot">
        <div className="choice">
          <input type="checkbox" id="show-pence" checked={showsPence} onChange={(event) => setShowsPence(event.currentTarget.checked)} />
          <label htmlFor="show-pence">Show pence</label>
        </div>
        <p>{words.footnote(result)}</p>
      </div>
      <p className="first-assumption">{first}</p>
      {result.notes.length > 0 && (
        <ul className="notes">
          {result.notes.map((code) => (
            <li key={code}>{words.notes[code]}</li>
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
      <details className="working" onToggle={(event) => setWorkingOpen(event.currentTarget.open)}>
        <summary>How this was worked out</summary>
        {isWorkingOpen && (
          <Suspense fallback={<p className="hint">Fetching the working.</p>}>
            <Working result={result} fields={fields} />
          </Suspense>
        )}
      </details>
    </div>
  )
}

/** The value of a record field that holds an amount, as pounds and pence. */
export const amountOf = (result: Result, key: string): string => {
  const value = result.record[key]
  return typeof value === 'object' ? poundsAndPence(value) : String(value)
}

/** The value of a step that comes to a percentage, rounded once, to one decimal. */
export const percentOfStep = (result: Result, key: string): string => {
  const step = result.steps.find((one) => one.key === key)
  return step ? percent(step.value) : percent(ZERO)
}
