import { type ReactNode, useState } from 'react'
import type { MessageAmount } from '#engine/result/message.ts'
import type { AnswerColumn } from '#engine/result/result.ts'
import type { Row } from '#engine/result/row.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { textWith } from '../../text/said.ts'
import { amountInAnswer, type Exactness } from './answer-words.ts'
import { OriginButton } from './ledger.tsx'
import { PeriodChoice, usePeriod } from './period-choice.tsx'

interface Props extends Pick<AnsweredForm, 'result' | 'inputs'> {
  readonly exactness: Exactness
  /** What is shown under an amount when it is opened. */
  readonly originOf: (row: Row) => ReactNode
}

/**
 * The answer, large, or two answers in equal columns. Each amount opens to show where it comes from, and pay can be read by the month or
 * week.
 */
export function LargeAnswer({ result, inputs, exactness, originOf }: Props) {
  const { large, rows } = result
  const [opened, setOpened] = useState<string>()
  const { choosePeriod, inPeriod } = usePeriod({ result, inputs })
  const { field: answer, before, amount, period, about, columns } = large
  const shown: readonly (Pick<AnswerColumn, 'field' | 'amount'> & Partial<AnswerColumn>)[] = columns ?? [
    { field: answer, amount: inPeriod?.amount ?? amount },
  ]
  const written = (each: MessageAmount) => amountInAnswer(each, exactness)
  return (
    <>
      <div className="answer">
        {before && <p className="answer-small">{textWith(before, written)}</p>}
        <div className="answer-amounts" data-columns={columns && columns.length}>
          {shown.map(({ field, name, amount: each }) => (
            <p key={field}>
              {name !== undefined && <span className="answer-name">{name}</span>}
              <span className="answer-large">
                <span className="figure">
                  <OriginButton
                    name={name ?? rows.find(({ key }) => key === field)?.label}
                    controls={originId(field)}
                    isOpen={opened === field}
                    toggle={() => setOpened(opened === field ? undefined : field)}
                  >
                    {written(each)}
                  </OriginButton>
                </span>
                {!columns && period !== undefined && (
                  <>
                    {' '}
                    <span className="answer-period">
                      {choosePeriod ? <PeriodChoice current={inPeriod?.period} choose={choosePeriod} /> : period}
                    </span>
                  </>
                )}
              </span>
            </p>
          ))}
        </div>
        <p className="answer-small">
          {exactness.isEstimate && 'an estimate '}
          {inPeriod ? large.inPeriods : textWith(about, written)}
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

/** The id of the part that shows where an amount of the answer comes from. */
const originId = (field: string) => `answer-origin-${field}`
