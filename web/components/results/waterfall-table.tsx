import { Fragment, type ReactNode } from 'react'
import type { Waterfall, WaterfallStep } from '#engine/explain/explain.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { poundsAndPence } from '../../text/format.ts'
import { LONG } from './ledger.tsx'

/** A difference as a visitor reads it: its name, and what both sides say by which law. */
interface DifferenceLine {
  readonly step: WaterfallStep
  readonly title: ReactNode
  readonly readings: ReactNode
}

interface Props extends Pick<Waterfall, 'from' | 'to'> {
  readonly caption: string
  /** What the first answer and the last are called. */
  readonly ends: readonly [from: string, to: string]
  readonly lines: readonly DifferenceLine[]
}

/** How one answer becomes another: a line and an exact amount for each difference that matters. */
export function WaterfallTable({ from, to, caption, ends, lines }: Props) {
  const most = lines.reduce((max, { step: { amount } }) => Math.max(max, Math.abs(amount.toNumber())), 0)
  const isLong = [from, to].some((amount) => poundsAndPence(amount).length > LONG)
  return (
    <table className="ledger waterfall" data-long={isLong || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        <tr>
          <th scope="row">{ends[0]}</th>
          <td>{poundsAndPence(from)}</td>
        </tr>
        {lines.map(({ step, title, readings }) => (
          <Fragment key={step.name}>
            <tr data-step={step.name}>
              <th scope="row">{title}</th>
              <td>{signed(step.amount)}</td>
            </tr>
            <tr className="readings">
              <td colSpan={2}>
                {readings}
                <Bar step={step} most={most} />
              </td>
            </tr>
          </Fragment>
        ))}
        <tr className="total">
          <th scope="row">{ends[1]}</th>
          <td>{poundsAndPence(to)}</td>
        </tr>
      </tbody>
    </table>
  )
}

const signed = (amount: Decimal) => (amount.isNegative() ? '' : '+') + poundsAndPence(amount)

/** How large a step is compared with the largest. It points left from the middle if it lowers the answer. */
function Bar({ step: { amount }, most }: { step: WaterfallStep; most: number }) {
  const width = (Math.abs(amount.toNumber()) / most) * 50
  return (
    <svg className="waterfall-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={amount.isNegative() ? 'less' : 'more'} x={amount.isNegative() ? 50 - width : 50} width={width} height="4" />
      <rect className="middle" x="49.9" width="0.2" height="4" />
    </svg>
  )
}
