import { figure } from '../../expression/amount.ts'
import { NEVER } from '../../expression/condition.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import { dayInWords, yearInWords } from '../../inputs/day.ts'
import { isAboveZero } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { deadlines } from '../../rates/generated/deadlines.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { betterAnswer } from '../../result/lead-link.ts'
import { isWorthSaving, paymentDays, savingFor, weekendWords } from '../payment-days.ts'
import { throughTaxCode } from '../through-tax-code.ts'
import { answeredIn, pounds, type Situation, told } from './advice.ts'
import type { Duty } from './duty.ts'
import { situationWith } from './effect.ts'

/**
 * What to pay through Self Assessment, by which days, with the payments on account for the next year, and what to put aside for it. Once
 * the day has passed, what paying late costs. A better claim that one tap leads to counts as made. What a later tax code is to take
 * leads to no payments on account (s.59A(8)). TMA 1970 ss.59A and 59B; FA 2009 s.101 and
 * Sch.56 para.3. Undefined where there is no such bill.
 */
export function payTheBill(asked: Situation): Duty | undefined {
  const instead = betterAnswer(asked.result, asked.inputs)
  const changes = Object.entries(instead?.changes ?? {}).flatMap(([field, value]) => (value === undefined ? [] : [{ field, value }]))
  const situation = instead ? situationWith(asked, changes) : asked
  const claim = instead ? ` ${instead.better}` : ''
  const { result, today } = situation
  const { answer, values } = answeredIn(situation)
  const paid = answer.paidAfterYear?.()
  if (!paid) return undefined
  const [bill, onAccount] = [roundToPenny(values.of(paid.bill)), roundToPenny(values.of(paid.onAccount))]
  if (!isAboveZero(bill)) return undefined
  const { january, july } = paymentDays(result.taxYear)
  const year = yearInWords(result.taxYear)
  const restsOn = paid.restsOn ? say` ${paid.restsOn}` : say``
  const first = bill.plus(onAccount)
  const saving = savingFor(first, today, january)
  if (!saving)
    return {
      key: 'overdue',
      says: told(
        say`${pounds(bill)} for ${year} had to be paid by ${dayInWords(january)}${claim}. If you have not paid it, pay now: ${costsOfPayingLate(situation)}.${restsOn}`,
        values,
      ),
    }
  const months = saving.months > 1 ? `a month for the next ${saving.months} months` : 'this month'
  const days = isAboveZero(onAccount) ? [january, july] : [january]
  const advance = isAboveZero(onAccount)
    ? say` With a first payment of ${pounds(onAccount)} towards the next year, that is ${pounds(first)}. Another ${pounds(onAccount)} is due by ${dayInWords(july)}.`
    : say``
  const aside = isWorthSaving(saving) ? say` To have it by then, put aside ${pounds(saving.eachMonth)} ${months}.` : say``
  const mayHavePay = values.holds(paid.mayHavePay ?? NEVER)
  const byCode = throughTaxCode({ ...result, amount: bill, hasPayroll: mayHavePay || values.holds(paid.hasPay ?? NEVER), today })
  const orByCode = byCode?.isInTime
    ? say` Or${mayHavePay ? ', if your other income is pay or a pension,' : ''} send the return online by ${dayInWords(byCode.day)}, and HMRC can take the ${pounds(bill)} through your tax code instead.${isAboveZero(onAccount) ? ' You then pay nothing towards the next year in advance.' : ''}`
    : say``
  const already = isAboveZero(onAccount) ? ' This counts no payments that you have made already.' : ''
  return {
    key: 'pay-the-bill',
    says: told(
      say`Pay ${pounds(bill)} for ${year} by ${dayInWords(january)}${claim}.${advance}${weekendWords(...days)}${aside}${orByCode}${already}${restsOn}`,
      values,
    ),
  }
}

/** What happens while a bill of Self Assessment stays unpaid. */
function costsOfPayingLate({ result }: Situation): Sentence {
  const { latePayment } = ratesAt({ deadlines }, result.taxYear, result.ruleSet).deadlines
  return say`HMRC charges interest for each day, and a penalty of ${figure(latePayment.rate)} of what is unpaid after ${figure(latePayment.days)}, after six months and after twelve`
}
