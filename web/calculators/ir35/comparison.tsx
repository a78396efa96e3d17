import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/ir35/index.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import type { Ir35Status } from '#engine/rules/ir35/status.ts'
import type { AsideProps } from '../../components/results/answers-in-words.ts'
import { pounds, poundsAndPence } from '../../lib/format.ts'
import { otherStatus, statusWords } from './status-words.ts'

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
export function Comparison({ result, inputs, showsPence }: AsideProps) {
  const status = inputs['ir35Status'] as Ir35Status
  const other = (calculator as Calculator).calculate({ ...inputs, ir35Status: otherStatus(status) }, { ruleSet: result.ruleSet })
  const shown = (of: Result, key: string) => of.rows.find((row) => row.key === key)?.shown[showsPence ? 'pence' : 'pounds'] ?? ZERO
  const text = showsPence ? poundsAndPence : pounds
  return (
    <div className="table-scroll aside">
      <table className="bands">
        <caption>Both statuses side by side</caption>
        <thead>
          <tr>
            <th scope="col">A year</th>
            <th scope="col">{statusWords[status]}</th>
            <th scope="col">{statusWords[otherStatus(status)]}</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(ROWS).map(([key, label]) => {
            const [one, two] = [shown(result, key), shown(other, key)]
            const difference = one.minus(two)
            return (
              <tr key={key} className={key === 'takeHome' ? 'sum' : undefined}>
                <th scope="row">{label}</th>
                <td>{text(one)}</td>
                <td>{text(two)}</td>
                <td>{difference.greaterThan(ZERO) ? `+${text(difference)}` : text(difference)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
