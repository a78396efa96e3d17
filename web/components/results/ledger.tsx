import type { Row } from '#engine/result/result.ts'
import { pounds, poundsAndPence } from '../../lib/format.ts'

/** Rows with amounts to the right: deductions signed and in their colour, the total under its rules. */
export function Ledger({ rows, showsPence, caption = 'Result by line' }: { rows: readonly Row[]; showsPence: boolean; caption?: string }) {
  return (
    <table className="ledger">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-row={row.key} className={row.isTotal ? 'total' : row.isDeduction ? 'deduction' : undefined}>
            <th scope="row">{row.label}</th>
            <td>{amountShown(row, showsPence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function amountShown({ shown, isDeduction }: Row, showsPence: boolean): string {
  const amount = showsPence ? shown.pence : shown.pounds
  const signed = isDeduction ? amount.negated() : amount
  return showsPence ? poundsAndPence(signed) : pounds(signed)
}
