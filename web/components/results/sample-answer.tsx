import { textWith } from '../../text/said.ts'
import type { ShownExample } from '../../text/worked-examples.ts'
import { amountInAnswer, exactnessOf, inBrief } from './answer-words.ts'
import { Ledger } from './ledger.tsx'

/** An answer as an example of what a calculator says, before anybody has asked: its amount, what that is, and its rows. */
export function SampleAnswer({ title, result }: Pick<ShownExample, 'title' | 'result'>) {
  const exactness = exactnessOf(result)
  const { amount, period, name } = inBrief(result, exactness)
  return (
    <>
      <p className="sample-name">
        <b>Example:</b> {title}
      </p>
      <p className="sample-amount">
        {amount}
        {period && ` ${period}`}
      </p>
      <p>{name ?? textWith(result.large.about, (each) => amountInAnswer(each, exactness))}</p>
      <Ledger rows={result.rows} showsPence={result.isPrice} caption={`Example: ${title}`} />
    </>
  )
}
