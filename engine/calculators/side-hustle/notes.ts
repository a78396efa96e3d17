import { type NoteOf, note } from '../../answer/answer.ts'
import { type Amount, figure, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { asMoney, say } from '../../expression/sentence.ts'
import type { AdditionalNationalInsurance } from '../../law/national-insurance/additional-national-insurance.ts'
import type { NationalInsuranceRates } from '../../law/rates.ts'
import { ONE_HUNDRED } from '../../money/decimal.ts'

/** Notes that say how the salary lowers the National Insurance on side income, or that a rule set charges Class 1 on it. */
export function insuranceNotes({ onProfit }: AdditionalNationalInsurance, sideIncome: Amount, rates: NationalInsuranceRates): NoteOf[] {
  if (!onProfit)
    return [
      note(
        'class-1-on-the-sum',
        isAbove(sideIncome, zero),
        say`This rule set charges an employee’s National Insurance on the side income, as if it were more salary. By law, a sole trader pays Class 4 on profit instead.`,
      ),
    ]
  const { class4, class2 } = onProfit
  const { mainRate, additionalRate } = rates.nationalInsurance.class4
  const class4Note = note(
    'class-4-within-annual-maximum',
    class4.isReducedByMaximum,
    say`The National Insurance on your salary (Class 1) and on your profit (Class 4) share a yearly maximum at the main rates. So ${asMoney(class4.profitAtAdditionalRate)} of your profit is charged at ${figure(additionalRate)} instead of ${figure(mainRate)}. HMRC works this out from your tax return.`,
    { starts: `the ${additionalRate.value.times(ONE_HUNDRED).toFixed()}% rate of Class 4 National Insurance starts` },
  )
  if (!class2) return [class4Note]
  const class2Note = note(
    'class-2-within-annual-maximum',
    class2.isReducedByMaximum,
    say`The National Insurance on your salary brings you close to a yearly maximum, so you pay only ${class2.room} of Class 2, the weekly charge.`,
  )
  return [class4Note, class2Note]
}
