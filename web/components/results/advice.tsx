import { useId, useMemo, useState } from 'react'
import { textOfChange } from '#engine/explain/advice/advice.ts'
import { adviceFor } from '#engine/explain/advice/advice-for.ts'
import type { Asked } from '../../form/answer.ts'
import type { Kept } from '../../form/kept.ts'
import { textOf } from '../../text/said.ts'
import { todayHere } from '../../years/year-words.ts'
import { addressOfPair } from './ready-pairs.ts'

/** What somebody could do about the answer by their own clock, what it is worth, and a link that works each out next to it. */
export default function AdviceBlock({ calculator, inputs, result, kept }: Asked & { readonly kept: readonly Kept[] }) {
  const [today] = useState(todayHere)
  const heading = useId()
  const advice = useMemo(() => adviceFor(calculator, inputs, result, today), [calculator, inputs, result, today])
  if (advice.length === 0) return null
  return (
    <section className="advice" aria-labelledby={heading}>
      <h3 id={heading}>What you could do</h3>
      <ul>
        {advice.map(({ key, says, change, link }) => (
          <li key={key}>
            <p>{textOf(says)}</p>
            <a className="button button-quiet" href={addressOfPair({ field: change.field, to: textOfChange(change) }, kept)}>
              {textOf(link)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
