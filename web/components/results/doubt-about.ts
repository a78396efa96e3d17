import type { Fields } from '#engine/inputs/field.ts'
import { expensesWithoutRentIn, lodgerFields } from '#engine/inputs/lodger-fields.ts'
import { littlePayIn, unlikelyPayIn } from '#engine/inputs/unlikely-pay.ts'
import type { FormAnswer, ParsedInputs } from '../../form/answer.ts'
import { money } from '../../text/format.ts'

/** Asks about what is likelier to be meant in another way than the form says: pay for another period, or expenses of a lodger. */
export function doubtAbout(fields: Fields, inputs: ParsedInputs): ReturnType<FormAnswer['doubtAbout']> {
  const expenses = expensesWithoutRentIn(inputs)
  if (expenses !== undefined)
    return {
      field: expenses,
      question: `Are these for your lodgers? Then put them in “${lodgerFields.lodgerExpenses.label}”. You entered no other rent that they could be for. If they are for another property, calculate again.`,
    }
  const little = littlePayIn(fields, inputs)
  if (little)
    return {
      field: little.field,
      question: `${money(little.amount)} is little for a full year. If it is for a month, enter “${money(little.amount)} a month”. If it is for a year, calculate again.`,
    }
  const unlikely = unlikelyPayIn(fields, inputs)
  if (!unlikely) return undefined
  const { field, amount, period, inAYear } = unlikely
  return {
    field,
    question: `${money(amount)} ${period} would be ${money(inAYear)} a year. If that is right, calculate again. If not, correct the amount or what it is for.`,
  }
}
