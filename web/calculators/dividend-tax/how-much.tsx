import { useId, useMemo } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as dividendTax } from '#engine/calculators/dividend-tax/answer.ts'
import { stepsOfIncome } from '#engine/explain/steps-of-income.ts'
import { Decimal, isAboveZero } from '#engine/money/decimal.ts'
import { TableHead } from '../../components/table-head.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { money, partOfPound, poundsAndPence } from '../../text/format.ts'

const calculator: Calculator = dividendTax

/** How much tax each further pound of dividends costs beside the other income, from the first, and what is kept of all up to there. */
export default function HowMuch({ result, inputs }: AsideProps) {
  const heading = useId()
  const steps = useMemo(() => stepsOfIncome(calculator, inputs, result), [inputs, result])
  const { otherIncome } = inputs as Readonly<Record<string, unknown>>
  if (!(otherIncome instanceof Decimal) || steps.length === 0) return null
  const title = `How much to take ${isAboveZero(otherIncome) ? `beside ${money(otherIncome)}` : 'without other income'}`
  return (
    <section className="decision" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <table className="bands">
        <caption className="visually-hidden">{title}</caption>
        <TableHead headings={['Dividends', 'Tax on each £1', 'You keep up to there']} />
        <tbody>
          {steps.map(({ from, to, lost, kept, isHere }) => (
            <tr key={from.toFixed()} aria-current={isHere || undefined}>
              <th scope="row">
                {to ? `${isAboveZero(from) ? `${money(from)} to` : 'Up to'} ${money(to)}` : `Above ${money(from)}`}
                {isHere && <b className="decision-here">you are here</b>}
              </th>
              <td>{lost.isZero() ? 'none' : partOfPound(lost)}</td>
              <td>{kept ? poundsAndPence(kept) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">With every tax that the dividends bring, that on the other income included.</p>
    </section>
  )
}
