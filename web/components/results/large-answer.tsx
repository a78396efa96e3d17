import { type ReactNode, useState } from 'react'
import type { AnswerColumn, Result } from '#engine/result/result.ts'
import type { Row } from '#engine/result/row.ts'
import { textOf, textWith } from '../../text/said.ts'
import { amountInAnswer } from './answer-words.ts'
import { OriginButton } from './ledger.tsx'

interface Props {
  readonly result: Result
  /** Whether it rests on what is only usual: it is then about so many pounds. */
  readonly isEstimate: boolean
  /** What is shown under an amount when it is opened. */
  readonly originOf: (row: Row) => ReactNode
}

/** The answer, large, or two answers in equal columns. Each amount opens to show where it comes from. */
export function LargeAnswer({ result: { large, rows }, isEstimate, originOf }: Props) {
  const [opened, setOpened] = useState<string>()
  const { field: answer, before, amount, period, about, columns } = large
  const shown: readonly (Pick<AnswerColumn, 'field' | 'amount'> & Partial<AnswerColumn>)[] = columns ?? [{ field: answer, amount }]
  return (
    <>
      <div className="answer">
        {before && <p className="answer-small">{textOf(before)}</p>}
        <div className="answer-amounts" data-columns={columns && columns.length}>
          {shown.map(({ field, name, amount: each }) => (
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
                    {amountInAnswer(each, isEstimate)}
                  </OriginButton>
                </span>
                {!columns && ' '}
                {!columns && period}
              </span>
            </p>
          ))}
        </div>
        <p className="answer-small" id={`${originId(ABOUT)}-label`}>
          {isEstimate && 'an estimate '}
          {textWith(about, (each) => amountInAnswer(each, isEstimate))}
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
