import type { Calculator } from '#engine/calculator.ts'
import { calculator as ir35 } from '#engine/calculators/ir35/answer.ts'
import type { Ir35Status } from '#engine/calculators/ir35/fields.ts'
import { breakEven } from '#engine/explain/break-even.ts'
import { Decimal, isAboveZero, ONE, ZERO } from '#engine/money/decimal.ts'
import { FormLink } from '../../components/form-link.tsx'
import { ChoiceTable } from '../../components/results/choice-table.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { money, poundsAndPence } from '../../text/format.ts'

const calculator: Calculator = ir35

/** What each way to take the work leaves in a year, and the day rates at which two of them leave the same. */
export default function Ways({ result, inputs }: AsideProps) {
  const { dailyRate, daysWorked, permanentSalary } = inputs as Readonly<Record<string, unknown>>
  if (!(dailyRate instanceof Decimal) || !(daysWorked instanceof Decimal) || !isAboveZero(dailyRate.times(daysWorked))) return null
  const under = (status: Ir35Status, rate = dailyRate) => {
    const asked = { ...inputs, ir35Status: status, dailyRate: rate }
    return (calculator.calculate(asked, result).record['takeHome'] as Decimal | undefined) ?? ZERO
  }
  const rateFor = (status: Ir35Status, wanted: Decimal) => {
    const at = breakEven(calculator, { ...result, inputs: { ...inputs, ir35Status: status } }, wanted, calculator.tables)
    return at && poundsAndPence(at)
  }
  const [outside, inside] = [under('outside'), under('inside')]
  const permanent = result.rows.find(({ key }) => key === 'permanentTakeHome')?.shown.pence
  const aDay = `${money(dailyRate)} a day`
  const asOutside = rateFor('inside', outside)
  const asPermanent = permanent && ([rateFor('outside', permanent), rateFor('inside', permanent)] as const)
  return (
    <ChoiceTable
      title="What each way leaves you in a year"
      best={{ is: 'most', words: 'leaves most' }}
      choices={[
        { name: 'Outside IR35', about: aDay, amount: outside },
        { name: 'Inside IR35', about: aDay, amount: inside },
        { name: 'Umbrella company', about: `${aDay}, before its fee`, amount: inside },
        ...(permanent && permanentSalary instanceof Decimal
          ? [{ name: 'Permanent job', about: `${money(permanentSalary)} a year`, amount: permanent }]
          : []),
      ]}
    >
      <h4>Where they break even</h4>
      <ul>
        <li>
          {asOutside
            ? `Inside IR35 or through an umbrella company, ${asOutside} a day leaves as much as ${aDay} outside.`
            : `No day rate inside IR35 leaves exactly as much as ${aDay} outside.`}
        </li>
        {asPermanent ? (
          <li>
            {asPermanent.every((rate) => rate !== undefined)
              ? `The permanent job leaves as much as ${asPermanent[0]} a day outside, or ${asPermanent[1]} a day inside or through an umbrella company.`
              : 'No day rate leaves exactly as much as the permanent job.'}
          </li>
        ) : (
          <li>
            <FormLink text="Enter a permanent salary" field="permanentSalary" /> to see the day rate that leaves as much.
          </li>
        )}
      </ul>
      <p className="hint">
        An umbrella company takes its fee, and often the Apprenticeship Levy, out of the day rate first.
        {dailyRate.greaterThan(ONE) &&
          ` Each £1 a day that it takes leaves you ${poundsAndPence(inside.minus(under('inside', dailyRate.minus(ONE))))} a year less.`}
      </p>
    </ChoiceTable>
  )
}
