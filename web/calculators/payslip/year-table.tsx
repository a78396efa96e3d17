import { type ReactNode, useState } from 'react'
import { LINES, type Payday, type PaydayLines, totalsOf, type YearOfPaydays } from '#engine/calculators/payslip/year.ts'
import { useIsOnPaper } from '../../components/results/on-paper.ts'
import { TableHead } from '../../components/table-head.tsx'
import { number } from '../../text/format.ts'

export const LABELS: Readonly<Record<keyof PaydayLines, string>> = {
  pay: 'Pay',
  incomeTax: 'Tax',
  nationalInsurance: 'NI',
  loans: 'Loans',
  pension: 'Pension',
  netPay: 'Net pay',
}

/** The lines to show. A loan or a pension has a line only where there is one. */
export const linesOf = (totals: PaydayLines): readonly (keyof PaydayLines)[] =>
  LINES.filter((line) => (line !== 'loans' && line !== 'pension') || !totals[line].isZero())

interface LinesProps {
  readonly lines: readonly (keyof PaydayLines)[]
}

/** How many lines a phone has room for, one next to the other. */
const FEW_LINES = 4

/** Every payday with its amounts, and the totals. `isByMonth` folds them into tax months, which open one by one. */
export function YearTable({ year: { paydays, totals }, isByMonth }: { year: YearOfPaydays; isByMonth: boolean }) {
  const lines = linesOf(totals)
  const changed = new Set(paydays.filter(({ code }, index) => index > 0 && code !== paydays[index - 1]?.code))
  const months = [...new Set(paydays.map(({ month }) => month))].map((month) => paydays.filter((payday) => payday.month === month))
  const rowsOf = (payday: Payday, isShown = true) => (
    <Rows key={payday.payday} {...{ payday, lines, isShown }} isCodeNew={changed.has(payday)} />
  )
  return (
    <div className="table-scroll">
      <table className="bands paydays-table" data-wide={lines.length > FEW_LINES || undefined}>
        <caption>
          Each payday, in pounds
          {isByMonth && <span className="hint">Open a tax month to see its paydays.</span>}
        </caption>
        <TableHead headings={[isByMonth ? 'Month' : 'Payday', ...lines.map((line) => LABELS[line])]} />
        {isByMonth ? (
          months.map((of) => (
            <Month key={of[0]?.month} month={of[0]?.month} totals={totalsOf(of)} lines={lines}>
              {(isOpen) => of.map((payday) => rowsOf(payday, isOpen))}
            </Month>
          ))
        ) : (
          <tbody>{paydays.map((payday) => rowsOf(payday))}</tbody>
        )}
        <tfoot>
          <tr>
            <th scope="row">Year</th>
            <Amounts of={totals} lines={lines} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const Amounts = ({ of, lines }: LinesProps & { readonly of: PaydayLines }) =>
  lines.map((line) => (
    <td key={line} data-label={LABELS[line]}>
      {number(of[line], 2)}
    </td>
  ))

interface RowsProps extends LinesProps {
  readonly payday: Payday
  readonly isCodeNew: boolean
  /** Whether the row of its amounts is shown. A new code has a row of its own either way. */
  readonly isShown: boolean
}

/** A payday, below its code where that is new. */
const Rows = ({ payday, lines, isCodeNew, isShown }: RowsProps) => (
  <>
    {isCodeNew && (
      <tr className="paydays-code">
        <td colSpan={lines.length + 1}>
          Tax code {payday.code} from payday {payday.payday}
        </td>
      </tr>
    )}
    {isShown && (
      <tr>
        <th scope="row" data-label="Payday">
          {payday.payday}
        </th>
        <Amounts of={payday} lines={lines} />
      </tr>
    )}
  </>
)

interface MonthProps extends LinesProps {
  readonly month: number | undefined
  readonly totals: PaydayLines
  readonly children: (isOpen: boolean) => ReactNode
}

/** A tax month with the sums of its paydays, which open below it. */
function Month({ month, totals, lines, children }: MonthProps) {
  const [isChosen, choose] = useState(false)
  const isOpen = useIsOnPaper() || isChosen
  return (
    <tbody>
      <tr className="paydays-month">
        <th scope="rowgroup">
          <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => choose(!isChosen)}>
            <span className="visually-hidden">Tax month </span>
            {month}
          </button>
        </th>
        <Amounts of={totals} lines={lines} />
      </tr>
      {children(isOpen)}
    </tbody>
  )
}
