import type { Calculator } from '#engine/calculator.ts'
import type { Taxpayer } from '#engine/explain/each-taxpayer.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import type { AnsweredForm, EachTaxpayerProps } from '../../form/answer.ts'
import { money } from '../../text/format.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { textOf, textWith } from '../../text/said.ts'
import { FormLink } from '../form-link.tsx'
import { amountInAnswer, exactnessOf, inBrief } from './answer-words.ts'
import { PrintDetails } from './print-details.tsx'
import { ResultActions } from './result-actions.tsx'

/** `Higher rate taxpayer` */
const nameOf = ({ band }: Taxpayer) => `${band.charAt(0).toUpperCase()}${band.slice(1)} rate taxpayer`

/** `a higher rate taxpayer`, `an additional rate taxpayer` */
const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

/** The answers for each kind of taxpayer in one sentence, for a screen reader. */
export const announceEach = ({ decidingIncome }: Calculator, taxpayers: readonly Taxpayer[]): string =>
  `${decidingIncome?.why ?? ''} ${taxpayers
    .map((taxpayer) => {
      const { amount, period } = inBrief(taxpayer.result)
      return `${nameOf(taxpayer)}: ${[amount, period].filter(Boolean).join(' ')}.`
    })
    .join(' ')}`

/**
 * Three answers next to each other, where nobody entered the income that decides which of them it is. Each leads to its full working, with
 * that income in the form.
 */
export function EachTaxpayer({
  taxpayers,
  inputs,
  isStale,
  calculator: { decidingIncome },
  fields,
}: EachTaxpayerProps & Omit<AnsweredForm, 'result'>) {
  const [first] = taxpayers
  if (!first || !decidingIncome) return null
  const { input, why, having } = decidingIncome
  const { result } = first
  // What is true of all three. The rest is in the answer of each.
  const notes = result.notes.filter(({ key, says }) =>
    taxpayers.every((taxpayer) => taxpayer.result.notes.some((note) => note.key === key && textOf(note.says) === textOf(says))),
  )
  return (
    <div data-stale={isStale || undefined}>
      {isStale && (
        <p className="stale">You have changed the form. These figures are for your earlier answers: calculate again to update them.</p>
      )}
      <p className="answer-lead">
        {why} <FormLink text="Enter it for one answer" field={input} />. Until then, here are three examples.
      </p>
      <ul className="taxpayers">
        {taxpayers.map((taxpayer) => {
          const { amount, period } = inBrief(taxpayer.result)
          return (
            <li key={taxpayer.band}>
              <h3>{nameOf(taxpayer)}</h3>
              <p className="having">{`${having} ${money(taxpayer.income)}.`}</p>
              <p className="answer-large">
                <span className="figure">{amount}</span> {period !== undefined && <span className="period">{period}</span>}
              </p>
              <p className="about">{textWith(taxpayer.result.large.about, (each) => amountInAnswer(each, exactnessOf(taxpayer.result)))}</p>
              <a href={`#${withInput(input, taxpayer.income.toFixed())}`}>
                See the working<span className="visually-hidden"> for {withArticle(nameOf(taxpayer).toLowerCase())}</span>
              </a>
            </li>
          )
        })}
      </ul>
      {result.ruleSet !== defaultRuleSet && (
        <p className="warning rules-used">
          These answers follow {inSentence(result.ruleSet)}, not {inSentence(defaultRuleSet)}.
        </p>
      )}
      <PrintDetails result={result} inputs={inputs} fields={fields} />
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map(({ key, says }) => (
            <li key={key}>{textOf(says)}</li>
          ))}
        </ul>
      )}
      <div className="result-foot">
        <ResultActions onPrint={() => print()} />
      </div>
    </div>
  )
}

/** The address holds the inputs of the answers; this is the fragment of the same with one more. */
function withInput(name: string, value: string): URLSearchParams {
  const inputs = new URLSearchParams(location.hash.slice(1))
  inputs.set(name, value)
  return inputs
}
