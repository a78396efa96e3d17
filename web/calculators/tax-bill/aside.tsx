import type { BillInputs } from '#engine/calculators/tax-bill/missing-deductions.ts'
import { isAboveZero } from '#engine/money/decimal.ts'
import { fetched, LazyPart } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { Calendar } from './calendar.tsx'
import { IncomesFold } from './incomes-fold.tsx'

export { calculator } from '#engine/calculators/tax-bill/answer.ts'

const Deductions = fetched(askingAgain(() => import('./deductions.tsx')))

/**
 * The days to pay the bill, or a question about deductions without which nobody knows them; whether the deductions are only what is usual;
 * and where the bill comes from.
 */
export const First = (props: AsideProps) => {
  const { taxPaid, studentLoanDeducted } = props.inputs as BillInputs
  const isKnown = props.result.record['isBalanceKnown'] === true
  // What is usual is in whole pounds.
  const mayBeUsual = [taxPaid, studentLoanDeducted].some((deducted) => deducted?.isInteger() && isAboveZero(deducted))
  const deductions = (
    <LazyPart waiting="">
      <Deductions {...props} />
    </LazyPart>
  )
  return (
    <>
      {isKnown ? <Calendar {...props} /> : deductions}
      {isKnown && mayBeUsual && deductions}
      <div className="look-closer">
        <IncomesFold {...props} />
      </div>
    </>
  )
}
