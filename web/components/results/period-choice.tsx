import { useState } from 'react'
import type { byPeriod } from '#engine/explain/by-period.ts'
import type { PayPeriod } from '#engine/inputs/paid-per.ts'
import { payFields } from '#engine/inputs/pay-fields.ts'
import type { MessageAmount } from '#engine/result/message.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { toast } from '../toast.ts'

const loadDivision = askingAgain(() => import('#engine/explain/by-period.ts'))

/** The periods that an answer of a year can be read in. The table of pay periods has them all. */
const PERIODS = ['year', 'month', 'week'] as const satisfies readonly PayPeriod[]
type Period = (typeof PERIODS)[number]

/** The answer of a shorter period. */
interface InPeriod {
  readonly period: Period
  readonly amount: MessageAmount
}

/**
 * The period in which a visitor reads the answer: the year until they choose another. `choosePeriod` is undefined where the share of a month
 * means nothing. The division is loaded when it is first asked for.
 */
export function usePeriod({ result, inputs }: Pick<AnsweredForm, 'result' | 'inputs'>): {
  readonly choosePeriod: ((period: Period) => void) | undefined
  readonly inPeriod: InPeriod | undefined
} {
  const [chosen, setChosen] = useState<{ readonly period: Period; readonly divide: typeof byPeriod }>()
  if (result.large.inPeriods === undefined) return { choosePeriod: undefined, inPeriod: undefined }
  const choosePeriod = (period: Period) =>
    void loadDivision().then(
      ({ byPeriod: divide }) => setChosen(period === 'year' ? undefined : { period, divide }),
      () => toast('We could not load this. Check your connection and choose again.'),
    )
  if (!chosen) return { choosePeriod, inPeriod: undefined }
  const column = chosen.divide(result, inputs).find(({ period }) => period === chosen.period)
  const value = column?.rows.find(({ key }) => key === result.large.field)?.shown.pence
  return { choosePeriod, inPeriod: value && { period: chosen.period, amount: { value, as: 'pence' } } }
}

interface Props {
  readonly current: Period | undefined
  readonly choose: (period: Period) => void
}

/** `a year`, which opens to read the answer by the month or week. */
export const PeriodChoice = ({ current = 'year', choose }: Props) => (
  <select aria-label="Read the answer for" value={current} onChange={({ currentTarget }) => choose(currentTarget.value as Period)}>
    {PERIODS.map((period) => (
      <option key={period} value={period}>
        a {payFields.payPer.words[period]?.toLowerCase()}
      </option>
    ))}
  </select>
)
