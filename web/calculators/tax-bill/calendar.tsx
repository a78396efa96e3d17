import { type ReactNode, useState } from 'react'
import type { BillInputs } from '#engine/calculators/tax-bill/missing-deductions.ts'
import { recordedIn } from '#engine/explain/amount-in.ts'
import { interestOnLateTax, lateInterestRateOn } from '#engine/explain/late-interest.ts'
import { isWorthSaving, paymentDays, savingFor, weekendWords } from '#engine/explain/payment-days.ts'
import { daysLater, monthsLater } from '#engine/inputs/day-sums.ts'
import { type Decimal, isAboveZero, ONE } from '#engine/money/decimal.ts'
import { deadlines } from '#engine/rates/generated/deadlines.ts'
import { dividends } from '#engine/rates/generated/dividends.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { AsideProps } from '../../form/answer.ts'
import { date, figureText, poundsAndPence, taxYear } from '../../text/format.ts'
import { todayHere } from '../../years/year-words.ts'
import { aboutOf, collectedOtherwise, collectedWithoutReturn, ifAskedForReturn, isWithinRounding, paidBack } from './other-ways.ts'

/** What to pay on which day, what to put aside each month until then by the visitor’s own clock, and what it costs to be late. */
export function Calendar({ inputs, result, isEstimate = false }: AsideProps) {
  const [now] = useState(todayHere)
  const amount = (field: string) => recordedIn(result, field)
  const say = (each: Decimal) => aboutOf(each, isEstimate)
  const [left, first, onAccount] = [amount('balancingPayment'), amount('dueInJanuary'), amount('paymentOnAccount')]
  const { january, july } = paymentDays(result.taxYear)
  const year = taxYear(result.taxYear)
  const isOnAccount = isAboveZero(onAccount)
  const isOwed = isAboveZero(left)
  // A profit or a gain needs a return, and so do many dividends. HMRC can collect tax on pensions and interest without one.
  const isUntaxed = ['tradingProfit', 'rentalProfit', 'lodgerProfit', 'capitalGainsTax'].some((field) => isAboveZero(amount(field)))
  const { selfAssessmentLimit } = ratesAt({ dividends }, result.taxYear, result.ruleSet).dividends
  const isDue = isAboveZero(first)
  const saving = isDue ? savingFor(first, now, january) : undefined
  const afterwards = saving && isOnAccount ? savingFor(onAccount, january, july) : undefined
  const days = [...(isDue ? [january] : []), ...(isOnAccount ? [july] : [])]
  const asked = inputs as BillInputs
  const settling = {
    ...result,
    amount: left.abs(),
    mustSend: isUntaxed || asked.dividendIncome.greaterThan(selfAssessmentLimit.value),
    isEstimate,
    hasPayroll: [asked.employmentIncome, asked.pensionIncome].some(isAboveZero),
    isFromPartner: asked.marriageAllowance === 'received',
    isOnAccount,
    today: now,
  }
  // No code is meant to collect the charge on Child Benefit, so it is no rounding.
  if (isOwed && !isOnAccount && !isAboveZero(amount('childBenefitCharge')) && isWithinRounding(settling))
    return (
      <section className="calendar" aria-labelledby="calendar-title">
        <h3 id="calendar-title">What to pay, and when</h3>
        <p>
          There is probably nothing to do: tax codes are rounded, and that can leave a few pounds. If you send a tax return for another
          reason, the last day to pay it is {date(january)}.
        </p>
      </section>
    )
  if (isOwed && !settling.mustSend && !isAboveZero(amount('childBenefitCharge')))
    return (
      <section className="calendar" aria-labelledby="calendar-title">
        <h3 id="calendar-title">What to pay, and when</h3>
        <p>{collectedWithoutReturn(settling)}</p>
        <p className="hint">{ifAskedForReturn(settling, { first, january, second: isOnAccount ? { onAccount, july } : undefined })}</p>
      </section>
    )
  const otherwise = isOwed ? collectedOtherwise(settling) : ''
  const atWeekend = weekendWords(...days.filter((day) => now <= day)).trim()
  return (
    <section className="calendar" aria-labelledby="calendar-title">
      <h3 id="calendar-title">What to pay, and when</h3>
      {!isDue && <p>There is nothing to pay for {year}.</p>}
      {left.isNegative() && (
        <p>
          {paidBack(settling)}
          {isOnAccount && ' It may set that against the payments below.'}
        </p>
      )}
      {isDue && (
        <dl>
          <Payment day={january} amount={say(first)}>
            {isOwed && isOnAccount
              ? `${say(left)} for ${year} and ${say(onAccount)} towards the next year`
              : isOwed
                ? `for ${year}`
                : 'towards the next year'}
          </Payment>
          {isOnAccount && (
            <Payment day={july} amount={say(onAccount)}>
              towards the next year
            </Payment>
          )}
        </dl>
      )}
      {atWeekend !== '' && <p className="hint">{atWeekend}</p>}
      {saving && isWorthSaving(saving) && (
        <p>
          To have it by {date(january)}, put aside {say(saving.eachMonth)}{' '}
          {saving.months > 1 ? `a month for the next ${saving.months} months` : 'this month'}
          {afterwards &&
            `, and then ${say(afterwards.eachMonth)} a month for ${afterwards.months} months to have the rest by ${date(july)}`}
          .
        </p>
      )}
      {isDue && !saving && (
        <p>
          {date(january)} has passed. Pay as soon as you can: until today, HMRC charges about{' '}
          {poundsAndPence(interestOnLateTax(first, january, now))} of interest on the whole of it, and penalties follow if it stays unpaid.
        </p>
      )}
      {otherwise !== '' && <p className="hint">{otherwise}</p>}
      {isOwed && <IfLate result={result} first={first} january={january} isEstimate={isEstimate} />}
    </section>
  )
}

interface PaymentProps {
  readonly day: string
  readonly amount: string
  readonly children: ReactNode
}

/** One payment: its day, how much, and what for. */
const Payment = ({ day, amount, children }: PaymentProps) => (
  <div>
    <dt>
      By <time dateTime={day}>{date(day)}</time>
    </dt>
    <dd>
      <strong>{amount}</strong>
    </dd>
    <dd className="hint">{children}</dd>
  </div>
)

type IfLateProps = Pick<AsideProps, 'result'> & { readonly first: Decimal; readonly january: string; readonly isEstimate: boolean }

/** What a late return and a late payment cost. FA 2009 ss.101 and Schs.55 and 56. */
function IfLate({ result, first, january, isEstimate }: IfLateProps) {
  const { lateReturn, latePayment } = ratesAt({ deadlines }, result.taxYear, result.ruleSet).deadlines
  const interest = interestOnLateTax(first, january, monthsLater(january, 1))
  return (
    <details className="if-late">
      <summary>If you pay or send it late</summary>
      <p className="hint">
        If you have to send a return, send it online by {date(january)} too, even if you cannot pay all of it: a late return costs{' '}
        {figureText(lateReturn.penalty)} at once.
        {interest.greaterThanOrEqualTo(ONE) &&
          ` To pay ${aboutOf(first, isEstimate)} a month late costs about ${poundsAndPence(interest)} of interest, at ${figureText(lateInterestRateOn(january))} a year.`}{' '}
        What is still unpaid of the bill for {taxYear(result.taxYear)} after {date(daysLater(january, latePayment.days.value.toNumber()))}{' '}
        has a penalty of {figureText(latePayment.rate)}.
      </p>
    </details>
  )
}
