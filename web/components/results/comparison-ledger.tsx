import { Fragment } from 'react'
import { type ComparedLine, comparedLines, comparedRows } from '#engine/explain/compared.ts'
import { pounds, poundsAndPence } from '../../text/format.ts'
import { textOf } from '../../text/said.ts'
import { TableHead } from '../table-head.tsx'
import type { Answered } from './compared-answers.ts'

/** The rows of each answer side by side. Two answers have a difference in each row as well. */
export function ComparisonLedger({ answers }: { readonly answers: readonly Answered[] }) {
  // A row that comes to nothing in every answer says nothing about them.
  const results = answers.map(({ result }) => result)
  const rows = comparedRows(results).filter(({ amounts, isTotal }) => isTotal || amounts.some((amount) => amount?.isZero() === false))
  const lines = comparedLines(results)
  const hasDifference = answers.length === 2
  return (
    <table className="comparison-table">
      <caption className="visually-hidden">The rows of each answer</caption>
      <TableHead headings={[...answers.map(({ letter }) => letter), ...(hasDifference ? ['Difference'] : [])]} />
      {rows.map(({ key, label, isTotal, amounts, difference }) => {
        const text = amounts.every((amount) => amount === undefined || amount.isInteger()) ? pounds : poundsAndPence
        return (
          <Fragment key={key}>
            <tbody className={isTotal ? 'total' : undefined}>
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
            {lines
              .filter(({ after }) => after === key)
              .map((line) => (
                <LineOfEach key={line.key} line={line} answers={answers} hasDifference={hasDifference} />
              ))}
          </Fragment>
        )
      })}
    </table>
  )
}

interface LineProps {
  readonly line: ComparedLine
  readonly answers: readonly Answered[]
  readonly hasDifference: boolean
}

/** A line that is no amount, such as a percentage: what each answer says. */
const LineOfEach = ({ line: { label, texts }, answers, hasDifference }: LineProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={3}>
        {label}
      </th>
    </tr>
    <tr>
      {texts.map((text, index) => (
        <td key={answers[index]?.letter}>{text ? textOf(text) : '–'}</td>
      ))}
      {hasDifference && <td>–</td>}
    </tr>
  </tbody>
)
