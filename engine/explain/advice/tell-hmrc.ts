import { say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { deadlines } from '../../rates/generated/deadlines.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { paymentDays } from '../payment-days.ts'
import { answeredIn, type Situation, told } from './advice.ts'
import type { Duty } from './duty.ts'

/**
 * Telling HMRC about income or gains of a year, for somebody whom it has not asked for a tax return, by the day in the tables. TMA 1970 s.7.
 * Once that has passed, what it costs: a share of the tax that is still unpaid after the January in which it is due, and less if somebody
 * tells HMRC before it asks. FA 2008 Sch.41 paras 7, 12 and 13. Undefined where there is nothing to tell.
 */
export function tellHmrc(situation: Situation): Duty | undefined {
  const { result, today } = situation
  const { answer, values } = answeredIn(situation)
  const toTell = answer.toldToHmrc?.()
  if (!toTell || !values.holds(toTell.where)) return undefined
  const { why, withoutReturn } = toTell
  const unasked = withoutReturn && values.holds(withoutReturn.where) ? withoutReturn : undefined
  const how = unasked ? unasked.how : say`register for Self Assessment, unless you send a tax return already`
  const by = ratesAt({ deadlines }, result.taxYear, result.ruleSet).deadlines.selfAssessment.register.value
  if (unasked?.usually) {
    const tell =
      today <= by
        ? say`If neither happens, tell HMRC by ${dayInWords(by)}: ${how}.`
        : say`If neither has happened, tell HMRC now, because it had to know by ${dayInWords(by)}: ${how}.`
    return { key: today <= by ? 'tell-hmrc' : 'tell-hmrc-late', says: told(say`${why}. ${unasked.usually} ${tell}`, values) }
  }
  if (today <= by) return { key: 'tell-hmrc', says: told(say`${why}, so tell HMRC by ${dayInWords(by)}: ${how}.`, values) }
  const due = paymentDays(result.taxYear).january
  const penalty =
    today <= due
      ? say`The penalty for telling HMRC late is a share of the tax that is unpaid after ${dayInWords(due)}, so pay by then, even if you have not been asked for a return yet.`
      : say`The penalty for telling HMRC late is a share of the tax that was unpaid after ${dayInWords(due)}. It is lower if you tell HMRC before it asks.`
  return {
    key: 'tell-hmrc-late',
    says: told(say`${why}, so HMRC had to know by ${dayInWords(by)}. If it does not know yet, tell it now: ${how}. ${penalty}`, values),
  }
}
