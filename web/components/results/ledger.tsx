import { Fragment, type ReactNode, useId, useState } from 'react'
import type { CardLine } from '#engine/result/result.ts'
import type { Row, Share } from '#engine/result/row.ts'
import { percent, pounds, poundsAndPence } from '../../text/format.ts'
import { textOf } from '../../text/said.ts'

/** How the rows of a result show where they come from. */
interface RowOrigins {
  /** What is shown under a row when its amount is opened. */
  readonly of: (row: Row) => ReactNode
  /** The numbers of the steps of the working that add up to a row, for printing. */
  readonly steps: (row: Row) => readonly number[]
}

interface Props {
  readonly rows: readonly Row[]
  /** Lines that are not amounts, each under a row. */
  readonly lines?: readonly CardLine[] | undefined
  readonly showsPence: boolean
  /** The shares that a bar above shows, so that the rows can name its colours. */
  readonly shares?: readonly Share[]
  readonly caption?: string
  /** The rows that rest on what is only usual: each is about so many pounds. */
  readonly isEstimated?: (row: Row) => boolean
  readonly origins?: RowOrigins
}

/** Longer answers and rows than this are set smaller, so that amounts stay on one line on the narrowest screen. */
export const LONG = 14

/** Rows with their amounts on the right: deductions with a minus sign and in colour, the total between rules. */
export function Ledger({ rows, lines, showsPence, shares, caption = 'Result by line', isEstimated, origins }: Props) {
  const isLong = rows.some(({ shown }) => poundsAndPence(shown.pence).length > LONG)
  return (
    <table className="ledger" data-long={isLong || undefined} aria-describedby={origins && ORIGIN_HINT}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rowsShown(rows).map((row) => (
          <Fragment key={row.key}>
            {row.layout?.group !== undefined && (
              <tr className="ledger-group">
                <th colSpan={2} scope="rowgroup">
                  {row.layout?.group}
                </th>
              </tr>
            )}
            <LedgerRow row={row} showsPence={showsPence} shares={shares} isEstimated={isEstimated?.(row) ?? false} origins={origins} />
            {lines
              ?.filter(({ after }) => after === row.key)
              .map(({ key, label, text }) => (
                <tr key={key} data-line={key}>
                  <th scope="row">{label}</th>
                  <td>{textOf(text)}</td>
                </tr>
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/**
 * The rows without those that stand in the large answer or depend on one that is nothing. The heading of a group stands over the first of its
 * rows that is shown.
 */
export function rowsShown(rows: readonly Row[]): readonly Row[] {
  let group: string | undefined
  return rows.flatMap((row) => {
    group = row.layout?.group ?? group
    if (row.layout?.isHidden || row.layout?.place === 'large-answer') return []
    const heading = group
    group = undefined
    return heading === undefined || heading === row.layout?.group ? [row] : [{ ...row, layout: { ...row.layout, group: heading } }]
  })
}

interface RowProps {
  readonly row: Row
  readonly showsPence: boolean
  readonly shares: readonly Share[] | undefined
  readonly isEstimated: boolean
  readonly origins: RowOrigins | undefined
}

/** How a row looks in the ledger. */
function roleOf(row: Row, showsPence: boolean): string | undefined {
  if (row.isTotal) return 'total'
  if (row.layout?.isSubtotal) return 'subtotal'
  if (amountOf(row, showsPence).isZero()) return undefined
  if (row.layout?.isRelief) return 'relief'
  if (!row.isDeduction) return undefined
  return isGivenBack(row) ? 'relief' : 'deduction'
}

function LedgerRow({ row, showsPence, shares, isEstimated, origins }: RowProps) {
  const amount = isEstimated ? `about ${amountShown(row, false)}` : amountShown(row, showsPence)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const steps = origins?.steps(row) ?? []
  const colour = shares?.findIndex(({ key }) => key === row.key) ?? -1
  const share = shares?.[colour]
  return (
    <>
      <tr data-row={row.key} data-outside-sum={!row.isInSum || undefined} className={roleOf(row, showsPence)}>
        <th scope="row">
          <span className="row-label" id={`${id}-label`}>
            {share && <span className={`swatch share-${colour + 1}`} aria-hidden="true" />}
            {row.label}
          </span>
          {share && (
            <span className="share-of">
              {percent(share.percent)}
              <span className="visually-hidden"> of the whole</span>
            </span>
          )}
          {steps.length > 0 && <span className="step-reference">{steps.join(', ')}</span>}
        </th>
        <td>
          {origins ? (
            <OriginButton label={`${id}-label`} controls={id} isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
              {amount}
            </OriginButton>
          ) : (
            amount
          )}
        </td>
      </tr>
      {origins && isOpen && (
        <tr className="row-origin" id={id}>
          <td colSpan={2}>
            {/* As wide as the ledger, never the other way round. */}
            <div className="row-origin-inside">{origins.of(row)}</div>
          </td>
        </tr>
      )}
    </>
  )
}

/** The id of the sentence that says what choosing a figure does. */
export const ORIGIN_HINT = 'origin-hint'

interface OriginButtonProps {
  /** What the figure is called, or the id of an element that says so. */
  readonly name?: string | undefined
  readonly label?: string
  readonly controls: string
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly children: string
}

/** A figure that opens to show where it comes from. It is labelled with its name and amount, for anyone who reaches it outside its row. */
export const OriginButton = ({ name, label, controls, isOpen, toggle, children }: OriginButtonProps) => (
  <button
    type="button"
    id={`${controls}-figure`}
    className="origin-button"
    aria-label={name && `${name} ${children}`}
    aria-labelledby={label && `${label} ${controls}-figure`}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={toggle}
  >
    {children}
  </button>
)

/** Whether a deduction is added instead, such as tax that payroll gives back. */
const isGivenBack = ({ isDeduction, value }: Row) => isDeduction && value.isNegative()

const amountOf = ({ shown }: Row, showsPence: boolean) => (showsPence ? shown.pence : shown.pounds)

function amountShown(row: Row, showsPence: boolean): string {
  const amount = amountOf(row, showsPence)
  const signed = row.isDeduction ? amount.negated() : amount
  const text = showsPence ? poundsAndPence(signed) : pounds(signed)
  return isGivenBack(row) && !amount.isZero() ? `+${text}` : text
}
