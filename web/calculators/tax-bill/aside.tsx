import type { AsideProps } from '../../form/answer.ts'
import { Calendar } from './calendar.tsx'
import { IncomesFold } from './incomes-fold.tsx'

export { calculator } from '#engine/calculators/tax-bill/answer.ts'

/** When to pay the bill, and which income it comes from. */
export const Aside = (props: AsideProps) => (
  <>
    <Calendar {...props} />
    <IncomesFold {...props} />
  </>
)
