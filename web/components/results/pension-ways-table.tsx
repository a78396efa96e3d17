import { useMemo } from 'react'
import { pensionWays } from '#engine/explain/pension-ways.ts'
import { pensionMethod } from '#engine/inputs/common-fields.ts'
import { addressWith } from '../../form/address-with.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { poundsAndPence } from '../../text/format.ts'
import { TableHead } from '../table-head.tsx'

/** The same contribution by each of the ways to pay it in, with a link that answers for the others. */
export default function PensionWaysTable({ calculator, inputs, result }: AnsweredForm) {
  const { ruleSet, taxYear } = result
  const { ways, contribution, paidBack } = useMemo(
    () => pensionWays(calculator, inputs, { ruleSet, taxYear }),
    [calculator, inputs, ruleSet, taxYear],
  )
  const hasCode = [inputs['taxCode'], inputs['secondTaxCode']].some((code) => code !== '')
  return (
    <div className="period-view">
      <section className="table-scroll" aria-labelledby="pension-ways-caption">
        <table className="bands">
          <caption id="pension-ways-caption" className="visually-hidden">
            Three ways to pay into a pension
          </caption>
          <TableHead headings={['Paid in by', 'Take-home', 'Costs you']} />
          <tbody>
            {ways.map(({ method, takeHome, cost }) => (
              <tr key={method} className={method === inputs['pensionMethod'] ? 'sum' : undefined}>
                <th scope="row">
                  {method === inputs['pensionMethod'] ? (
                    <>
                      {pensionMethod.words[method]}
                      <span className="visually-hidden"> (used here)</span>
                    </>
                  ) : (
                    <a href={addressWith({ pensionMethod: method })}>{pensionMethod.words[method]}</a>
                  )}
                </th>
                <td>{poundsAndPence(takeHome)}</td>
                <td>{poundsAndPence(cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint">
        In pounds a year{hasCode && ', by the law and without your tax code'}, and in bold the way used here. {poundsAndPence(contribution)}{' '}
        goes into your pension each way, besides what your employer adds.
        {!paidBack.isZero() && ` In a net pay arrangement, HMRC pays you ${poundsAndPence(paidBack)} of the cost back after the year.`} Your
        employer and the scheme decide which way it is: your payslip shows it, or ask payroll.
      </p>
    </div>
  )
}
