import { useState } from 'react'
import { recordedIn } from '#engine/explain/amount-in.ts'
import { paymentDays, savingFor } from '#engine/explain/payment-days.ts'
import { daysLater } from '#engine/inputs/day-sums.ts'
import { isAboveZero } from '#engine/money/decimal.ts'
import { deadlines } from '#engine/rates/generated/deadlines.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { AsideProps } from '../../form/answer.ts'
import { date, figureText, poundsAndPence, taxYear } from '../../text/format.ts'
import { todayHere } from '../../years/year-words.ts'

/** What to pay on which day, and what to put aside each month until then by the visitor’s own clock. */
export function Calendar({ result }: AsideProps) {
  const [now] = useState(todayHere)
  const amount = (field: string) => recordedIn(result, field)
  const [left, first, onAccount] = [amount('balancingPayment'), amount('dueInJanuary'), amount('paymentOnAccount')]
  const { january, july } = paymentDays(result.taxYear)
  const year = taxYear(result.taxYear)
  const { lateReturn, latePayment } = ratesAt({ deadlines }, result.taxYear, result.ruleSet).deadlines
  const isOnAccount = isAboveZero(onAccount)
  const isOwed = isAboveZero(left)
  const saving = isAboveZero(first) ? savingFor(first, now, january) : undefined
  const afterwards = saving && isOnAccount ? savingFor(onAccount, daysLater(january, 1), july) : undefined
  return (
    <section className="calendar" aria-labelledby="calendar-title">
      <h3 id="calendar-title">What to pay, and when</h3>
      {!isAboveZero(first) && <p>There is nothing to pay for {year}.</p>}
      {left.isNegative() && (
        <p>
          HMRC pays back {poundsAndPence(left.negated())} once you have sent your return.
          {isOnAccount && ' It may set that against the payments below.'}
        </p>
      )}
      {isAboveZero(first) && (
        <dl>
          <div>
            <dt>
              By <time dateTime={january}>{date(january)}</time>
            </dt>
            <dd>
              <strong>{poundsAndPence(first)}</strong>{' '}
              {isOwed && isOnAccount
                ? `${poundsAndPence(left)} for ${year} and ${poundsAndPence(onAccount)} towards the next year`
                : isOwed
                  ? `for ${year}`
                  : 'towards the next year'}
            </dd>
          </div>
          {isOnAccount && (
            <div>
              <dt>
                By <time dateTime={july}>{date(july)}</time>
              </dt>
              <dd>
                <strong>{poundsAndPence(onAccount)}</strong> towards the next year
              </dd>
            </div>
          )}
        </dl>
      )}
      {saving && (
        <p>
          To have it by {date(january)}, put aside {poundsAndPence(saving.eachMonth)}{' '}
          {saving.months > 1 ? `a month for the next ${saving.months} months` : 'this month'}
          {afterwards && `, and then ${poundsAndPence(afterwards.eachMonth)} a month until ${date(july)}`}.
        </p>
      )}
      {isAboveZero(first) && !saving && (
        <p>{date(january)} has passed. Pay as soon as you can: HMRC charges interest for each day, and penalties if it stays unpaid.</p>
      )}
      {isOwed && (
        <p className="hint">
          If you have to send a return, send it online by {date(january)} too, even if you cannot pay all of it: a late return costs{' '}
          {figureText(lateReturn.penalty)} at once. Interest on the bill for {year} runs from the day after, and what is still unpaid after{' '}
          {date(daysLater(january, latePayment.days.value.toNumber()))} has a penalty of {figureText(latePayment.rate)}.
        </p>
      )}
    </section>
  )
}
