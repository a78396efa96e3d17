import type { Fields } from '#engine/inputs/field.ts'
import { unlikelyPayIn } from '#engine/inputs/unlikely-pay.ts'
import type { Answer, Inputs } from '../../form/answer.ts'
import { money } from '../../text/format.ts'

/** Asks about pay that is likelier to be for another period than the form says. */
export function doubtAbout(fields: Fields, inputs: Inputs): ReturnType<Answer['doubtAbout']> {
  const unlikely = unlikelyPayIn(fields, inputs)
  if (!unlikely) return undefined
  const { field, amount, period, inAYear } = unlikely
  return {
    field,
    question: `${money(amount)} ${period} would be ${money(inAYear)} a year. If that is right, calculate again. If not, correct the amount or what it is for.`,
  }
}
