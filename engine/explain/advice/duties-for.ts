import type { Calculator } from '../../calculator.ts'
import type { Fields, InputsOf } from '../../inputs/field.ts'
import type { Result } from '../../result/result.ts'
import type { Duty, DutyKind } from './duty.ts'
import { setAside } from './set-aside.ts'
import { vatRegistration } from './vat-registration.ts'

/** The one with the nearest day first. */
const KINDS: readonly DutyKind[] = [vatRegistration, setAside]

/** What somebody has to do because of an answer, by the day `today`: each with its date, and with what it asks for, to the penny. */
export const dutiesFor = <Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, result: Result, today: string): Duty[] =>
  KINDS.flatMap((duty) => duty({ calculator, inputs, result, today }) ?? [])
