import { useId, useMemo, useState } from 'react'
import { type Advice, textOfChange } from '#engine/explain/advice/advice.ts'
import { adviceFor } from '#engine/explain/advice/advice-for.ts'
import { dutiesFor } from '#engine/explain/advice/duties-for.ts'
import type { Asked } from '../../form/answer.ts'
import type { Kept } from '../../form/kept.ts'
import { textOf } from '../../text/said.ts'
import { todayHere } from '../../years/year-words.ts'
import { addressOfPair } from './ready-pairs.ts'

interface Props extends Asked {
  readonly kept: readonly Kept[]
}

/**
 * What somebody has to do because of the answer, by their own clock, and what they could do about it: what each is worth, and a link that
 * works it out next to the answer.
 */
export default function AdviceBlock({ calculator, inputs, result, kept }: Props) {
  const [today] = useState(todayHere)
  const heading = useId()
  const { duties, advice } = useMemo(
    () => ({ duties: dutiesFor(calculator, inputs, result, today), advice: adviceFor(calculator, inputs, result, today) }),
    [calculator, inputs, result, today],
  )
  return (
    <>
      {duties.length > 0 && (
        <section className="advice" aria-labelledby={`${heading}-duties`}>
          <h3 id={`${heading}-duties`}>What you have to do</h3>
          <ul>
            {duties.map(({ key, says }) => (
              <li key={key}>{textOf(says)}</li>
            ))}
          </ul>
        </section>
      )}
      {advice.length > 0 && (
        <section className="advice" aria-labelledby={heading}>
          <h3 id={heading}>What you could do</h3>
          <ul>
            {advice.map(({ key, says, changes, link }) => (
              <li key={key}>
                <p>{textOf(says)}</p>
                <a className="button button-quiet" href={addressOfPair({ inputs: inputsOf(changes) }, kept)}>
                  {textOf(link)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const inputsOf = (changes: Advice['changes']) => Object.fromEntries(changes.map((change) => [change.field, textOfChange(change)]))
