import { type MouseEvent, useId, useMemo, useState } from 'react'
import { type Advice, textOfChange } from '#engine/explain/advice/advice.ts'
import { adviceFor } from '#engine/explain/advice/advice-for.ts'
import { dutiesFor } from '#engine/explain/advice/duties-for.ts'
import { taxYearWith } from '#engine/inputs/known-years.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import type { KeptQuestion } from '../../form/kept.ts'
import { taxYear } from '../../text/dates.ts'
import { textOf } from '../../text/said.ts'
import { todayHere } from '../../years/year-words.ts'
import { CHOICES_TITLE } from './choices.tsx'
import { addressOfPair, isOfAnyYear } from './ready-pairs.ts'

interface Props extends AnsweredForm {
  readonly kept: readonly KeptQuestion[]
}

/**
 * What the visitor has to do because of the answer, by today’s date, and what they could do about it: what each is worth, and a link that
 * works it out next to the answer, or leads to the choices above it that show it.
 */
export default function AdviceBlock({ calculator, inputs, result, kept }: Props) {
  const [today] = useState(todayHere)
  const heading = useId()
  const { duties, advice, wasAdvised } = useMemo(() => {
    const on = (day: string) => adviceFor(calculator, inputs, result, day)
    const { ends } = taxYears[result.taxYear]
    return { duties: dutiesFor(calculator, inputs, result, today), advice: on(today), wasAdvised: today > ends && on(ends).length > 0 }
  }, [calculator, inputs, result, today])
  const now = wasAdvised && advice.length === 0 && isOfAnyYear(calculator.fields) ? taxYearWith(today) : undefined
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
          <AdviceList advice={advice.slice(0, 1)} kept={kept} />
          {advice.length > 1 && (
            <details>
              <summary>{advice.length === 2 ? 'One more thing' : `${advice.length - 1} more things`}</summary>
              <AdviceList advice={advice.slice(1)} kept={kept} />
            </details>
          )}
        </section>
      )}
      {now && (
        <p className="advice">
          It is too late to do anything about this for {taxYear(result.taxYear)}.{' '}
          <a href={addressOfPair({ year: now }, kept)}>See what you could do in {taxYear(now)}</a>
        </p>
      )}
    </>
  )
}

/** What each is worth, and where it leads. */
const AdviceList = ({ advice, kept }: { readonly advice: readonly Advice[] } & Pick<Props, 'kept'>) => (
  <ul>
    {advice.map(({ key, says, changes, link }) => (
      <li key={key}>
        <p>{textOf(says)}</p>
        {link && changes.length === 0 && (
          <a className="button-quiet" href={`#${CHOICES_TITLE}`} onClick={goToChoices}>
            {textOf(link)}
          </a>
        )}
        {link && changes.length > 0 && (
          <a className="button-quiet" href={addressOfPair({ inputs: inputsOf(changes) }, kept)}>
            {textOf(link)}
          </a>
        )}
      </li>
    ))}
  </ul>
)

/** The address does not change, because its fragment holds the inputs. */
function goToChoices(event: MouseEvent): void {
  event.preventDefault()
  const title = document.getElementById(CHOICES_TITLE)
  title?.focus({ preventScroll: true })
  title?.scrollIntoView()
}

const inputsOf = (changes: Advice['changes']) => Object.fromEntries(changes.map((change) => [change.field, textOfChange(change)]))
