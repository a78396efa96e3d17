import { say } from '../../formula/sentence.ts'
import { dayInWords, yearInWords } from '../../inputs/day.ts'
import { isAboveZero } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { allRatesOn } from '../../rates/rates-at.ts'
import { paymentDays, savingFor } from '../payment-days.ts'
import { pounds, type Situation, told } from './advice.ts'
import type { Duty } from './duty.ts'

/**
 * What to put aside each month for a bill that is paid after the year, with the first payment on account for the next. TMA 1970 ss.59A and
 * 59B. Undefined where there is no such bill, and once it is due.
 */
export function setAside({ calculator, inputs, result, today }: Situation): Duty | undefined {
  const ratesOn = (date: string) => allRatesOn(calculator.tables, date, result.ruleSet)
  const { answer, values } = calculator.answerOn(inputs, ratesOn, result.taxYear)
  const paid = answer.paidAfterYear?.()
  if (!paid) return undefined
  const [bill, onAccount] = [roundToPenny(values.of(paid.bill)), roundToPenny(values.of(paid.onAccount))]
  const { january, july } = paymentDays(result.taxYear)
  const first = bill.plus(onAccount)
  const saving = savingFor(first, today, january)
  if (!isAboveZero(bill) || !saving) return undefined
  const months = saving.months > 1 ? `a month for the next ${saving.months} months` : 'this month'
  const year = yearInWords(result.taxYear)
  return {
    key: 'set-aside',
    says: told(
      isAboveZero(onAccount)
        ? say`You need ${pounds(first)} by ${dayInWords(january)}: ${pounds(bill)} for ${year} and ${pounds(onAccount)} as a first payment towards the next year. Another ${pounds(onAccount)} is due by ${dayInWords(july)}. Put aside ${pounds(saving.eachMonth)} ${months}. This counts no payments that you have made already.`
        : say`You need ${pounds(first)} for ${year} by ${dayInWords(january)}. Put aside ${pounds(saving.eachMonth)} ${months}.`,
    ),
  }
}
