import { useMemo } from 'react'
import type { Calculator, Tables } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/company-car/answer.ts'
import { amountIn } from '#engine/explain/amount-in.ts'
import { answerInOtherYear } from '#engine/explain/between-years.ts'
import { Decimal, isAboveZero, ONE_HUNDRED, ZERO } from '#engine/money/decimal.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { AsideProps } from '../../form/answer.ts'
import { money, taxYear } from '../../text/format.ts'

interface Props extends AsideProps {
  readonly years: readonly { readonly year: TaxYear; readonly tables: Tables }[]
}

/** The same car in every tax year that the tables have, by the law of each: a bar for each year. */
export default function YearBars({ result, inputs, years }: Props) {
  const { taxYear: own, large, slug } = result
  const bars = useMemo(
    () =>
      years.flatMap(({ year, tables }) => {
        const compared = {
          calculator: calculator as Calculator,
          inputs,
          from: own,
          to: year,
          field: large.field,
          tables: joinedTables(calculator.tables, tables),
        }
        const tax = year === own ? amountIn(result.record, large.field, slug) : answerInOtherYear(compared)
        return tax ? [{ year, tax }] : []
      }),
    [years, inputs, own, large.field, slug, result.record],
  )
  const most = Decimal.max(ZERO, ...bars.map(({ tax }) => tax))
  const widthOf = (tax: Decimal) => (isAboveZero(most) ? tax.dividedBy(most).times(ONE_HUNDRED).toNumber() : 0)
  return (
    <div className="pictures">
      <table className="picture-bars">
        <caption>Tax a year by tax year</caption>
        <tbody>
          {bars.map(({ year, tax }) => (
            <tr key={year} aria-current={year === own ? 'true' : undefined}>
              <th scope="row">{taxYear(year)}</th>
              <td>
                <svg height={20} aria-hidden="true" focusable="false">
                  <rect className="picture-part picture-part-1" x={1} y={1} width={`${widthOf(tax) * SCALE}%`} height={18} />
                </svg>
                {money(tax)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The longest bar leaves room for its line. */
const SCALE = 0.99
