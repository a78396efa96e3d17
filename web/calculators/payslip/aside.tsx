import type { AsideProps } from '../../form/answer.ts'
import { CheckFold } from './check-fold.tsx'
import { YearFold } from './year-fold.tsx'

export { calculator } from '#engine/calculators/payslip/answer.ts'

/** What a payslip offers next to its answer. Each part is loaded when it is first opened. */
export const Aside = (props: AsideProps) => (
  <>
    <CheckFold {...props} />
    <YearFold {...props} />
  </>
)
