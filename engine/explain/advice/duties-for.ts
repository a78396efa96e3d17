import type { Calculator } from '../../calculator.ts'
import type { Fields, InputsOf } from '../../inputs/field.ts'
import type { Result } from '../../result/result.ts'
import { corporationTaxDue } from './corporation-tax-due.ts'
import type { Duty, DutyKind } from './duty.ts'
import { payTheBill } from './pay-the-bill.ts'
import { sendTheReturn, sendTheReturnBefore } from './send-the-return.ts'
import { tellHmrc } from './tell-hmrc.ts'
import { vatRegistration } from './vat-registration.ts'

/** In the order of their days. */
const KINDS: readonly DutyKind[] = [vatRegistration, sendTheReturnBefore, tellHmrc, sendTheReturn, payTheBill, corporationTaxDue]

/** What somebody has to do because of an answer, as seen on the day `today`: each with its date. */
export const dutiesFor = <Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, result: Result, today: string): Duty[] =>
  KINDS.flatMap((duty) => duty({ calculator, inputs, result, today }) ?? [])
