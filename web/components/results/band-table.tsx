import type { Decimal } from '#engine/money/decimal.ts'
import type { BandTable as BandTableData } from '#engine/result/result.ts'
import { bandRange, poundsAndPence, rate } from '../../text/format.ts'
import { TableHead } from '../table-head.tsx'

/** The amount in each band, with the band of the last pound marked. Bands above that are left out. */
export function BandTable({ table, total }: { table: BandTableData; total: Decimal }) {
  const reached = table.slices.findLastIndex(({ amount }) => !amount.isZero())
  const slices = table.slices.slice(0, Math.max(reached, 0) + 1)
  return (
    <div className="table-scroll">
      <table className="bands">
        <caption className="visually-hidden">{table.title}</caption>
        <TableHead headings={['Band', 'Amount', 'Rate', 'To pay']} />
        <tbody>
          {slices.map((slice, index) => (
            <tr key={slice.band.name} data-active={index === reached || undefined}>
              <th scope="row">
                {bandRange(slice.from, slice.band.upTo)}
                {index === reached && <span className="visually-hidden"> (your highest band)</span>}
              </th>
              <td>{poundsAndPence(slice.amount)}</td>
              <td>{rate(slice.band.rate)}</td>
              <td>{poundsAndPence(slice.charge)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td>{poundsAndPence(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
