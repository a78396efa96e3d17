import { useMemo } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/capital-gains/answer.ts'
import { amountIn } from '#engine/explain/amount-in.ts'
import { plateausOf } from '#engine/explain/plateaus.ts'
import { daysFrom, daysLater } from '#engine/inputs/day-sums.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { StairsFigure } from '../../components/pictures/stairs-figure.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { date, money } from '../../text/format.ts'

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The tax on the same sale by the day of its contract, over a tax year. Every day is asked. */
export default function DayPicture({ result, inputs }: AsideProps) {
  const { ruleSet, taxYear, headline, slug } = result
  const { starts, ends } = taxYears[taxYear]
  const length = daysFrom(starts, ends)
  const chosen = String(inputs['disposalDate'])
  const stairs = useMemo(() => {
    const days = Array.from({ length: length + 1 }, (_, day) => daysLater(starts, day))
    const taxOn = (disposalDate: string) =>
      amountIn((calculator as Calculator).record({ ...inputs, disposalDate }, { ruleSet, taxYear }), headline, slug)
    return plateausOf(days, taxOn).map(({ from, to, value }) => ({
      at: new Decimal(days.indexOf(from)),
      value,
      name: `${date(from)} to ${date(to)}`,
      isHere: from <= chosen && chosen <= to,
    }))
  }, [inputs, ruleSet, taxYear, headline, slug, starts, length, chosen])
  const said = stairs.map(({ name, value }) => `${money(value)} from ${name}`)
  return (
    <StairsFigure
      title="Capital Gains Tax by the day of the sale"
      caption={`The tax is ${new Intl.ListFormat('en-GB').format(said)}.`}
      stairs={stairs}
      end={length}
      about="Day of the contract"
      axis={(at) => short.format(Date.parse(daysLater(starts, at)))}
      here={{
        at: daysFrom(starts, chosen),
        words: `You: ${date(chosen)}`,
        value: amountIn(result.record, headline, slug),
      }}
      amount="Capital Gains Tax"
    />
  )
}
