import { useMemo } from 'react'
import { carriedToBill } from '#engine/calculators/tax-bill/carried.ts'
import type { Outcome } from '../../form/answer.ts'
import { inYear } from '../../site/addresses.ts'
import { BILL_PATH } from '../../site/bill-path.ts'

/** A link to the bill of the whole year that takes this income there, for whoever has another one too. Nothing but the fragment holds it. */
export default function AddIncome({ inputs, result }: Outcome) {
  const { slug, record, taxYear } = result
  const carried = useMemo(() => carriedToBill(slug, { inputs, record }), [slug, inputs, record])
  if (!carried) return null
  const path = inYear(BILL_PATH, taxYear)
  return (
    <p className="add-income">
      <a href={`${path}#${new URLSearchParams(carried)}`}>Add another income</a>
      <span className="hint">whole tax bill</span>
    </p>
  )
}
