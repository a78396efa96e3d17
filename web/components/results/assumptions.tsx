import { useMemo } from 'react'
import { type Alternative, alternativesOf } from '#engine/explain/alternatives.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { NotCovered } from '#engine/result/not-covered.ts'
import type { Result } from '#engine/result/result.ts'
import type { AnsweredForm, Outcome } from '../../form/answer.ts'
import { focusField } from '../../form/focus-field.ts'
import { capitalised } from '../../text/format.ts'
import { textOf } from '../../text/said.ts'
import { CheckedTo } from '../checked-to.tsx'
import { differenceWords, inAnswer, insteadWords } from './answer-words.ts'
import { useIsOnPaper } from './on-paper.ts'
import { useFold } from './use-fold.ts'

interface Props extends AnsweredForm {
  /** The answer that other choices are compared with: the same without what was already taken. */
  readonly comparable: AnsweredForm
}

/**
 * What the answer assumed, and what would change it. When opened, it works out the difference in pounds wherever an input could be
 * different or a rule can put an amount on what was left out.
 */
export function Assumptions({ comparable, ...asked }: Props) {
  const { calculator, fields, result, inputs } = asked
  const { fold, isOpen: isOpened, onToggle } = useFold('assumptions')
  const isOnPaper = useIsOnPaper()
  const isOpen = isOpened || isOnPaper
  const notCovered = useMemo(() => (isOpen ? calculator.notCovered(inputs, result) : []), [isOpen, calculator, inputs, result])
  return (
    <details ref={fold} className="assumptions" open={isOpen} onToggle={(event) => isOnPaper || onToggle(event)}>
      <summary>What we assumed</summary>
      <ol>
        {result.assumptions.map(({ key, says, field }) => (
          <li key={key} data-assumption={key}>
            <p>{textOf(says)}</p>
            <NotCoveredAmounts result={result} of={notCovered.filter(({ assumption }) => assumption === key)} />
            {field !== undefined && (
              <>
                {isOpen && <Alternatives {...comparable} field={field} />}
                <Change fields={fields} field={field} />
              </>
            )}
          </li>
        ))}
      </ol>
      <CheckedTo of={result.taxYear} />
    </details>
  )
}

/** The assumption that makes the biggest difference here, in pounds, if any makes one. */
export function FirstAssumption({ calculator, fields, result, inputs }: AnsweredForm) {
  const first = useMemo(() => {
    const costed = result.assumptions.map((assumption) => {
      const found = assumption.field === undefined ? [] : alternativesIn({ calculator, inputs, result }, assumption.field)
      const largest = found.reduce<Alternative | undefined>(
        (most, each) => (each.difference.abs().greaterThan(most?.difference.abs() ?? 0) ? each : most),
        undefined,
      )
      return { ...assumption, largest }
    })
    const worth = ({ largest }: (typeof costed)[number]) => largest?.difference.abs() ?? ZERO
    return costed.filter((each) => !each.isAsked && !worth(each).isZero()).toSorted((one, other) => worth(other).comparedTo(worth(one)))[0]
  }, [calculator, result, inputs])
  if (!first) return null
  const { field, says, largest } = first
  return (
    <p className="first-assumption">
      {textOf(says)} {largest && field !== undefined && `${choiceWords(fields, field, inputs, largest)}${answerWords(result, largest)}.`}{' '}
      {field !== undefined && <Change fields={fields} field={field} />}
    </p>
  )
}

/** A button that leads to a field of the form. */
const Change = ({ fields, field }: { readonly fields: Fields; readonly field: string }) => (
  <button type="button" className="text-button" onClick={() => focusField(field)}>
    Change<span className="visually-hidden"> {fields[field]?.label}</span>
  </button>
)

/** What other choices in a field would make of the answer. */
function alternativesIn({ calculator, inputs, result }: Omit<AnsweredForm, 'fields'>, field: string): Alternative[] {
  // A spread of the result would make all of its parts, also those that nobody has opened.
  const { large, record, ruleSet, taxYear } = result
  return alternativesOf(calculator, inputs, field, { headline: large.field, record, ruleSet, taxYear, large })
}

/** What another choice would make of the answer, or what it would answer instead. */
const answerWords = (result: Result, { difference, instead }: Alternative): string =>
  instead ? insteadWords(instead) : differenceWords(result, result.large.field, difference)

/** The words between choices and their effect: options, by name or in a sentence, or a box to tick or untick. */
const choiceWords = (
  fields: Fields,
  name: string,
  inputs: AnsweredForm['inputs'],
  ...[first, ...others]: readonly Alternative[]
): string => {
  const field = fields[name]
  if (field?.kind === 'flag') return `If you ${first?.choice === 'true' ? 'tick' : 'untick'} “${field.label}”, `
  if (field?.kind !== 'choice' || !first) return ''
  const own = ({ choice }: Alternative) => field.inSentence?.[choice]
  const inSentence = (each: Alternative) => own(each) ?? field.words[each.choice]?.toLowerCase() ?? ''
  // A postgraduate loan stays where a plan is dropped, so the plan is named.
  if (name === 'studentLoanPlan' && first.choice === 'none') {
    const instead = others.length > 0 ? `, or with ${either.format(others.map(inSentence))},` : ''
    return `Without ${field.words[String(inputs[name])]}${instead} `
  }
  const preposition = PREPOSITIONS[name]
  if (preposition !== undefined) return `${preposition} ${either.format([first, ...others].map(inSentence))} `
  return `${either.format([capitalised(own(first) ?? field.words[first.choice] ?? ''), ...others.map(inSentence)])}: `
}

/** The words that turn the choices of a field into the beginning of a sentence. */
const PREPOSITIONS: Readonly<Record<string, string>> = { pensionMethod: 'With', region: 'In', niCategory: 'With letter' }

interface NotCoveredProps extends Pick<Outcome, 'result'> {
  readonly of: readonly NotCovered[]
}

/** What an assumption leaves out: a line and an amount for each thing, then the law behind them. */
function NotCoveredAmounts({ result, of }: NotCoveredProps) {
  if (of.length === 0) return null
  return (
    <>
      <ul>
        {of.map((thing) => (
          <li key={thing.name}>
            {thing.words}: {amountWords(result, thing)}
          </li>
        ))}
      </ul>
      <p className="hint">{[...new Set(of.map(({ law }) => law))].join('; ')}</p>
    </>
  )
}

function amountWords(result: Result, { amount, effect }: NotCovered): string {
  const { headline, rows, large } = result
  if (effect === 'once') return inAnswer(result, amount)
  if (effect === 'none') return [inAnswer(result, amount), large.period].filter(Boolean).join(' ')
  // What is left out is more or less of the whole answer, and not of the tax that comes off it.
  const field = rows.some(({ key, isDeduction }) => key === large.field && isDeduction) ? headline : large.field
  return differenceWords(result, field, effect === 'less' ? amount.negated() : amount)
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What the answer would be with each other choice. Choices with the same answer share a line. */
function Alternatives({ fields, field, ...asked }: AnsweredForm & { readonly field: string }) {
  const { calculator, inputs, result } = asked
  const found = useMemo(() => alternativesIn({ calculator, inputs, result }, field), [calculator, inputs, result, field])
  const answers = new Set(found.map((each) => answerWords(result, each)))
  return (
    <ul>
      {[...answers].map((answer) => (
        <li key={answer}>
          {choiceWords(fields, field, inputs, ...found.filter((each) => answerWords(result, each) === answer))}
          {answer}
        </li>
      ))}
    </ul>
  )
}
