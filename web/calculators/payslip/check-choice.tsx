import { fetched, LazyPart } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { LINE_WORDS, nameOf, useTypedLines } from './printed-lines.ts'

const Check = fetched(
  askingAgain(() => import('./check.tsx')),
  'The check',
)

/** Which lines of the payslip are right, right under the answer. Until one is typed, the way to where they are. */
export function CheckChoice({ inputs }: AsideProps) {
  const { printed } = useTypedLines()
  if (printed && Object.keys(printed).length > 0)
    return (
      <LazyPart waiting="Loading the check.">
        <Check inputs={inputs} printed={printed} />
      </LazyPart>
    )
  return (
    <p className="hint">
      Have the payslip?{' '}
      <button type="button" className="text-button" onClick={goToLines}>
        Check it line by line
      </button>
    </p>
  )
}

/** Opens the part of the form with the lines, and goes to the first of them. */
function goToLines(): void {
  const [first] = Object.keys(LINE_WORDS) as (keyof typeof LINE_WORDS)[]
  const box = first && document.getElementById(nameOf(first))
  const fold = box?.closest('details')
  if (!box || !fold) return
  fold.open = true
  box.focus({ preventScroll: true })
  fold.scrollIntoView()
}
