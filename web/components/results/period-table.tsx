import { useMemo } from 'react'
import { byPeriod } from '#engine/explain/by-period.ts'
import { payFields } from '#engine/inputs/pay-fields.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { poundsAndPence } from '../../text/format.ts'
import { valueText } from '../../text/value-text.ts'
import { FormLink } from '../form-link.tsx'
import { scrolledByKeyboard, TableHead } from '../table-head.tsx'

const NAME = 'Result by period'

/** The rows of the ledger for a year, and for what a year is divided into. */
export default function PeriodTable({ result, inputs }: AnsweredForm) {
  const columns = useMemo(() => byPeriod(result, inputs), [result, inputs])
  const [year] = columns
  const { payPer, hoursPerWeek, daysPerWeek } = payFields
  const [hours, days] = [valueText(hoursPerWeek, inputs['hoursPerWeek']), valueText(daysPerWeek, inputs['daysPerWeek'])]
  return (
    <div className="period-view">
      <div className="table-scroll" {...scrolledByKeyboard(NAME)}>
        <table className="bands">
          <caption className="visually-hidden">{NAME}</caption>
          <TableHead headings={['Line', ...columns.map(({ period }) => payPer.words[period])]} />
          <tbody>
            {year?.rows.map(({ key, label, isTotal, isDeduction }, index) => (
              <tr key={key} className={isTotal ? 'sum' : undefined}>
                <th scope="row">{label.replace(/^Annual /, '')}</th>
                {columns.map(({ period, rows }) => {
                  const pence = rows[index]?.shown.pence
                  return <td key={period}>{pence && poundsAndPence(isDeduction ? pence.negated() : pence)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">
        The year is exact. The other columns are the year divided, to the nearest penny; where a column would be a penny out, one of its
        amounts is rounded the other way. A day is one of {days} a week, and an hour one of {hours}.{' '}
        <FormLink text="Change your hours and days" field="hoursPerWeek" />
      </p>
    </div>
  )
}
