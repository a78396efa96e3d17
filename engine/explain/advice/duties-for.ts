import type { Calculator } from '../../calculator.ts'
import type { Fields, InputsOf } from '../../inputs/field.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { Result } from '../../result/result.ts'
import { answeredIn, type Situation, told } from './advice.ts'
import { corporationTaxDue } from './corporation-tax-due.ts'
import type { Duty, DutyKind } from './duty.ts'
import { payTheBill } from './pay-the-bill.ts'
import { sendTheReturn, sendTheReturnBefore } from './send-the-return.ts'
import { tellHmrc } from './tell-hmrc.ts'
import { vatRegistration } from './vat-registration.ts'

/** What only one calculator asks somebody to do, while its tax year lasts. */
function ownDuties(situation: Situation): Duty[] {
  if (situation.today > taxYears[situation.result.taxYear].ends) return []
  const { answer, values } = answeredIn(situation)
  return (answer.duties?.() ?? []).filter(({ where }) => values.holds(where)).map(({ key, says }) => ({ key, says: told(says, values) }))
}

/** In the order of their days, and last what holds only for some. */
const KINDS: readonly DutyKind[] = [vatRegistration, tellHmrc, sendTheReturn, payTheBill, corporationTaxDue, sendTheReturnBefore]

/** What somebody has to do because of an answer, as seen on the day `today`: each with its date. */
export function dutiesFor<Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, result: Result, today: string): Duty[] {
  const situation = { calculator, inputs, result, today }
  return [...ownDuties(situation), ...KINDS.flatMap((duty) => duty(situation) ?? [])]
}
