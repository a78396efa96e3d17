import type { YearEndReason, YearOfPaydays } from '#engine/calculators/payslip/year.ts'
import { codeText } from '#engine/inputs/tax-code.ts'
import { usualCode } from '#engine/law/paye/code-in-words.ts'
import type { IncomeTaxRates, PayeRates } from '#engine/law/rates.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { TableHead } from '../../components/table-head.tsx'
import { figureText, money, poundsAndPence } from '../../text/format.ts'
import { LABELS, linesOf } from './year-table.tsx'

interface Props {
  readonly year: YearOfPaydays
  readonly rates: IncomeTaxRates & PayeRates
  readonly isDirector: boolean
}

/** What payroll takes in the year next to what the law of the year asks, and why they differ. */
export function YearComparison({ year, rates, isDirector }: Props) {
  const { totals, byLaw, more, reasons } = year
  const hasLoans = !totals.loans.isZero()
  return (
    <>
      <div className="table-scroll">
        <table className="bands">
          <caption>What the year comes to</caption>
          <TableHead headings={['A year', 'By payroll', 'By the law']} />
          <tbody>
            {linesOf(totals).map((line) => (
              <tr key={line} className={line === 'netPay' ? 'sum' : undefined}>
                <th scope="row">{LONG_LABELS[line] ?? LABELS[line]}</th>
                <td>{poundsAndPence(totals[line])}</td>
                <td>{poundsAndPence(byLaw[line])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more.isZero() ? (
        <p>In such a year, payroll takes exactly the Income Tax that the law asks.</p>
      ) : (
        <>
          <p>
            In such a year, payroll takes {moreOrLess(more)} Income Tax than the law asks. {reasons.length > 1 ? 'Why, in parts:' : 'Why:'}
          </p>
          <ul className="paydays-why">
            {reasons.map((each) => (
              <li key={each.reason}>{sentenceOf(each.reason, each.more, year, rates)}</li>
            ))}
          </ul>
          <p>
            When the year is over, HMRC compares what you paid with what the law asks on all of your income. It pays back what was too much,
            and asks for what was too little, unless that is very little.
          </p>
        </>
      )}
      <p>
        The law takes {hasLoans ? 'National Insurance and loans' : 'National Insurance'} as payroll does
        {isDirector ? '' : ', on each payday alone'}, so both columns have the same.
        {hasLoans && ' Loans lose their pence on every payday.'}
      </p>
    </>
  )
}

const LONG_LABELS: Readonly<Record<string, string>> = { incomeTax: 'Income Tax', nationalInsurance: 'National Insurance' }

/** `£2 less`, `£600 more`. */
const moreOrLess = (amount: Decimal): string => `${money(amount.abs())} ${amount.isNegative() ? 'less' : 'more'}`

/** Why payroll takes more or less than the law of the year, with how much. */
function sentenceOf(reason: YearEndReason, amount: Decimal, { paydays }: YearOfPaydays, rates: IncomeTaxRates & PayeRates): string {
  const tax = moreOrLess(amount)
  const last = paydays.at(-1)?.code ?? ''
  const usual = codeText(usualCode(rates))
  const { amount: allowance, incomeLimit } = rates.incomeTax.personalAllowance
  switch (reason) {
    case 'allowance-falls':
      return `Your Personal Allowance falls because your income is above ${figureText(incomeLimit)}. A code does not know that until HMRC changes it: ${tax}.`
    case 'relief-at-source':
      return `Your pension scheme claims only relief at the basic rate. You can claim the rest from HMRC: ${tax}.`
    case 'odd-pounds':
      return `A code gives ${figureText(rates.paye.freePay.addedToCode)} a year of free pay more than the allowance of ${figureText(allowance)}: ${tax}.`
    case 'rounding':
      return `Payroll taxes whole pounds and rounds free pay up to a penny: ${tax}.`
    case 'code':
      return `Your code at the end of the year is ${last} and not ${usual}. HMRC gives such a code for other income, benefits or allowances, which we do not know: ${tax}.`
    case 'code-alone':
      return `Your code at the end of the year is ${last}. It is not ${usual}, and taxes each payday alone, so it gives nothing back: ${tax}.`
    case 'alone':
      return `A code with M1 taxes each payday alone, so it puts nothing right and gives nothing back: ${tax}.`
    case 'limit':
      return `Tax never takes more than ${figureText(rates.paye.deductionLimit)} of a payday’s pay, and the year ended before the rest could be taken: ${tax}.`
  }
}
