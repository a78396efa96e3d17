import { fetched, Part } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { Calendar } from './calendar.tsx'

export { calculator } from '#engine/calculators/tax-bill/answer.ts'
export { IncomesFold as Aside } from './incomes-fold.tsx'

const Deductions = fetched(askingAgain(() => import('./deductions.tsx')))

/** What is usually deducted, if that is missing or was taken up, and when to pay the bill once that is known. */
export const First = (props: AsideProps) => (
  <>
    <Part waiting="">
      <Deductions {...props} />
    </Part>
    {props.result.record['isBalanceKnown'] === true && <Calendar {...props} />}
  </>
)
