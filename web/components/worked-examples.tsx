import type { ShownExample } from '../lib/worked-examples.ts'
import type { AnswerWords } from './results/answers-in-words.ts'
import { Ledger } from './results/ledger.tsx'

interface Props {
  readonly examples: readonly ShownExample[]
  /** How the result card says and shows results. */
  readonly words: Pick<AnswerWords, 'alwaysPence' | 'ledger'>
}

/** Golden cases as small ledgers, as the result card first shows them, each with a link that fills in the form. */
export function WorkedExamples({ examples, words: { alwaysPence = false, ledger } }: Props) {
  return (
    <div className="examples">
      {examples.map(({ case: name, title, given, story, result, fragment }) => (
        <article className="card example" key={name}>
          <h3>{title}</h3>
          {given.length > 0 && (
            <ul className="example-inputs">
              {given.map((input) => (
                <li key={input}>{input}</li>
              ))}
            </ul>
          )}
          <p>{story}</p>
          <Ledger rows={result.rows} layout={ledger} showsPence={alwaysPence} caption={`${title}: result by line`} />
          {!alwaysPence && !result.addsUpInPounds && <p className="hint">Rounded to the pound</p>}
          <p>
            <a href={`#${fragment}`}>Put this into the calculator</a>
          </p>
        </article>
      ))}
    </div>
  )
}
