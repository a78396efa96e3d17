import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { LazyFold } from './lazy-fold.tsx'
import { fetched } from './part.tsx'

const PeriodTable = fetched(askingAgain(() => import('./period-table.tsx')))

/** The answer by shorter periods, on calculators that ask for pay. It is worked out, and its code loaded, when first opened. */
export function PeriodDetails(props: AnsweredForm) {
  if (!('payPer' in props.calculator.fields)) return null
  return (
    <LazyFold part="periods" className="periods" summary="By month, week, day and hour" waiting="Working it out.">
      <PeriodTable {...props} />
    </LazyFold>
  )
}
