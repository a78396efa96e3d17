import { use, useState } from 'react'
import { calculator } from '#engine/calculators/capital-gains/answer.ts'
import { paymentDays } from '#engine/explain/payment-days.ts'
import { isSoldAlready } from '#engine/explain/sold-already.ts'
import { savedByHalves, type WayToSell, waysToSell } from '#engine/explain/ways-to-sell.ts'
import type { InputsOf } from '#engine/inputs/field.ts'
import { isAboveZero } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { ChoiceTable } from '../../components/results/choice-table.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { date, money } from '../../text/format.ts'
import { todayHere } from '../../years/year-words.ts'
import { unsettledAfter, withNextYear } from './next-year.ts'

type Sale = InputsOf<(typeof calculator)['fields']>

/** The tax on the same sale in this tax year and the next, alone and as a couple. Nothing where there is no tax to save, or it is sold. */
export default function WhenToSell({ result, inputs }: AsideProps) {
  const { taxYear: year } = result
  const [today] = useState(todayHere)
  const ways = waysToSell(calculator, inputs as Sale, use(withNextYear(result)))
  if (!ways[0] || !isAboveZero(ways[0].tax) || isSoldAlready(calculator, inputs, year, today)) return null
  const lastDay = date(taxYears[year].ends)
  const when: Readonly<Record<WayToSell['when'], string>> = {
    'this-year': `All by ${lastDay}`,
    'next-year': 'All after',
    'half-each-year': 'Half before, half after',
  }
  const { otherIncome, assetType } = inputs as Sale
  const saved = savedByHalves(ways)
  return (
    <ChoiceTable
      title="Tax by when you sell, alone or as a couple"
      best={{ is: 'least', words: 'least tax' }}
      choices={ways.map(({ isCouple, when: time, tax }) => ({
        group: isCouple ? 'As a couple (the tax of both)' : 'Alone',
        name: when[time],
        amount: tax,
      }))}
    >
      {saved && (
        <p>
          Alone, it makes no difference to the tax whether you sell all before or all after {lastDay}
          {isAboveZero(saved) ? `; selling half in each tax year saves ${money(saved)}` : ''}.
        </p>
      )}
      {assetType !== 'residential' && (
        <p>
          Tax on what you sell by {lastDay} is due by {date(paymentDays(year).january)}. On what you sell in the next tax year, it is due a
          year later.
        </p>
      )}
      <p className="hint">
        The price after {lastDay} is the same, and so is your income of {money(otherIncome)}. As a couple you are married or civil partners,
        live together, own half each before the sale is agreed, and each have that income. A gift of a half between you is not taxed.
        {unsettledAfter(year)}
      </p>
    </ChoiceTable>
  )
}
