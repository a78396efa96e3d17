import type { Calculator } from '#engine/calculator.ts'
import type { AnswerWords } from '../../components/results/answers-in-words.ts'
import { Ledger } from '../../components/results/ledger.tsx'
import type { ShownExample } from '../../text/worked-examples.ts'

interface Props {
  readonly examples: readonly ShownExample[]
  readonly calculator: Pick<Calculator, 'isPrice'>
  /** How the result card says and shows results. */
  readonly words: Pick<AnswerWords, 'ledger'>
}

/** Golden cases as small ledgers, as the result card first shows them, each with a link that fills in the form. The first is open on a phone. */
export function WorkedExamples({ examples, calculator: { isPrice }, words: { ledger } }: Props) {
  return (
    <div className="examples">
      {examples.map(({ case: name, title, given, story, result, fragment }, index) => (
        <article className="card" key={name}>
          <details className="example fold" open={index === 0}>
            <summary>
              <h3>{title}</h3>
            </summary>
            {given.length > 0 && (
              <ul className="example-inputs">
                {given.map((input) => (
                  <li key={input}>{input}</li>
                ))}
              </ul>
            )}
            <p>{story}</p>
            <Ledger rows={result.rows} layout={ledger} showsPence={isPrice === true} caption={`${title}: result by line`} />
            {!isPrice && !result.addsUpInPounds && <p className="hint">Rounded to the pound</p>}
            <p>
              <a href={`#${fragment}`}>Put this into the calculator</a>
            </p>
          </details>
        </article>
      ))}
    </div>
  )
}
