import type { Calculator } from '../../calculator.ts'
import type { Fields, InputsOf } from '../../inputs/field.ts'
import type { Result } from '../../result/result.ts'
import type { Duty, DutyKind } from './duty.ts'
import { setAside } from './set-aside.ts'
import { vatRegistration } from './vat-registration.ts'

/** In the order of their days. */
const KINDS: readonly DutyKind[] = [vatRegistration, setAside]

/** What somebody has to do because of an answer, as seen on the day `today`: each with its date. */
export const dutiesFor = <Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, result: Result, today: string): Duty[] =>
  KINDS.flatMap((duty) => duty({ calculator, inputs, result, today }) ?? [])
