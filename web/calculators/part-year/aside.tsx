import { LazyFold } from '../../components/results/lazy-fold.tsx'
import { fetched } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

export { calculator } from '#engine/calculators/part-year/answer.ts'

const MonthTable = fetched(askingAgain(() => import('./month-table.tsx')))

/** Pay and what payroll takes from it, month by month. Worked out, and its code loaded, when first opened. */
export const Aside = (props: AsideProps) => (
  <LazyFold part="months" className="periods" summary="Your pay, month by month" waiting="Working it out.">
    <MonthTable {...props} />
  </LazyFold>
)
