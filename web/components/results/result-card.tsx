import { useEffect, useState } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { eachTaxpayer } from '#engine/explain/each-taxpayer.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { specifiedYears } from '#engine/rates/rule-sets-offered.ts'
import type { Result, Lead as ResultLead } from '#engine/result/result.ts'
import type { Row } from '#engine/result/row.ts'
import type { Answer, Headline, Outcome, ResultCardProps } from '../../form/answer.ts'
import { date, taxYear } from '../../text/format.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { textOf } from '../../text/said.ts'
import { CheckedTo } from '../checked-to.tsx'
import { FormLink } from '../form-link.tsx'
import { answerFieldOf, withResult } from './answer-words.ts'
import type { AnswerWords } from './answers-in-words.ts'
import { Assumptions } from './assumptions.tsx'
import { wordsOf } from './common-words.ts'
import { ForReviewers } from './for-reviewers.tsx'
import { announcedOf, headlineOf } from './headline.ts'
import { LargeAnswer } from './large-answer.tsx'
import { Ledger, LONG, ORIGIN_HINT } from './ledger.tsx'
import { MarginalDetails } from './marginal-details.tsx'
import { useIsOnPaper } from './on-paper.ts'
import { OtherYear } from './other-year.tsx'
import { fetched, Part, prepared } from './part.tsx'
import { PrintDetails } from './print-details.tsx'
import { ResultActions } from './result-actions.tsx'
import { ShareBar } from './share-bar.tsx'
import { announceEach, EachTaxpayer } from './taxpayer-answers.tsx'
import type { AskedStep } from './working.tsx'
import type { WorkingContext } from './working-step.tsx'

const { Prepared: Working, prepare: prepareWorking } = prepared(() => import('./working.tsx'))
const RowOrigin = fetched(() => import('./row-origin.tsx'))
// Nobody has asked for an offer, so nobody needs to know where it cannot be loaded.
const ContributionOffer = fetched(() => import('./contribution-offer.tsx').catch(() => ({ default: () => null })))

/**
 * The footnote of a result without one of its own. The specified words speak of the current tax year, which is read in later years too, so a
 * second sentence says which year that is. They are not about another year, which is named instead.
 */
function footnoteOf({ taxYear: year }: Result): string {
  const { starts, ends } = taxYears[year]
  if (!specifiedYears({}).includes(year))
    return `Calculations are based on the rates of the ${taxYear(year)} tax year (${date(starts)} to ${date(ends)}) and results are estimates for planning purposes.`
  return `Calculations are based on current tax-year rates and results are estimates for planning purposes. The tax year here is ${taxYear(year)}, from ${date(starts)} to ${date(ends)}.`
}

/** Everything a visitor should know about a result, in words. */
export const notesOf = (words: AnswerWords, outcome: Outcome): string[] =>
  outcome.result.notes.map(({ key, says }) => (says ? textOf(says) : wordsOf(words.notes ?? {}, key, outcome)))

/** An answer with the words it is made of. */
export interface AnswerInWords extends Answer {
  readonly words: AnswerWords
}

/** A calculator with its words: what a form loads when it is first used. */
export const answerOf = (calculator: Calculator, words: AnswerWords): AnswerInWords => ({
  calculator,
  words,
  headline: (outcome) => headlineOf(words, outcome),
  announce: (outcome) => announcedOf(words, outcome),
  ResultCard: (props) => (
    <ResultCard {...props} calculator={calculator} words={words} fields={words.fieldsFor?.(props.inputs) ?? calculator.fields} />
  ),
  eachTaxpayer: (inputs, ruleSet) => eachTaxpayer(calculator, inputs, { ruleSet }),
  announceEach: (taxpayers) => announceEach(calculator, words, taxpayers),
  EachTaxpayer: (props) => (
    <EachTaxpayer
      {...props}
      calculator={calculator}
      words={words}
      fields={words.fieldsFor?.(props.inputs) ?? calculator.fields}
      notesOf={(taxpayer) => notesOf(words, taxpayer)}
    />
  ),
})

interface CardProps extends ResultCardProps {
  readonly calculator: Calculator
  readonly words: AnswerWords
  readonly fields: Fields
}

/** A result: the one answer, large; the ledger under it; where the money goes; what to know; and how it was worked out. */
function ResultCard({ result, inputs, isStale, chooseRuleSet, calculator, words: own, fields }: CardProps) {
  const words = withResult(own, calculator, result)
  const [showsPence, setShowsPence] = useState(false)
  const [isWorkingOpen, setWorkingOpen] = useState(false)
  const [askedStep, askForStep] = useState<AskedStep>()
  const isOnPaper = useIsOnPaper()
  // Printing cannot wait for the working to load.
  useEffect(() => void prepareWorking(), [])
  const outcome = { result, inputs }
  const headline = headlineOf(words, outcome)
  const { period } = headline
  const lead = words.lead?.(outcome) ?? result.leads.map(leadOf)
  const notes = notesOf(words, outcome).filter((sentence) => !lead.includes(sentence))
  const answer = answerFieldOf(words, result)
  const { Aside } = words
  const isPrice = words.alwaysPence === true
  const isInPence = isPrice || showsPence
  const context: WorkingContext = {
    result,
    on: result.ratesOn ?? words.ratesOn?.(outcome) ?? taxYears[result.taxYear].starts,
    fields,
    words: words.steps ?? {},
    goTo: (step) => {
      setWorkingOpen(true)
      askForStep({ step })
    },
  }
  const originOf = (row: Row) => (
    <Part key={row.key} waiting="Loading the working.">
      <RowOrigin {...context} row={row} />
    </Part>
  )
  return (
    <div data-stale={isStale || undefined} data-long={isLong(headline) || undefined}>
      {isStale && (
        <p className="stale">You have changed the form. These figures are for your earlier answers: calculate again to update them.</p>
      )}
      <LargeAnswer headline={headline} answer={answer} rows={result.rows} originOf={originOf} />
      <div className="answer-around">
        <p className="answer-year">{taxYear(result.taxYear)}</p>
        {result.ruleSet === defaultRuleSet && (
          <OtherYear {...outcome} calculator={calculator} words={words} field={answer} period={period} />
        )}
        <p className="to-form">
          <FormLink {...(words.moreToEnter?.(outcome) ?? { text: 'Edit' })} />
        </p>
      </div>
      {lead.map((sentence) =>
        typeof sentence === 'string' ? (
          <p key={sentence} className="answer-lead">
            {sentence}
          </p>
        ) : (
          <p key={sentence.text} className="answer-lead">
            {sentence.text} <a href={sentence.to}>{sentence.link}</a>
          </p>
        ),
      )}
      {result.ruleSet !== defaultRuleSet && (
        <p className="warning rules-used">
          This answer follows {inSentence(result.ruleSet)}, not {inSentence(defaultRuleSet)}.
        </p>
      )}
      <PrintDetails result={result} inputs={inputs} fields={fields} />
      <ShareBar shares={result.shares} />
      <Ledger
        rows={result.rows.filter(({ key }) => !words.inAside?.includes(key))}
        lines={words.lines?.(outcome) ?? result.lines.map(({ text, ...line }) => ({ ...line, text: textOf(text) }))}
        layout={words.ledger}
        showsPence={isInPence}
        shares={result.shares}
        origins={{ of: originOf, steps: stepNumbers(result) }}
      />
      <p className="hint origin-hint" id={ORIGIN_HINT}>
        Choose a figure to see where it comes from.
      </p>
      {calculator.fields['pensionContribution']?.kind === 'percent' && (
        <Part waiting="">
          <ContributionOffer {...outcome} calculator={calculator} period={period} />
        </Part>
      )}
      <div className="ledger-foot">
        {!isPrice && (
          <div className="choice">
            <input type="checkbox" id="show-pence" checked={showsPence} onChange={(event) => setShowsPence(event.currentTarget.checked)} />
            <label htmlFor="show-pence">Show pence</label>
            {!showsPence && !result.addsUpInPounds && <span className="rounded">Rounded to the pound</span>}
          </div>
        )}
        <p>{result.footnote ? textOf(result.footnote) : (words.footnote?.(outcome) ?? footnoteOf(result))}</p>
        <CheckedTo of={result.taxYear} />
      </div>
      {Aside && <Aside {...outcome} showsPence={isInPence} />}
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Assumptions {...outcome} calculator={calculator} answer={answer} words={words} fields={fields} />
      <MarginalDetails {...outcome} calculator={calculator} fields={fields} words={words} />
      <details
        className="working"
        open={isWorkingOpen || isOnPaper}
        onToggle={({ currentTarget }) => isOnPaper || setWorkingOpen(currentTarget.open)}
      >
        <summary>How this was worked out</summary>
        {(isWorkingOpen || isOnPaper) && (
          <Part waiting="Loading the working.">
            <Working {...context} asked={askedStep} />
          </Part>
        )}
      </details>
      <ResultActions onPrint={() => void prepareWorking().then(() => print())} />
      <ForReviewers {...outcome} calculator={calculator} words={words} field={answer} period={period} chooseRuleSet={chooseRuleSet} />
    </div>
  )
}

const leadOf = ({ says, link }: ResultLead) =>
  link ? { text: textOf(says), link: link.words, to: `#${link.field}` as const } : textOf(says)

const isLong = ({ amount, columns }: Headline) => (columns ?? [{ amount }]).some((each) => each.amount.length > LONG)

/** The numbers, in the working, of the steps that add up to a row. */
const stepNumbers =
  ({ steps }: Result) =>
  ({ of }: Row): number[] =>
    of.map((name) => steps.findIndex(({ key }) => key === name) + 1).filter((number) => number > 0)
