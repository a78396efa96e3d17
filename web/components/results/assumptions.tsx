import { useMemo, useState } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { type Alternative, alternativesOf } from '#engine/explain/alternatives.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { commonAssumptions, wordsOf } from '../../lib/common-words.ts'
import { focusField } from '../../lib/focus-field.ts'
import { money } from '../../lib/format.ts'
import { useIsOnPaper } from '../../lib/on-paper.ts'
import { optionWords } from '../../lib/option-words.ts'
import type { Outcome } from '../calculator-form.ts'
import type { AnswerWords } from './result-card.tsx'

/** Everything that was taken for granted, the most important first, in words. */
export const assumptionsOf = (words: AnswerWords, { result, inputs }: Outcome): string[] =>
  result.assumptions.map(({ code, field }) => {
    const chosen = field === undefined ? undefined : inputs[field]
    return wordsOf({ ...commonAssumptions, ...words.assumptions }, code, { choice: typeof chosen === 'object' ? '' : String(chosen) })
  })

interface Props extends Outcome {
  readonly calculator: Calculator
  /** The field of the record that is the one answer. */
  readonly answer: string
  readonly words: AnswerWords
  readonly fields: Fields
}

/** What the answer took for granted, each with what would change it: in pounds where an input can choose otherwise, which is worked out when opened. */
export function Assumptions({ calculator, answer, words, fields, ...outcome }: Props) {
  const { result, inputs } = outcome
  const [isOpened, setOpened] = useState(false)
  const isOnPaper = useIsOnPaper()
  const isOpen = isOpened || isOnPaper
  const sentences = assumptionsOf(words, outcome)
  const { period } = words.headline(outcome)
  return (
    <>
      <details className="assumptions" open={isOpen} onToggle={({ currentTarget }) => isOnPaper || setOpened(currentTarget.open)}>
        <summary>For this calculation</summary>
        <ol>
          {result.assumptions.map(({ code, field }, index) => (
            <li key={code} data-assumption={code}>
              <p>{sentences[index]}</p>
              {field !== undefined && (
                <>
                  {isOpen && (
                    <Alternatives
                      calculator={calculator}
                      inputs={inputs}
                      result={result}
                      answer={answer}
                      field={field}
                      flag={flagLabel(fields, field)}
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
      <p className="first-assumption">{sentences[0]}</p>
    </>
  )
}

const flagLabel = (fields: Fields, name: string) => (fields[name]?.kind === 'flag' ? fields[name].label : undefined)

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

interface AlternativesProps extends Pick<Props, 'calculator' | 'inputs' | 'result' | 'answer'> {
  readonly field: string
  /** What a box is called, where the field is one. */
  readonly flag: string | undefined
  readonly period: string | undefined
}

/** What each other choice would make of the answer: a line for those that come to the same. */
function Alternatives({ calculator, inputs, result, answer, field, flag, period }: AlternativesProps) {
  const found = useMemo(
    () => alternativesOf(calculator, inputs, field, { ...result, headline: answer }),
    [calculator, inputs, result, answer, field],
  )
  const amounts = new Set(found.map(({ difference }) => difference.toFixed()))
  const nameOf = ({ choice }: Alternative) =>
    flag === undefined ? optionWords(choice) : `${flag}, ${choice === 'true' ? 'ticked' : 'not ticked'}`
  return (
    <ul>
      {[...amounts].map((amount) => {
        const alike = found.filter(({ difference }) => difference.toFixed() === amount)
        return (
          <li key={amount}>
            {either.format(alike.map(nameOf))}: <span className="figure">{alike[0] && differenceWords(alike[0], period)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function differenceWords({ difference }: Alternative, period: string | undefined): string {
  if (difference.isZero()) return 'no difference'
  return [money(difference.abs()), difference.isNegative() ? 'less' : 'more', period].filter(Boolean).join(' ')
}
