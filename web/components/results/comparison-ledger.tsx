import { Fragment } from 'react'
import { comparedLines, comparedRows } from '#engine/explain/compared.ts'
import { pounds, poundsAndPence } from '../../text/format.ts'
import { textOf } from '../../text/said.ts'
import { TableHead } from '../table-head.tsx'
import type { ComparedAnswer } from './compared-answers.ts'

/** The rows of each answer side by side. Two answers have a difference in each row as well. */
export function ComparisonLedger({ answers }: { readonly answers: readonly ComparedAnswer[] }) {
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
            <Line
              label={label}
              isTotal={isTotal}
              texts={amounts.map((amount) => (amount ? text(amount) : undefined))}
              answers={answers}
              difference={hasDifference && (difference.isZero() ? 'Same' : `${difference.isNegative() ? '' : '+'}${text(difference)}`)}
            />
            {lines
              .filter(({ after }) => after === key)
              .map(({ key: ofLine, label: name, texts }) => (
                <Line
                  key={ofLine}
                  label={name}
                  texts={texts.map((said) => said && textOf(said))}
                  answers={answers}
                  difference={hasDifference && NOTHING}
                />
              ))}
          </Fragment>
        )
      })}
    </table>
  )
}

interface LedgerLineProps {
  readonly label: string
  readonly isTotal?: boolean
  /** What each answer says; undefined where it has no such line. */
  readonly texts: readonly (string | undefined)[]
  readonly answers: readonly ComparedAnswer[]
  /** How the answers differ, or false where differences are not shown. */
  readonly difference: string | false
}

const NOTHING = '–'

/** What each answer says under one label, an amount or not. */
const Line = ({ label, isTotal = false, texts, answers, difference }: LedgerLineProps) => (
  <tbody className={isTotal ? 'total' : undefined}>
    <tr>
      <th scope="rowgroup" colSpan={3}>
        {label}
      </th>
    </tr>
    <tr>
      {texts.map((text, index) => (
        <td key={answers[index]?.letter}>{text ?? NOTHING}</td>
      ))}
      {difference !== false && <td>{difference}</td>}
    </tr>
  </tbody>
)
