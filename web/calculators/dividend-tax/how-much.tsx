import { useId, useMemo } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as dividendTax } from '#engine/calculators/dividend-tax/answer.ts'
import { type IncomeStep, stepsOfIncome } from '#engine/explain/steps-of-income.ts'
import { Decimal, isAboveZero } from '#engine/money/decimal.ts'
import { TableHead } from '../../components/table-head.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { money, partOfPound, poundsAndPence } from '../../text/format.ts'

const calculator: Calculator = dividendTax

/** How much tax each further pound of dividends costs beside the other income, from the first, with the tax and what is kept up to there. */
export default function HowMuch({ result, inputs }: AsideProps) {
  const heading = useId()
  const steps = useMemo(() => stepsOfIncome(calculator, inputs, result), [inputs, result])
  const { otherIncome } = inputs as Readonly<Record<string, unknown>>
  if (!(otherIncome instanceof Decimal) || steps.length === 0) return null
  const here = steps.findIndex(({ isHere }) => isHere)
  const title = `How much to take ${isAboveZero(otherIncome) ? `beside ${money(otherIncome)}` : 'without other income'}`
  return (
    <section className="decision" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <table className="bands steps-of-income">
        <caption className="visually-hidden">{title}</caption>
        <TableHead headings={['Dividends', 'Tax on each £1', 'Tax in all', 'You keep in all']} />
        <tbody>
          {steps.map(({ from, to, lost, taken, kept, isHere }) => (
            <tr key={from.toFixed()} aria-current={isHere || undefined}>
              <th scope="row">
                {to ? `${isAboveZero(from) ? `${money(from)} to` : 'Up to'} ${money(to)}` : `Above ${money(from)}`}
                {isHere && <b className="decision-here">you are here</b>}
              </th>
              <td>{lost.isZero() ? 'none' : partOfPound(lost)}</td>
              <td>{taken ? poundsAndPence(taken) : '–'}</td>
              <td>{kept ? poundsAndPence(kept) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {steps[here] && <p>{furtherWords(steps[here], steps[here + 1])}</p>}
      <p className="hint">The tax includes any extra tax on your other income that the dividends cause.</p>
    </section>
  )
}

/** What is kept of each further pound from here on: `Up to £37,700 you keep 89.25p of each further £1; above it 64.25p.` */
function furtherWords({ to, lost, left }: IncomeStep, next: IncomeStep | undefined): string {
  const kept = lost.isZero() ? 'all' : partOfPound(left)
  if (!to || !next) return `You keep ${kept} of each further £1.`
  return `Up to ${money(to)} you keep ${kept} of each further £1; above it ${partOfPound(next.left)}.`
}
