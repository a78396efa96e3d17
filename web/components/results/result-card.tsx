import { useEffect, useMemo, useState } from 'react'
import { eachTaxpayer } from '#engine/explain/each-taxpayer.ts'
import { withoutSettled } from '#engine/explain/settled.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { specifiedYears } from '#engine/rates/rule-sets-offered.ts'
import type { Result } from '#engine/result/result.ts'
import type { Row } from '#engine/result/row.ts'
import type { AnsweredForm, FormAnswer, Loaded, ParsedInputs, ResultCardProps } from '../../form/answer.ts'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { MOST_KEPT } from '../../form/kept.ts'
import { takenBy } from '../../form/known.ts'
import { knownWith } from '../../form/known-inputs.ts'
import { showPence, useShowsPence } from '../../form/shows-pence.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { date, taxYear } from '../../text/format.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { amountText, textOf } from '../../text/said.ts'
import { FormLink } from '../form-link.tsx'
import { unasked } from './afterwards.tsx'
import { announced, bestInBrief, exactnessOf } from './answer-words.ts'
import { Assumptions, FirstAssumption } from './assumptions.tsx'
import { ChangeAnswer } from './change-answer.tsx'
import { doubtAbout } from './doubt-about.ts'
import { ForReviewers } from './for-reviewers.tsx'
import { LargeAnswer } from './large-answer.tsx'
import { LeadLink } from './lead-link.tsx'
import { Ledger, LONG, ORIGIN_HINT } from './ledger.tsx'
import { MarginalDetails } from './marginal-details.tsx'
import { useIsOnPaper } from './on-paper.ts'
import { OtherYear } from './other-year.tsx'
import { fetched, LazyPart, prepared } from './part.tsx'
import { PensionWays } from './pension-ways.tsx'
import { PeriodDetails } from './period-details.tsx'
import { PictureDetails } from './picture-details.tsx'
import { PrintDetails } from './print-details.tsx'
import { ResultActions } from './result-actions.tsx'
import { ShareBar } from './share-bar.tsx'
import { announceEach, EachTaxpayer } from './taxpayer-answers.tsx'
import { useFold } from './use-fold.ts'
import { useKept } from './use-kept.ts'
import type { AskedStep } from './working.tsx'
import type { WorkingContext } from './working-step.tsx'

const { Prepared: Working, prepare: prepareWorking } = prepared(askingAgain(() => import('./working.tsx')))
const RowOrigin = fetched(askingAgain(() => import('./row-origin.tsx')))
const Comparison = fetched(
  askingAgain(() => import('./comparison.tsx')),
  'The comparison',
)
const unaskedParts = () => import('./unasked-parts.ts')
const AdviceBlock = unasked(async () => ({ default: (await unaskedParts()).AdviceBlock }))
const CompareWith = unasked(async () => ({ default: (await unaskedParts()).CompareWith }))
const AddIncome = unasked(async () => ({ default: (await unaskedParts()).AddIncome }))
const Remember = unasked(async () => ({ default: (await unaskedParts()).Remember }))

/** Says why figures are estimates, on a site that promises sums to the penny. */
const WHY_ESTIMATES = 'The sums are right to the penny, but they depend on what you entered and on what we assumed.'

/**
 * The footnote of a result without one of its own. The specified words speak of the current tax year, which is read in later years too, so
 * a second sentence says which year that is. They are not about another year, which is named instead.
 */
function footnoteOf({ taxYear: year }: Result): string {
  const { starts, ends } = taxYears[year]
  if (!specifiedYears({ fields: {} }).includes(year))
    return `Calculations are based on the rates of the ${taxYear(year)} tax year (${date(starts)} to ${date(ends)}) and results are estimates for planning purposes. ${WHY_ESTIMATES}`
  return `Calculations are based on current tax-year rates and results are estimates for planning purposes. The tax year here is ${taxYear(year)}, from ${date(starts)} to ${date(ends)}. ${WHY_ESTIMATES}`
}

/** A calculator with what shows its results: what a form loads when it is first used. */
export const answerOf = ({ calculator, First, Aside, Choices }: Loaded, { fieldsFor, moreToEnter }: AboutForm = {}): FormAnswer => {
  const fieldsOf = (inputs: ParsedInputs) => fieldsFor?.(inputs) ?? calculator.fields
  return {
    calculator,
    inBrief: (outcome, isEstimate, showsPence) => bestInBrief(calculator, outcome, exactnessOf(outcome.result, isEstimate, showsPence)),
    announce: (result, isEstimate, showsPence) => announced(result, exactnessOf(result, isEstimate, showsPence)),
    ResultCard: (props) => (
      <ResultCard
        {...props}
        calculator={calculator}
        fields={fieldsOf(props.inputs)}
        First={First}
        Aside={Aside}
        Choices={Choices}
        moreToEnter={moreToEnter?.(props.inputs)}
      />
    ),
    eachTaxpayer: (inputs, ruleSet) => eachTaxpayer(calculator, inputs, { ruleSet }),
    announceEach: (taxpayers) => announceEach(calculator, taxpayers),
    doubtAbout: (inputs) => doubtAbout(calculator.fields, inputs),
    known: (before, inputs) => knownWith(before, calculator.fields, inputs),
    EachTaxpayer: (props) => <EachTaxpayer {...props} calculator={calculator} fields={fieldsOf(props.inputs)} />,
  }
}

/** What a card needs to know of the form. */
type AboutForm = Pick<CalculatorForm, 'fieldsFor' | 'moreToEnter'>

interface CardProps extends ResultCardProps, AnsweredForm {
  readonly First: Loaded['First']
  readonly Aside: Loaded['Aside']
  readonly Choices: Loaded['Choices']
  readonly moreToEnter: ReturnType<NonNullable<AboutForm['moreToEnter']>>
}

/** A result: the one answer, where the money goes, what matters most about it, the ledger, what to do, and then whatever looks closer at it. */
function ResultCard({
  result,
  inputs,
  isStale,
  chooseRuleSet,
  isEstimate = false,
  sayEstimate = noEstimate,
  calculator,
  fields,
  First,
  Aside,
  Choices,
  moreToEnter,
}: CardProps) {
  const showsPence = useShowsPence()
  const { fold: working, isOpen: isWorkingOpen, setOpen: setWorkingOpen, onToggle: onToggleWorking } = useFold('working')
  const [askedStep, askForStep] = useState<AskedStep>()
  const isOnPaper = useIsOnPaper()
  // Printing cannot wait for the working to load.
  useEffect(() => void prepareWorking(), [])
  const { kept, keep } = useKept()
  const asked = { result, inputs, calculator, fields }
  const comparable = useMemo(
    () => ({ ...withoutSettled(calculator, inputs, result), calculator, fields }),
    [calculator, inputs, result, fields],
  )
  const { isPrice } = result
  const exactness = exactnessOf(result, isEstimate, showsPence)
  const { isInPence } = exactness
  const leads = result.leads.map(({ says, ...lead }) => ({ text: textOf(says), ...lead }))
  const notes = result.notes.map(({ says }) => textOf(says)).filter((sentence) => !leads.some(({ text }) => text === sentence))
  // One stands above the rows, and every warning before the first that is none. The others stand below the rows.
  const calm = leads.findIndex(({ isWarning }) => !isWarning)
  const mostUrgent = Math.max(1, calm < 0 ? leads.length : calm)
  const leadsShown = (some: typeof leads) =>
    some.map(({ text, link, isWarning }) => (
      <p key={text} className={isWarning ? 'answer-lead warning' : 'answer-lead'}>
        {text}
        {link && (
          <>
            {' '}
            <LeadLink link={link} {...asked} />
          </>
        )}
      </p>
    ))
  const context: WorkingContext = {
    result,
    on: result.ratesOn ?? taxYears[result.taxYear].starts,
    fields,
    goTo: (step) => {
      setWorkingOpen(true)
      askForStep({ step })
    },
  }
  const originOf = (row: Row) => (
    <LazyPart key={row.key} waiting="Loading the working.">
      <RowOrigin {...context} row={row} />
    </LazyPart>
  )
  return (
    <div data-stale={isStale || undefined} data-long={isLong(result) || undefined}>
      <p className="to-form">
        <FormLink text="Edit" />
      </p>
      {isStale && (
        <p className="stale">You have changed the form. These figures are for your earlier answers: calculate again to update them.</p>
      )}
      <LargeAnswer {...asked} exactness={exactness} originOf={originOf} />
      {First && <First result={result} inputs={inputs} showsPence={isInPence} isEstimate={isEstimate} sayEstimate={sayEstimate} />}
      <ShareBar result={result} margin={calculator.margin} />
      {leads.length > 0 ? leadsShown(leads.slice(0, mostUrgent)) : <FirstAssumption {...comparable} />}
      {moreToEnter && (
        <p className="more-to-enter">
          <FormLink {...moreToEnter} />
        </p>
      )}
      {result.ruleSet !== defaultRuleSet && (
        <p className="warning rules-used">
          This answer follows {inSentence(result.ruleSet)}, not {inSentence(defaultRuleSet)}.
        </p>
      )}
      {kept.length > 0 && (
        <LazyPart waiting="Comparing.">
          <Comparison {...asked} kept={kept} keep={keep} />
        </LazyPart>
      )}
      <PrintDetails result={result} inputs={inputs} fields={fields} />
      <Ledger
        rows={result.rows.filter(({ layout }) => layout?.place !== 'comparison')}
        lines={result.lines}
        showsPence={isInPence}
        shares={result.shares}
        isEstimated={({ key }) => isEstimate && [...(calculator.settled ?? []), result.headline].includes(key)}
        origins={{ of: originOf, steps: stepNumbers(result) }}
      />
      <div className="ledger-foot">
        {!isPrice && (
          <div className="choice">
            <input type="checkbox" id="show-pence" checked={showsPence} onChange={(event) => showPence(event.currentTarget.checked)} />
            <label htmlFor="show-pence">Show pence</label>
            {!showsPence && !result.addsUpInPounds && <span className="rounded">Rounded to the pound</span>}
          </div>
        )}
        <p className="hint origin-hint" id={ORIGIN_HINT}>
          Choose a figure to see where it comes from.
        </p>
        <p>{result.footnote ? textOf(result.footnote) : footnoteOf(result)}</p>
      </div>
      {leadsShown(leads.slice(mostUrgent))}
      {calculator.isAdvised && (
        <LazyPart waiting="">
          <AdviceBlock {...asked} kept={kept} />
        </LazyPart>
      )}
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {Choices && (
        <LazyPart waiting="">
          <Choices result={result} inputs={inputs} showsPence={isInPence} />
        </LazyPart>
      )}
      <div className="look-closer">
        <h3>Look closer</h3>
        <details
          ref={working}
          className="working"
          open={isWorkingOpen || isOnPaper}
          onToggle={(event) => isOnPaper || onToggleWorking(event)}
        >
          <summary>How this was worked out</summary>
          {(isWorkingOpen || isOnPaper) && (
            <LazyPart waiting="Loading the working.">
              <Working {...context} asked={askedStep} />
            </LazyPart>
          )}
        </details>
        <PeriodDetails {...asked} />
        {Aside && <Aside result={result} inputs={inputs} showsPence={isInPence} />}
        <PensionWays {...asked} />
        <PictureDetails {...asked} />
        <MarginalDetails {...asked} />
        {kept.length < MOST_KEPT && (
          <LazyPart waiting="">
            <CompareWith {...asked} kept={kept} keep={keep} />
          </LazyPart>
        )}
        {result.ruleSet === defaultRuleSet && <OtherYear {...comparable} />}
        <ChangeAnswer {...asked} />
        <Assumptions {...asked} comparable={comparable} />
        {result.ruleSet === defaultRuleSet && (
          <LazyPart waiting="">
            <AddIncome {...asked} />
          </LazyPart>
        )}
      </div>
      <div className="result-foot">
        <ResultActions onPrint={() => void prepareWorking().then(() => print())} />
        {takenBy(calculator.fields).length > 0 && (
          <LazyPart waiting="">
            <Remember />
          </LazyPart>
        )}
        <ForReviewers {...asked} chooseRuleSet={chooseRuleSet} />
      </div>
    </div>
  )
}

/** Where nobody shows that an answer is an estimate. */
const noEstimate = () => undefined

const isLong = ({ large: { amount, columns } }: Result) =>
  (columns?.map((column) => column.amount) ?? [amount]).some((each) => amountText(each).length > LONG)

/** The numbers, in the working, of the steps that add up to a row. */
const stepNumbers =
  ({ outline }: Result) =>
  ({ of }: Row): number[] =>
    of.map((name) => outline.findIndex(({ key }) => key === name) + 1).filter((number) => number > 0)
