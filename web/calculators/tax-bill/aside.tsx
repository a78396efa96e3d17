import { fetched, Part } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { Calendar } from './calendar.tsx'

export { calculator } from '#engine/calculators/tax-bill/answer.ts'
export { IncomesFold as Aside } from './incomes-fold.tsx'

const Deductions = fetched(askingAgain(() => import('./deductions.tsx')))

/** When to pay the bill or, while that is not known, what to enter first. */
export const First = (props: AsideProps) =>
  props.result.record['isBalanceKnown'] === true ? (
    <Calendar {...props} />
  ) : (
    <Part waiting="">
      <Deductions {...props} />
    </Part>
  )
