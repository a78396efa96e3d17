import { useMemo, useState } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { type Alternative, alternativesOf } from '#engine/explain/alternatives.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { LeftOut } from '#engine/result/left-out.ts'
import type { Outcome } from '../../form/answer.ts'
import { focusField } from '../../form/focus-field.ts'
import { capitalised } from '../../text/format.ts'
import { textOf } from '../../text/said.ts'
import { differenceWords, inAnswer } from './answer-words.ts'
import type { AnswerWords } from './answers-in-words.ts'
import { wordsOf } from './common-words.ts'
import { headlineOf } from './headline.ts'
import { useIsOnPaper } from './on-paper.ts'

/** Everything that was assumed, in words, the most important first. */
export const assumptionsOf = (words: AnswerWords, { result, inputs }: Outcome): string[] =>
  result.assumptions.map(({ code, field, says }) => {
    if (says) return textOf(says)
    const chosen = field === undefined ? undefined : inputs[field]
    return wordsOf(words.assumptions ?? {}, code, {
      choice: typeof chosen === 'object' ? '' : String(chosen),
      result,
    })
  })

/** What is left out, in a few words that an amount follows. */
export const leftOutWords = (words: AnswerWords, { name, words: own }: Pick<LeftOut, 'name' | 'words'>): string =>
  own ?? wordsOf(words.leftOut ?? {}, name, undefined)

interface Props extends Outcome {
  readonly calculator: Calculator
  /** The field of the record that holds the answer. */
  readonly answer: string
  readonly words: AnswerWords
  readonly fields: Fields
}

/**
 * What the answer assumed, and what would change it. When opened, it works out the difference in pounds wherever an input could be
 * different or a rule can put an amount on what was left out.
 */
export function Assumptions({ calculator, answer, words, fields, ...outcome }: Props) {
  const { result, inputs } = outcome
  const [isOpened, setOpened] = useState(false)
  const isOnPaper = useIsOnPaper()
  const isOpen = isOpened || isOnPaper
  const sentences = assumptionsOf(words, outcome)
  const { period } = headlineOf(words, outcome)
  // What is left out is more or less of the whole answer, and not of the tax that comes off it.
  const whole = result.rows.some(({ key, isDeduction }) => key === answer && isDeduction) ? result.headline : answer
  const leftOut = useMemo(() => (isOpen ? calculator.leftOut(inputs, result) : []), [isOpen, calculator, inputs, result])
  return (
    <>
      <details className="assumptions" open={isOpen} onToggle={({ currentTarget }) => isOnPaper || setOpened(currentTarget.open)}>
        <summary>What we assumed</summary>
        <ol>
          {result.assumptions.map(({ code, field }, index) => (
            <li key={code} data-assumption={code}>
              <p>{sentences[index]}</p>
              <LeftOutAmounts answer={whole} words={words} of={leftOut.filter(({ assumption }) => assumption === code)} period={period} />
              {field !== undefined && (
                <>
                  {isOpen && (
                    <Alternatives
                      calculator={calculator}
                      inputs={inputs}
                      result={result}
                      answer={answer}
                      words={words}
                      field={field}
                      fields={fields}
                      period={period}
                    />
                  )}
                  <button type="button" className="text-button" onClick={() => focusField(field)}>
                    Change<span className="visually-hidden"> {fields[field]?.label}</span>
                  </button>
                </>
              )}
            </li>
          ))}
        </ol>
      </details>
      <FirstAssumptions
        calculator={calculator}
        answer={answer}
        words={words}
        fields={fields}
        sentences={sentences}
        period={period}
        {...outcome}
      />
    </>
  )
}

/**
 * If there is a pension, how it is paid comes first, whatever the difference: people mean very different things by a pension contribution.
 */
const SAID_FIRST = 'pension-method'
/** What the form asks openly is not an assumption. */
const ASKED_OUTRIGHT = new Set(['student-loan-plan', 'tax-year'])

interface FirstProps extends Outcome, Pick<Props, 'calculator' | 'answer' | 'words' | 'fields'> {
  readonly sentences: readonly string[]
  readonly period: string | undefined
}

/** While the list is closed: the assumption that makes the biggest difference here, in pounds. */
function FirstAssumptions({ calculator, answer, words, fields, sentences, period, result, inputs }: FirstProps) {
  const told = useMemo(() => {
    const costed = result.assumptions.map(({ code, field, isAsked, isToldFirst }, index) => {
      const found = field === undefined ? [] : alternativesOf(calculator, inputs, field, { ...result, headline: answer })
      const largest = found.reduce<Alternative | undefined>(
        (most, each) => (each.difference.abs().greaterThan(most?.difference.abs() ?? 0) ? each : most),
        undefined,
      )
      return {
        code,
        field,
        isAsked: isAsked ?? ASKED_OUTRIGHT.has(code),
        isToldFirst: isToldFirst ?? code === SAID_FIRST,
        sentence: sentences[index],
        largest,
      }
    })
    const worth = ({ largest }: (typeof costed)[number]) => largest?.difference.abs() ?? ZERO
    const [most] = costed.filter(({ isAsked }) => !isAsked).toSorted((one, other) => worth(other).comparedTo(worth(one)))
    const pension = costed.find(({ isToldFirst, largest }) => isToldFirst && largest !== undefined)
    return [...new Set([pension, most])].filter((each) => each !== undefined)
  }, [calculator, answer, sentences, result, inputs])
  return told.map(({ code, field, sentence, largest }) => (
    <p className="first-assumption" key={code}>
      {sentence}{' '}
      {largest &&
        field !== undefined &&
        `${choiceWords(fields, field, largest)}${differenceWords(words, answer, largest.difference, period)}.`}
    </p>
  ))
}

/** What leads from choices to what they would change: options, by name or in a sentence, or a box that somebody ticks or unticks. */
const choiceWords = (fields: Fields, name: string, ...[first, ...others]: readonly Alternative[]): string => {
  const field = fields[name]
  if (field?.kind === 'flag') return `If you ${first?.choice === 'true' ? 'tick' : 'untick'} “${field.label}”, `
  if (field?.kind !== 'choice' || !first) return ''
  const own = ({ choice }: Alternative) => field.inSentence?.[choice]
  const inSentence = (each: Alternative) => own(each) ?? field.words[each.choice]?.toLowerCase() ?? ''
  const preposition = PREPOSITIONS[name]
  if (preposition !== undefined) return `${preposition} ${either.format([first, ...others].map(inSentence))} `
  return `${either.format([capitalised(own(first) ?? field.words[first.choice] ?? ''), ...others.map(inSentence)])}: `
}

/** What makes the choices of a field the beginning of a sentence. */
const PREPOSITIONS: Readonly<Record<string, string>> = { pensionMethod: 'With', region: 'In' }

interface LeftOutProps extends Pick<Props, 'answer' | 'words'> {
  readonly of: readonly LeftOut[]
  readonly period: string | undefined
}

/** What an assumption leaves out: a line and an amount for each thing, then the law behind them. */
function LeftOutAmounts({ answer, words, of, period }: LeftOutProps) {
  if (of.length === 0) return null
  return (
    <>
      <ul>
        {of.map((thing) => (
          <li key={thing.name}>
            {leftOutWords(words, thing)}: {amountWords(words, answer, thing, period)}
          </li>
        ))}
      </ul>
      <p className="hint">{[...new Set(of.map(({ law }) => law))].join('; ')}</p>
    </>
  )
}

function amountWords(words: AnswerWords, answer: string, { amount, effect }: LeftOut, period: string | undefined): string {
  if (effect === 'once') return inAnswer(words, amount)
  if (effect === 'none') return [inAnswer(words, amount), period].filter(Boolean).join(' ')
  return differenceWords(words, answer, effect === 'less' ? amount.negated() : amount, period)
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

interface AlternativesProps extends Props {
  readonly field: string
  readonly period: string | undefined
}

/** What the answer would be with each other choice. Choices with the same answer share a line. */
function Alternatives({ calculator, inputs, result, answer, words, fields, field, period }: AlternativesProps) {
  const found = useMemo(
    () => alternativesOf(calculator, inputs, field, { ...result, headline: answer }),
    [calculator, inputs, result, answer, field],
  )
  const amounts = new Set(found.map(({ difference }) => difference.toFixed()))
  return (
    <ul>
      {[...amounts].map((amount) => {
        const alike = found.filter(({ difference }) => difference.toFixed() === amount)
        return (
          <li key={amount}>
            {choiceWords(fields, field, ...alike)}
            {alike[0] && differenceWords(words, answer, alike[0].difference, period)}
          </li>
        )
      })}
    </ul>
  )
}
