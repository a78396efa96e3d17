import { useId } from 'react'
import type { Asked } from '../../form/answer.ts'
import { goToForm } from '../../form/focus-field.ts'
import type { Kept } from '../../form/kept.ts'
import { addressOfPair, readyPairs } from './ready-pairs.ts'
import { keptNow } from './use-kept.ts'

interface Props extends Asked {
  readonly kept: readonly Kept[]
  readonly keep: (kept: readonly Kept[]) => void
}

/** Ways to compare an answer: keep it and change the form, or one tap on what people often compare it with. */
export default function CompareWith({ kept, keep, ...asked }: Props) {
  const heading = useId()
  const changeForm = () => {
    keep([...kept, keptNow()])
    goToForm()
  }
  return (
    <section className="compare-with" aria-labelledby={heading}>
      <h3 id={heading}>Compare this answer with</h3>
      <ul>
        {readyPairs(asked).map((pair) => (
          <li key={pair.words}>
            <a className="button-quiet" href={addressOfPair(pair, kept)}>
              {pair.words}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="button-quiet" onClick={changeForm}>
            A change of your own
          </button>
        </li>
      </ul>
    </section>
  )
}
