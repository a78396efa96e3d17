import { Decimal } from '#engine/money/decimal.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { LazyFold } from './lazy-fold.tsx'
import { fetched } from './part.tsx'

const PensionWaysTable = fetched(askingAgain(() => import('./pension-ways-table.tsx')))

/** The three ways to pay a contribution, where one comes out of pay. Worked out, and its code loaded, when first opened. */
export function PensionWays(props: AnsweredForm) {
  const { pension } = props.result.record
  if (!('pensionPerMonth' in props.calculator.fields) || !(pension instanceof Decimal) || pension.isZero()) return null
  // The rules of a public service scheme leave no choice.
  if ((props.inputs as Readonly<Record<string, unknown>>)['isPublicServicePension'] === true) return null
  return (
    <LazyFold part="pension" className="periods" summary="Ways to pay into your pension" waiting="Working it out.">
      <PensionWaysTable {...props} />
    </LazyFold>
  )
}
