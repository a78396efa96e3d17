import { figure } from '../../expression/amount.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import { dayInWords, yearInWords, yearsLater } from '../../inputs/day.ts'
import { daysLater } from '../../inputs/day-sums.ts'
import { taxYearWith } from '../../inputs/known-years.ts'
import { deadlines } from '../../rates/generated/deadlines.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { answeredIn, type Situation, told } from './advice.ts'
import type { Duty } from './duty.ts'

/**
 * The tax return of somebody who has to tell HMRC about income or gains, by the day in the tables, and what a late one costs. Whoever tells
 * HMRC late gets its notice late, and has three months from that. Records of a business have to be kept for years. TMA 1970 ss.8(1D) and (1G)
 * and 12B; FA 2009 Sch.55 para.3. Making Tax Digital has penalties of its own. Undefined where no return is needed.
 */
export function sendTheReturn(situation: Situation): Duty | undefined {
  const { result, today } = situation
  const toTell = toldInReturn(situation)
  if (!toTell) return undefined
  const { selfAssessment, lateReturn, recordYears } = ratesAt({ deadlines }, result.taxYear, result.ruleSet).deadlines
  const [register, due] = [selfAssessment.register.value, selfAssessment.onlineReturn.value]
  const year = yearInWords(result.taxYear)
  const records = toTell.isBusiness ? ` Keep your records at least until ${dayInWords(yearsLater(due, recordYears.value.toNumber()))}.` : ''
  const penalty = say`the penalty is usually ${figure(lateReturn.penalty)} at once, even if there is no tax to pay`
  const day = `${dayInWords(due)}${today > register ? ', or within three months of HMRC’s notice to send one if that is later' : ''}`
  return today <= due
    ? { key: 'send-the-return', says: told(say`Send the tax return for ${year} online by ${day}. If it is late, ${penalty}.${records}`) }
    : {
        key: 'return-overdue',
        says: told(
          say`The tax return for ${year} had to be sent by ${day}. If you have not sent it, send it now: ${penalty}, and more if it is three months late.${records}`,
        ),
      }
}

/**
 * The return and the payment of the year before, for somebody who had the same income then, on the day a year earlier. TMA
 * 1970 ss.7, 8 and 59B. Undefined once that day has passed, where no return is needed, and where the tables have no year before.
 */
export function sendTheReturnBefore(situation: Situation): Duty | undefined {
  const { result, today } = situation
  const before = taxYearWith(daysLater(taxYears[result.taxYear].starts, -1))
  const { register, onlineReturn } = ratesAt({ deadlines }, result.taxYear, result.ruleSet).deadlines.selfAssessment
  const [tellBy, due] = [yearsLater(register.value, -1), yearsLater(onlineReturn.value, -1)]
  const toTell = toldInReturn(situation)
  if (!before || today > due || !toTell) return undefined
  return {
    key: 'send-the-return-before',
    says: told(
      say`If you ${toTell.hadBefore ?? say`had this income`} in ${yearInWords(before)} too, that return and its tax are due by ${dayInWords(due)}.${today > tellBy ? ` If you have not told HMRC about it, do that now: the last day was ${dayInWords(tellBy)}.` : ''}`,
    ),
  }
}

/** What somebody tells HMRC in a tax return, and whether it comes from a business; undefined where none is needed. */
function toldInReturn(situation: Situation): { readonly isBusiness: boolean; readonly hadBefore: Sentence | undefined } | undefined {
  const { answer, values } = answeredIn(situation)
  const toTell = answer.toldToHmrc?.()
  if (!toTell || !values.holds(toTell.where) || (toTell.withoutReturn && values.holds(toTell.withoutReturn.where))) return undefined
  return { isBusiness: values.holds(toTell.isBusiness), hadBefore: toTell.hadBefore }
}
