import { type NoteOf, note } from '../../answer/answer.ts'
import type { Amount } from '../../expression/amount.ts'
import { all, type Condition } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { class2Standing } from '../national-insurance/class-2.ts'
import type { NationalInsuranceRates } from '../rates.ts'

/** Notes about Class 2 for somebody who is trading, on a profit on which it is not charged. SSCBA 1992 s.11. */
export function class2Notes(profit: Amount, isTrading: Condition, rates: NationalInsuranceRates): NoteOf[] {
  const { isTreatedAsPaid, isVoluntary } = class2Standing(profit, rates)
  return [
    note(
      'class2-treated-as-paid',
      all(isTrading, isTreatedAsPaid),
      say`You pay no Class 2 National Insurance, but this year still counts towards your State Pension as if you had.`,
    ),
    note(
      'class2-voluntary',
      all(isTrading, isVoluntary),
      say`Your business made too little for this year to count towards your State Pension automatically. You can make it count by paying voluntary Class 2 National Insurance.`,
    ),
  ]
}
