import { useMemo } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as ir35 } from '#engine/calculators/ir35/answer.ts'
import { waysToContract } from '#engine/explain/ways-to-contract.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { FormLink } from '../../components/form-link.tsx'
import { ChoiceTable } from '../../components/results/choice-table.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { money, poundsAndPence } from '../../text/format.ts'

const calculator: Calculator = ir35

/** What each way to take the work leaves in a year, and the day rates at which two of them leave the same. */
export default function Ways({ result, inputs }: AsideProps) {
  const ways = useMemo(() => waysToContract(calculator, inputs, result), [inputs, result])
  if (!ways) return null
  const { dailyRate, permanentSalary } = inputs as Readonly<Record<string, Decimal>>
  const { outside, inside, insideOnTop, permanent, asOutside, asOutsideOnTop, asPermanent, lostToFee } = ways
  const aDay = `${dailyRate ? money(dailyRate) : ''} a day`
  return (
    <ChoiceTable
      title="What each way leaves you in a year"
      best={{ is: 'most', words: 'leaves most' }}
      choices={[
        { name: 'Outside IR35', about: aDay, amount: outside },
        { name: 'Inside IR35', about: insideOnTop ? `${aDay}, less employer National Insurance` : aDay, amount: inside },
        ...(insideOnTop
          ? [{ name: 'Inside IR35, if the client pays employer National Insurance on top', about: aDay, amount: insideOnTop }]
          : []),
        { name: 'Umbrella company', about: `${aDay}, before its fee`, amount: inside, isLess: true as const },
        ...(permanent && permanentSalary ? [{ name: 'Permanent job', about: `${money(permanentSalary)} a year`, amount: permanent }] : []),
      ]}
    >
      {insideOnTop && (
        <p>
          Ask which rate yours is. For a small client, your own company pays the employer National Insurance. Otherwise whoever pays your
          company owes it, and may not take it out of an agreed fee, but may agree a lower fee because of it. An umbrella company takes it
          out of the rate.
        </p>
      )}
      <h4>Where they break even</h4>
      <ul>
        {asPermanent && (
          <li>
            {asPermanent.outside && asPermanent.inside
              ? `The permanent job equals ${poundsAndPence(asPermanent.outside)} a day outside IR35, or ${poundsAndPence(asPermanent.inside)} inside or through an umbrella company.`
              : 'No day rate leaves exactly as much as the permanent job.'}
          </li>
        )}
        <li>
          {asOutside
            ? `${aDay} outside IR35 equals ${poundsAndPence(asOutside)} inside${asOutsideOnTop ? `, or ${poundsAndPence(asOutsideOnTop)} if the client pays employer National Insurance on top` : ''}.`
            : `No day rate inside IR35 leaves exactly as much as ${aDay} outside.`}
        </li>
        {!asPermanent && (
          <li>
            <FormLink text="Enter a permanent salary" field="permanentSalary" /> to see the day rate that leaves as much.
          </li>
        )}
      </ul>
      {asPermanent && (
        <p>
          A permanent job usually brings paid holiday, sick pay and an employer’s pension. A contractor can have weeks without work. None of
          this is counted here.
        </p>
      )}
      <p className="hint">
        An umbrella company takes its fee, and often the Apprenticeship Levy, out of the day rate first.
        {lostToFee && ` Each £1 a day that it takes leaves you ${poundsAndPence(lostToFee)} a year less.`}
      </p>
    </ChoiceTable>
  )
}
