import type { ShownExample } from '../lib/worked-examples.ts'
import { Ledger } from './results/ledger.tsx'

interface Props {
  readonly examples: readonly ShownExample[]
  /** Whether the calculator’s results are always in pence, so the examples are too. */
  readonly alwaysPence: boolean
}

/** Golden cases as small ledgers, as the result card first shows them, each with a link that fills in the form. */
export function WorkedExamples({ examples, alwaysPence }: Props) {
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
          <Ledger rows={result.rows} showsPence={alwaysPence} caption={`${title}: result by line`} />
          {!alwaysPence && !result.addsUpInPounds && <p className="hint">Rounded to the pound</p>}
          <p>
            <a href={`#${fragment}`}>Put this into the calculator</a>
          </p>
        </article>
      ))}
    </div>
  )
}
