import { Fragment } from 'react'
import type { Row, Share } from '#engine/result/result.ts'
import { percent, pounds, poundsAndPence } from '../../lib/format.ts'
import type { Line } from './result-card.tsx'

interface Props {
  readonly rows: readonly Row[]
  /** Lines that are no amounts, each under a row. */
  readonly lines?: readonly Line[] | undefined
  readonly showsPence: boolean
  /** The shares that a bar above shows, so that the rows can name its colours. */
  readonly shares?: readonly Share[]
  readonly caption?: string
}

/** An answer or a row of more characters than this is set smaller, so that amounts stay on one line on the narrowest screen. */
export const LONG = 14

/** Rows with amounts to the right: deductions signed and in their colour, the total under its rules. */
export function Ledger({ rows, lines, showsPence, shares, caption = 'Result by line' }: Props) {
  const isLong = rows.some(({ shown }) => poundsAndPence(shown.pence).length > LONG)
  return (
    <table className="ledger" data-long={isLong || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <tr
              data-row={row.key}
              data-outside-sum={!row.isInSum || undefined}
              className={row.isTotal ? 'total' : row.isDeduction && !amountOf(row, showsPence).isZero() ? 'deduction' : undefined}
            >
              <th scope="row">
                <span className="row-label">{row.label}</span>
                {shares && <ShareOf row={row} shares={shares} />}
              </th>
              <td>{amountShown(row, showsPence)}</td>
            </tr>
            {lines
              ?.filter(({ after }) => after === row.key)
              .map(({ key, label, text }) => (
                <tr key={key} data-line={key}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
                </tr>
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function ShareOf({ row, shares }: { row: Row; shares: readonly Share[] }) {
  const index = shares.findIndex(({ key }) => key === row.key)
  const share = shares[index]
  if (!share) return null
  return (
    <span className="share-of">
      <span className={`swatch share-${index + 1}`} aria-hidden="true" />
      {percent(share.percent)}
    </span>
  )
}

const amountOf = ({ shown }: Row, showsPence: boolean) => (showsPence ? shown.pence : shown.pounds)

function amountShown(row: Row, showsPence: boolean): string {
  const amount = amountOf(row, showsPence)
  const signed = row.isDeduction ? amount.negated() : amount
  return showsPence ? poundsAndPence(signed) : pounds(signed)
}
