import { useState } from 'react'
import type { calculator } from '#engine/calculators/part-year/answer.ts'
import { fields } from '#engine/calculators/part-year/fields.ts'
import { type CodeBasis, LINES, type MonthByMonth, type MonthLines, monthByMonth } from '#engine/calculators/part-year/month-by-month.ts'
import { incomeTax } from '#engine/rates/generated/income-tax.ts'
import { methods } from '#engine/rates/generated/methods.ts'
import { paye } from '#engine/rates/generated/paye.ts'
import { scottishIncomeTax } from '#engine/rates/generated/scottish-income-tax.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { TableHead } from '../../components/table-head.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { number } from '../../text/format.ts'

const TABLES = { incomeTax, scottishIncomeTax, methods, paye }

const LABELS: Readonly<Record<keyof MonthLines, string>> = {
  pay: 'Pay',
  pension: 'Pension',
  incomeTax: 'Tax',
  nationalInsurance: 'NI',
  takeHome: 'Net pay',
}

const BASES: Readonly<Record<CodeBasis, string>> = {
  cumulative: 'Usual code, which counts the months before',
  alone: 'Code with M1, each month alone',
}

/** Each month’s pay and what payroll takes from it, by the usual code or with M1 after it, and the way from there to the answer. */
export default function MonthTable({ inputs, result: { taxYear, ruleSet } }: AsideProps) {
  const [basis, setBasis] = useState<CodeBasis>('cumulative')
  const asked = inputs as Parameters<typeof calculator.record>[0]
  const rates = ratesAt(TABLES, taxYear, ruleSet)
  const shown = monthByMonth(asked, basis, rates, { taxYear, ruleSet })
  return (
    <>
      <fieldset className="rule-set">
        <legend>Tax code</legend>
        {(Object.keys(BASES) as CodeBasis[]).map((name) => (
          <div className="choice" key={name}>
            <input type="radio" id={`basis-${name}`} name="basis" checked={name === basis} onChange={() => setBasis(name)} />
            <label htmlFor={`basis-${name}`}>{BASES[name]}</label>
          </div>
        ))}
      </fieldset>
      <Table {...shown} />
      {shown.tooMuch.isNegative() && (
        <p className="hint">
          {shown.isTapered
            ? 'Not taken: the code gives you a whole Personal Allowance, and with this pay you lose some of it.'
            : 'Not taken: a code leaves a few pounds more untaxed than your Personal Allowance, and payroll taxes whole pounds only.'}
        </p>
      )}
    </>
  )
}

function Table({ months, totals, tooMuch, ofYear }: MonthByMonth) {
  const lines = LINES.filter((line) => line !== 'pension' || !totals.pension.isZero())
  const rowOf = (name: string, of: Partial<MonthLines>) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {lines.map((line) => (
        <td key={line} data-label={LABELS[line]}>
          {of[line] && number(of[line], 2)}
        </td>
      ))}
    </tr>
  )
  return (
    <div className="table-scroll">
      <table className="bands paydays-table" data-wide>
        <caption>Each month, in pounds</caption>
        <TableHead headings={['Month', ...lines.map((line) => LABELS[line])]} />
        <tbody>{months.map(({ month, ...of }) => rowOf(fields.firstMonth.words[month], of))}</tbody>
        <tfoot>
          {rowOf('Total', totals)}
          {!tooMuch.isZero() && (
            <>
              {rowOf(tooMuch.isNegative() ? 'Not taken' : 'Comes back', { incomeTax: tooMuch.negated(), takeHome: tooMuch })}
              {rowOf('Answer', ofYear)}
            </>
          )}
        </tfoot>
      </table>
    </div>
  )
}
