import type { AnsweredForm } from '../../form/answer.ts'
import { goToForm } from '../../form/focus-field.ts'
import { type KeptQuestion, letterOf } from '../../form/kept.ts'
import { toast } from '../toast.ts'
import { inBrief } from './answer-words.ts'
import { addressOfPair, readyPairs } from './ready-pairs.ts'
import { useFold } from './use-fold.ts'
import { keptNow } from './use-kept.ts'

interface Props extends AnsweredForm {
  readonly kept: readonly KeptQuestion[]
  readonly keep: (kept: readonly KeptQuestion[]) => void
}

function inWords(result: AnsweredForm['result']): string {
  const { amount, period } = inBrief(result)
  return [amount, period].filter(Boolean).join(' ')
}

/** Ways to compare an answer: keep it and change the form, or one tap on what people often compare it with. */
export default function CompareWith({ kept, keep, ...asked }: Props) {
  const { fold, isOpen, onToggle } = useFold('compare')
  const [letter, next] = [letterOf(kept.length), letterOf(kept.length + 1)]
  const changeForm = () => {
    keep([...kept, keptNow()])
    goToForm()
    toast(`${letter} is kept: ${inWords(asked.result)}. Change the form, and its answer is ${next}, compared with ${letter}.`)
  }
  return (
    <details ref={fold} className="compare-with" open={isOpen} onToggle={onToggle}>
      <summary>Compare this answer</summary>
      <p>
        It is kept as {letter}, and what you choose becomes {next}. You see the difference at once.
      </p>
      <ul>
        {readyPairs(asked, kept).map((pair) => (
          <li key={pair.words}>
            <a className="button-quiet" href={addressOfPair(pair, kept, asked.calculator.slug)}>
              {pair.words}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="button-quiet" onClick={changeForm}>
            {asked.calculator.margin?.input === 'annualSalary' ? 'Something else, such as a pay rise' : 'Something else that you enter'}
          </button>
        </li>
      </ul>
    </details>
  )
}
