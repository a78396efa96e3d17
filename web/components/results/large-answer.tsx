import { type ReactNode, useState } from 'react'
import type { Row } from '#engine/result/row.ts'
import type { Headline, HeadlineColumn } from '../../form/answer.ts'
import { OriginButton } from './ledger.tsx'

interface Props {
  readonly headline: Headline
  /** The field of the record that holds the answer. */
  readonly answer: string
  readonly rows: readonly Row[]
  /** What is shown under an amount when it is opened. */
  readonly originOf: (row: Row) => ReactNode
}

/** The answer, large, or two answers in equal columns. Each amount opens to show where it comes from. */
export function LargeAnswer({ headline, answer, rows, originOf }: Props) {
  const [opened, setOpened] = useState<string>()
  const { before, amount, period, about, columns } = headline
  const shown: readonly Partial<HeadlineColumn>[] = columns ?? [{ field: answer, amount }]
  return (
    <>
      <div className="answer">
        {before !== undefined && <p className="answer-small">{before}</p>}
        <div className="answer-amounts" data-columns={columns && columns.length}>
          {shown.map(({ field = answer, name, amount: each }) => (
            <p key={field}>
              {name !== undefined && (
                <span className="answer-name" id={`${originId(field)}-label`}>
                  {name}
                </span>
              )}
              <span className="answer-large">
                <span className="figure">
                  <OriginButton
                    label={`${originId(columns ? field : ABOUT)}-label`}
                    controls={originId(field)}
                    isOpen={opened === field}
                    toggle={() => setOpened(opened === field ? undefined : field)}
                  >
                    {each}
                  </OriginButton>
                </span>
                {!columns && ' '}
                {!columns && period}
              </span>
            </p>
          ))}
        </div>
        <p className="answer-small" id={`${originId(ABOUT)}-label`}>
          {about}
        </p>
      </div>
      {opened !== undefined && (
        <div className="row-origin" id={originId(opened)}>
          {rows.filter(({ key }) => key === opened).map(originOf)}
        </div>
      )}
    </>
  )
}

/** Names the words under a single answer. */
const ABOUT = 'about'

/** The id of the part that shows where an amount of the answer comes from. */
const originId = (field: string) => `answer-origin-${field}`
