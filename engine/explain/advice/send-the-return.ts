import { figure } from '../../formula/amount.ts'
import { say } from '../../formula/sentence.ts'
import { dayInWords, yearInWords } from '../../inputs/day.ts'
import { deadlines } from '../../rates/generated/deadlines.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { answeredIn, type Situation, told } from './advice.ts'
import type { Duty } from './duty.ts'

/**
 * The tax return of somebody who has to tell HMRC about income or gains, by the day in the tables, and what a late one costs. Whoever tells
 * HMRC late gets its notice late, and has three months from that. TMA 1970 s.8(1D) and (1G); FA 2009 Sch.55 para.3. Making Tax Digital has
 * penalties of its own. Undefined where no return is needed.
 */
export function sendTheReturn(situation: Situation): Duty | undefined {
  const { result, today } = situation
  const { answer, values } = answeredIn(situation)
  const toTell = answer.toldToHmrc?.()
  if (!toTell || !values.holds(toTell.where)) return undefined
  if (toTell.withoutReturn && values.holds(toTell.withoutReturn.where)) return undefined
  const { selfAssessment, lateReturn } = ratesAt({ deadlines }, result.taxYear, result.ruleSet).deadlines
  const [register, due] = [selfAssessment.register.value, selfAssessment.onlineReturn.value]
  const year = yearInWords(result.taxYear)
  const penalty = say`the penalty is usually ${figure(lateReturn.penalty)} at once, even if there is no tax to pay`
  const day = `${dayInWords(due)}${today > register ? ', or within three months of HMRC’s notice to send one if that is later' : ''}`
  return today <= due
    ? { key: 'send-the-return', says: told(say`Send the tax return for ${year} online by ${day}. If it is late, ${penalty}.`) }
    : {
        key: 'return-overdue',
        says: told(
          say`The tax return for ${year} had to be sent by ${day}. If you have not sent it, send it now: ${penalty}, and more if it is three months late.`,
        ),
      }
}
