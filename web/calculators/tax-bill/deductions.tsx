import { useEffect, useMemo, useState } from 'react'
import { type BillInputs, missingDeductions } from '#engine/calculators/tax-bill/missing-deductions.ts'
import { recordedIn } from '#engine/explain/amount-in.ts'
import { isAboveZero } from '#engine/money/decimal.ts'
import { allowances } from '#engine/rates/generated/allowances.ts'
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
import { restsOnUsual, usually } from './usual-words.ts'

const tables = { allowances, incomeTax, scottishIncomeTax, methods, paye, studentLoans }

/** A request to enter what was deducted or, where the usual amounts were entered, a reminder that they are only usual. */
export default function Deductions(props: AsideProps) {
  return props.result.record['isBalanceKnown'] === true ? <Usual {...props} /> : <Missing {...props} />
}

/** Says that the answer rests on what payroll usually takes, where the visitor accepted that offer. */
function Usual({ inputs, result, sayEstimate }: AsideProps) {
  const [today] = useState(todayHere)
  const asked = inputs as BillInputs
  const words = useMemo(() => {
    const usual = missingDeductions(
      { ...asked, taxPaid: undefined, studentLoanDeducted: undefined },
      ratesAt(tables, result.taxYear, result.ruleSet),
    )
    return restsOnUsual(asked, usual, {
      balance: recordedIn(result, 'balancingPayment'),
      isYearOver: today > taxYears[result.taxYear].ends,
    })
  }, [asked, result, today])
  const isUsual = words !== ''
  useEffect(() => {
    sayEstimate?.(isUsual)
    return () => sayEstimate?.(false)
  }, [isUsual, sayEstimate])
  return isUsual && <p className="hint calendar">{words}</p>
}

/** A request to enter what was deducted, without which the amount left to pay is unknown. One tap enters what is usual. */
function Missing({ inputs, result: { taxYear, ruleSet } }: AsideProps) {
  const [today] = useState(todayHere)
  const asked = inputs as BillInputs
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
function sourceOf({ pensionIncome, employmentIncome, taxableBenefits }: BillInputs): string {
  if (!isAboveZero(pensionIncome)) return 'your pay'
  return [employmentIncome, taxableBenefits].some(isAboveZero) ? 'your pay and your pension' : 'your pension'
}
