import { comparedRows } from '#engine/explain/compared.ts'
import { pounds, poundsAndPence } from '../../text/format.ts'
import { TableHead } from '../table-head.tsx'
import type { Answered } from './compared-answers.ts'

/** The rows of each answer side by side. Two answers have a difference in each row as well. */
export function ComparisonLedger({ answers }: { readonly answers: readonly Answered[] }) {
  // A row that comes to nothing in every answer says nothing about them.
  const rows = comparedRows(answers.map(({ result }) => result)).filter(
    ({ amounts, isTotal }) => isTotal || amounts.some((amount) => amount?.isZero() === false),
  )
  const hasDifference = answers.length === 2
  return (
    <table className="comparison-table">
      <caption className="visually-hidden">The rows of each answer</caption>
      <TableHead headings={[...answers.map(({ letter }) => letter), ...(hasDifference ? ['Difference'] : [])]} />
      {rows.map(({ key, label, isTotal, amounts, difference }) => {
        const text = amounts.every((amount) => amount === undefined || amount.isInteger()) ? pounds : poundsAndPence
        return (
          <tbody key={key} className={isTotal ? 'total' : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {label}
              </th>
            </tr>
            <tr>
              {amounts.map((amount, index) => (
                <td key={answers[index]?.letter}>{amount ? text(amount) : '–'}</td>
              ))}
              {hasDifference && <td>{difference.isZero() ? 'Same' : `${difference.isNegative() ? '' : '+'}${text(difference)}`}</td>}
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}
