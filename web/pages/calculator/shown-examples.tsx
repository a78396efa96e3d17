import { Ledger } from '../../components/results/ledger.tsx'
import type { ShownExample } from '../../text/worked-examples.ts'

/** Golden cases as small ledgers, as the result card first shows them, each with a link that fills in the form. The first is open on a phone. */
export function WorkedExamples({ examples }: { examples: readonly ShownExample[] }) {
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
            <Ledger rows={result.rows} showsPence={result.isPrice} caption={`${title}: result by line`} />
            {!result.isPrice && !result.addsUpInPounds && <p className="hint">Rounded to the pound</p>}
            <p>
              <a href={`#${fragment}`}>Put this into the calculator</a>
            </p>
          </details>
        </article>
      ))}
    </div>
  )
}
