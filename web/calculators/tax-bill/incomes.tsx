import { useMemo } from 'react'
import { calculator } from '#engine/calculators/tax-bill/answer.ts'
import { byKindOfIncome, type KindOfIncome } from '#engine/explain/by-kind-of-income.ts'
import { TableHead } from '../../components/table-head.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { poundsAndPence } from '../../text/format.ts'

type BillField = keyof typeof calculator.fields

/** The kinds of income, each with the fields that it is entered in. */
const KINDS: readonly (KindOfIncome & { readonly inputs: readonly BillField[] })[] = [
  { name: 'Your job', inputs: ['employmentIncome', 'taxableBenefits'] },
  { name: 'Self-employment', inputs: ['tradingIncome', 'tradingExpenses', 'tradingLosses'] },
  {
    name: 'Rent',
    inputs: ['rentalIncome', 'rentalExpenses', 'rentalLosses', 'financeCosts', 'lodgerReceipts', 'lodgerExpenses', 'lodgerShared'],
  },
  { name: 'Savings interest', inputs: ['savingsInterest'] },
  { name: 'Dividends', inputs: ['dividendIncome'] },
  { name: 'Pensions', inputs: ['pensionIncome', 'statePension'] },
  { name: 'What you sold', inputs: ['residentialGains', 'otherGains', 'otherGainsBeforeBudget'] },
]

/** What each kind of income adds to the bill of the year, before what was paid already. */
export default function Incomes({ inputs }: AsideProps) {
  const asked = inputs as Parameters<typeof calculator.record>[0]
  const added = useMemo(() => byKindOfIncome(calculator, asked, KINDS, 'totalDue'), [asked])
  if (added.length === 0) return <p className="hint">None of your income adds to the bill.</p>
  return (
    <div className="period-view">
      <table className="bands">
        <caption className="visually-hidden">What each kind of income adds to your bill</caption>
        <TableHead headings={['Income', 'Adds to your bill']} />
        <tbody>
          {added.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{poundsAndPence(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">
        Without this income and what goes with it, the bill of the year would be so much less, before any tax that was deducted. The amounts
        need not add up to the bill, because your incomes share one allowance and the same bands.
      </p>
    </div>
  )
}
