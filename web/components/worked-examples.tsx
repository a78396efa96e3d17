import type { ShownExample } from '../lib/worked-examples.ts'
import { Ledger } from './results/ledger.tsx'

/** Golden cases as small ledgers, each with a link that fills the form with it. */
export function WorkedExamples({ examples }: { examples: readonly ShownExample[] }) {
  return (
    <div className="examples">
      {examples.map(({ case: name, title, story, result, fragment }) => (
        <article className="card example" key={name}>
          <h3>{name}</h3>
          <p className="example-title">{title}</p>
          <p>{story}</p>
          <Ledger rows={result.rows} showsPence caption={`${name}: result by line`} />
          <p>
            <a href={`#${fragment}`}>Put this into the calculator</a>
          </p>
        </article>
      ))}
    </div>
  )
}
