import type { ShownExample } from '../lib/worked-examples.ts'
import { Ledger } from './results/ledger.tsx'

/** Golden cases as small ledgers, each with a link that puts it into the form. */
export function WorkedExamples({ examples }: { examples: readonly ShownExample[] }) {
  return (
    <div className="examples">
      {examples.map(({ case: name, title, given, story, result, fragment }) => (
        <article className="card example" key={name}>
          <h3>{title}</h3>
          {given.length > 0 && <p className="example-inputs">{given.join(' · ')}</p>}
          <p>{story}</p>
          <Ledger rows={result.rows} showsPence caption={`${title}: result by line`} />
          <p>
            <a href={`#${fragment}`}>Put this into the calculator</a>
          </p>
        </article>
      ))}
    </div>
  )
}
