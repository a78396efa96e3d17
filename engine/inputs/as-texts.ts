import { Decimal } from '../money/decimal.ts'
import type { Fields, InputsOf } from './field.ts'

type InputValue = Decimal | string | boolean | undefined

/** Parsed inputs as the texts that a form sends, so that somebody can change one and parse them again. */
export const asTexts = <Of extends Fields>(inputs: InputsOf<Of>): Record<string, string> =>
  Object.fromEntries(
    Object.entries<InputValue>(inputs).map(([name, value]) => [name, value instanceof Decimal ? value.toFixed() : String(value ?? '')]),
  )
