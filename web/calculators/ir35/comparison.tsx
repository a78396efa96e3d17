import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/ir35/answer.ts'
import type { Ir35Status } from '#engine/calculators/ir35/fields.ts'
import { ZERO } from '#engine/money/decimal.ts'
import { roundHalfUp } from '#engine/money/rounding.ts'
import type { Result } from '#engine/result/result.ts'
import type { Row } from '#engine/result/row.ts'
import { choicesFrom } from '../../components/results/choices.tsx'
import { TableHead } from '../../components/table-head.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { pounds, poundsAndPence } from '../../text/format.ts'
import { otherStatus, statusWords } from './status-words.ts'

export { calculator }

/** Both statuses, an umbrella company and a permanent job, with the day rates at which they leave the same. */
export const Choices = choicesFrom(() => import('./ways.tsx'))

const ROWS = {
  salary: 'Pay',
  dividends: 'Dividends',
  incomeTax: 'Income Tax',
  nationalInsurance: 'National Insurance',
  corporationTax: 'Corporation Tax',
  dividendTax: 'Dividend Tax',
  takeHome: 'Take-Home Pay',
} as const

/**
 * The status that was asked for next to the other one, under the same rules, with the difference. A charge that one status does not have is
 * shown as nothing.
 */
export function Aside({ result, inputs, showsPence }: AsideProps) {
  const status = inputs['ir35Status'] as Ir35Status
  const other = (calculator as Calculator).calculate({ ...inputs, ir35Status: otherStatus(status) }, { ruleSet: result.ruleSet })
  const text = showsPence ? poundsAndPence : pounds
  const rows = Object.entries(ROWS).map(([key, label]) => ({ key, label, ...compared(rowOf(result, key), rowOf(other, key), showsPence) }))
  return (
    <div className="table-scroll aside">
      <table className="bands">
        <caption>Both statuses side by side</caption>
        <TableHead headings={['A year', statusWords[status], statusWords[otherStatus(status)], 'Difference']} />
        <tbody>
          {rows.map(({ key, label, one, two, difference }) => (
            <tr key={key} className={key === 'takeHome' ? 'sum' : undefined}>
              <th scope="row">{label}</th>
              <td>{text(one)}</td>
              <td>{text(two)}</td>
              <td>{difference.isPositive() && !difference.isZero() ? `+${text(difference)}` : text(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ one, two, difference }) => !one.minus(two).equals(difference)) && (
        <p className="hint">Rounded to the {showsPence ? 'penny' : 'pound'}</p>
      )}
    </div>
  )
}

const rowOf = ({ rows }: Result, key: string) => rows.find((row) => row.key === key)

/** Two amounts as they are shown, and their difference, which is rounded only once. */
function compared(one: Row | undefined, two: Row | undefined, showsPence: boolean) {
  const shown = (row: Row | undefined) => row?.shown[showsPence ? 'pence' : 'pounds'] ?? ZERO
  return {
    one: shown(one),
    two: shown(two),
    difference: roundHalfUp((one?.value ?? ZERO).minus(two?.value ?? ZERO), showsPence ? 2 : 0),
  }
}
