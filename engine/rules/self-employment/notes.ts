import type { Amount } from '../../formula/amount.ts'
import type { Noted } from '../../formula/answer.ts'
import { all, type Condition } from '../../formula/condition.ts'
import { class2Standing } from '../national-insurance/class-2.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

type Class2Note = 'class2-treated-as-paid' | 'class2-voluntary'

/** Notes about Class 2 for somebody who is trading, on a profit on which it is not charged. The page has the words. SSCBA 1992 s.11. */
export function class2Notes(profit: Amount, isTrading: Condition, rates: NationalInsuranceRates): Noted<Class2Note>[] {
  const { isTreatedAsPaid, isVoluntary } = class2Standing(profit, rates)
  return [
    ['class2-treated-as-paid', all(isTrading, isTreatedAsPaid)],
    ['class2-voluntary', all(isTrading, isVoluntary)],
  ]
}
