import { useMemo, useState } from 'react'
import { type MissingDeductions, missingDeductions } from '#engine/calculators/tax-bill/missing-deductions.ts'
import { isAboveZero } from '#engine/money/decimal.ts'
import { incomeTax } from '#engine/rates/generated/income-tax.ts'
import { methods } from '#engine/rates/generated/methods.ts'
import { paye } from '#engine/rates/generated/paye.ts'
import { scottishIncomeTax } from '#engine/rates/generated/scottish-income-tax.ts'
import { studentLoans } from '#engine/rates/generated/student-loans.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { FormLink } from '../../components/form-link.tsx'
import { addressWith } from '../../form/address-with.ts'
import type { AsideProps } from '../../form/answer.ts'
import { date, money } from '../../text/format.ts'
import { todayHere } from '../../years/year-words.ts'

const tables = { incomeTax, scottishIncomeTax, methods, paye, studentLoans }

type Inputs = Parameters<typeof missingDeductions>[0]

/** What to enter before anybody can say what is left to pay: what was deducted, with what is usual as an offer in one tap. */
export default function Deductions({ inputs, result: { taxYear, ruleSet } }: AsideProps) {
  const [today] = useState(todayHere)
  const asked = inputs as Inputs
  const missing = useMemo(() => missingDeductions(asked, ratesAt(tables, taxYear, ruleSet)), [asked, taxYear, ruleSet])
  const { isTaxMissing, isLoanMissing, tax, loan } = missing
  const what = isTaxMissing ? (isLoanMissing ? 'tax and loan repayments' : 'tax') : 'loan repayments'
  const { ends } = taxYears[taxYear]
  const offered = {
    ...(tax && { taxPaid: tax.amount.toFixed() }),
    ...(loan && { studentLoanDeducted: loan.toFixed() }),
  }
  const offers = [tax?.amount, loan].filter((amount) => amount !== undefined)
  return (
    <section className="calendar" aria-labelledby="deductions-title">
      <h3 id="deductions-title">What is left to pay?</h3>
      <p>
        That depends on the {what} taken from {sourceOf(asked)}.{' '}
        {today > ends ? 'Your P60 says how much.' : `Your P60 will say how much, after ${date(ends)}.`}
        {offers[0] && ` ${usually(missing)}`}
      </p>
      <p className="calendar-buttons">
        <FormLink
          className="button-quiet"
          text={isTaxMissing && isLoanMissing ? 'Enter both' : `Enter the ${what} taken`}
          field={isTaxMissing ? 'taxPaid' : 'studentLoanDeducted'}
        />
        {offers[0] && (
          <a className="button-quiet" href={addressWith(offered)}>
            {offers.length > 1 ? 'Use both' : `Use ${money(offers[0])}`}
          </a>
        )}
      </p>
    </section>
  )
}

/** What the deductions came out of. */
function sourceOf({ pensionIncome, employmentIncome, taxableBenefits }: Inputs): string {
  if (!isAboveZero(pensionIncome)) return 'your pay'
  return [employmentIncome, taxableBenefits].some(isAboveZero) ? 'your pay and your pension' : 'your pension'
}

/** What payroll usually takes, and with which code. */
function usually({ tax, loan }: MissingDeductions): string {
  const repaid = loan && `${money(loan)} of loan repayments`
  if (!tax) return `On this pay, it is usually about ${repaid}.`
  const taken = [tax.isAfterStatePension && 'your State Pension', tax.isAfterBenefits && 'your benefits'].filter(Boolean).join(' and ')
  const code = taken === '' ? tax.code : `${tax.code} (the allowance less ${taken})`
  return `If the tax code was ${code}, it is about ${money(tax.amount)}${repaid ? ` of tax and ${repaid}` : ''}.`
}
