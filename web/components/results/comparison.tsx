import { Fragment, use, useMemo, useState } from 'react'
import { answerTheSame, whyDifferent } from '#engine/explain/compared.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { type KeptQuestion, letterOf, MOST_KEPT, withKept } from '../../form/kept.ts'
import { inYear, pathHere } from '../../site/addresses.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { amountText } from '../../text/said.ts'
import { useSettled } from '../use-settled.ts'
import { answerKept, type ComparedAnswer, calculatorsOf } from './compared-answers.ts'
import { comparedWords } from './compared-words.ts'
import { ComparisonLedger } from './comparison-ledger.tsx'
import { differenceFrom } from './difference-from.ts'
import { fetched, LazyPart } from './part.tsx'
import { WAYS_TO_EARN } from './ways-to-earn.ts'

interface Props extends AnsweredForm {
  readonly kept: readonly KeptQuestion[]
  readonly keep: (kept: readonly KeptQuestion[]) => void
}

const Why = fetched(
  askingAgain(() => import('./comparison-why.tsx')),
  'The reason',
)
const BreakEven = fetched(() => import('./comparison-break-even.tsx').catch(() => ({ default: () => null })))

/** The answers that are kept and the one on the page, side by side and to the penny, with the difference and why. */
export default function Comparison({ calculator, inputs, result, kept, keep }: Props) {
  const calculators = use(calculatorsOf(calculator, kept))
  const answers = useMemo(() => {
    const here = calculators.get(calculator.slug) ?? { calculator, tables: calculator.tables }
    const known = kept.map((one, index) => {
      const of = calculators.get(one.slug ?? calculator.slug)
      return of && answerKept(of, one, letterOf(index))
    })
    const { ruleSet, taxYear } = result
    return [...known, { ...here, inputs, ruleSet, taxYear, letter: letterOf(kept.length), result }]
  }, [calculator, calculators, inputs, result, kept])
  const known = answers.filter((answer) => answer !== undefined)
  const words = new Map(known.map((answer) => [answer.letter, comparedWords(answer, known)]))
  const [first] = answers
  const last = known.at(-1)
  if (!last) return null
  const others = first ? known.filter((answer) => answer !== first) : []
  const comparable = first ? others.filter((other) => answerTheSame(first.result, other.result)) : []
  const remove = (index: number) => {
    keep(kept.filter((_, other) => other !== index))
    // The button goes, and would take the focus with it.
    document.getElementById(kept.length > 1 ? 'comparison-title' : 'results-title')?.focus()
  }
  return (
    <section className="comparison" aria-labelledby="comparison-title">
      <h3 id="comparison-title" tabIndex={-1}>
        {known.length > 2 ? 'A, B and C side by side' : 'A and B side by side'}
      </h3>
      {first && <Differences first={first} others={others} comparable={comparable} />}
      <ul className="comparison-sides">
        {answers.map((answer, index) => {
          const letter = letterOf(index)
          return (
            <li key={letter}>
              <p className="comparison-name">
                <span className="comparison-letter">{letter}</span> {words.get(letter)?.name}
                {index === kept.length && <span className="comparison-here">this page</span>}
              </p>
              <p className="comparison-answer">
                {answer ? [amountText(answer.result.large.amount), answer.result.large.period].filter(Boolean).join(' ') : 'No answer here'}
              </p>
              {words.get(letter)?.asked !== undefined && <p className="comparison-asked">{words.get(letter)?.asked}</p>}
              {index < kept.length && (
                <span className="comparison-actions">
                  {answer && <a href={addressOf(kept[index])}>Go back to {letter}</a>}{' '}
                  <button type="button" className="text-button" onClick={() => remove(index)}>
                    Remove {letter}
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {first && comparable.length > 0 && <ComparisonLedger answers={[first, ...comparable]} />}
      {first &&
        comparable.map((other) => (
          <LazyPart key={other.letter} waiting="">
            <BreakEven from={first} to={other} />
          </LazyPart>
        ))}
      {first && first !== last && first.calculator === last.calculator && <WhyDifferent from={first} to={last} />}
      <p className="hint">
        Change the form, and {last.letter} follows.{kept.length < MOST_KEPT && ' You can keep that answer too, and compare three.'}
      </p>
    </section>
  )
}

interface DifferencesProps {
  readonly first: ComparedAnswer
  readonly others: readonly ComparedAnswer[]
  readonly comparable: readonly ComparedAnswer[]
}

/** What each answer is against the first, in a sentence or two that a screen reader is told once they no longer change. */
function Differences({ first, others, comparable }: DifferencesProps) {
  const sentences = others.map((other) =>
    comparable.includes(other)
      ? differenceFrom(first, other)
      : {
          text: `${other.letter} answers another question than ${first.letter}, so there is no difference to work out.`,
          isBetter: undefined,
          beside: [],
        },
  )
  const settled = useSettled(sentences.flatMap(({ text, beside }) => [text, ...beside.map((each) => each.text)]).join(' '))
  return (
    <>
      {sentences.map(({ text, isBetter, beside }) => (
        <Fragment key={text}>
          <p className="comparison-said" data-better={isBetter}>
            {text}
          </p>
          {beside.map((each) => (
            <p key={each.text} className={each.isLost ? 'comparison-beside warning' : 'comparison-beside'}>
              {each.text}
            </p>
          ))}
        </Fragment>
      ))}
      <output className="visually-hidden">{settled}</output>
    </>
  )
}

function WhyDifferent({ from, to }: { readonly from: ComparedAnswer; readonly to: ComparedAnswer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Why {to.letter} differs from {from.letter}
      </summary>
      {isOpen && <Explained from={from} to={to} />}
    </details>
  )
}

function Explained({ from, to }: { readonly from: ComparedAnswer; readonly to: ComparedAnswer }) {
  const { calculator, tables } = to
  const waterfall = useMemo(() => whyDifferent(calculator, from, to, { field: to.result.headline, tables }), [calculator, from, to, tables])
  if (!waterfall) return <p>Too much differs between the two to say what each change does. Change one thing at a time.</p>
  return (
    <LazyPart waiting="Working out the difference.">
      <Why waterfall={waterfall} fields={calculator.fields} ends={[from.letter, to.letter]} />
    </LazyPart>
  )
}

/** The address of a kept question: its page with its inputs, and without anything to compare. */
const addressOf = (kept: KeptQuestion | undefined) =>
  kept && `${inYear(WAYS_TO_EARN[kept.slug ?? '']?.path ?? pathHere(), kept.year)}#${withKept(kept.fragment, [])}`
