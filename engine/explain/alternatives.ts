import type { Calculator } from '../calculator.ts'
import { asTexts } from '../inputs/as-texts.ts'
import type { Field, Fields, InputsOf } from '../inputs/field.ts'
import type { Decimal } from '../money/decimal.ts'
import type { LargeAnswer, Result } from '../result/result.ts'
import { amountIn } from './amount-in.ts'
import { answeredInstead } from './answered-instead.ts'

/** Another choice in one field, and how much it would add to the answer. */
export interface Alternative {
  /** The option, or `true` or `false` for a flag. */
  readonly choice: string
  /** Pounds, for the period of the answer. Negative where the choice would make the answer less. */
  readonly difference: Decimal
  /** What would be answered first, where that is something else than now. */
  readonly instead?: LargeAnswer
}

/**
 * How each other option of a choice, or the other value of a flag, would change the answer `headline` of a record if nothing else changed. In
 * pounds, to the penny, for the period of the answer, in the order of the options. It leaves out options that the form would refuse with the other
 * inputs, and those whose record has no such answer. There are none for a field of any other kind, nor for a fact that is ticked.
 * @throws NotAnAmountError where the headline is not a number.
 */
export function alternativesOf<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  field: keyof Of & string,
  { headline, record, ruleSet, taxYear, large }: Pick<Result, 'headline' | 'record' | 'ruleSet' | 'taxYear' | 'large'>,
): Alternative[] {
  const now = amountIn(record, headline, calculator.slug)
  const given = asTexts(inputs)
  const asked: Field | undefined = calculator.fields[field]
  if (asked?.kind === 'flag' && asked.isFact && given[field] === 'true') return []
  return optionsOf(asked)
    .filter((option) => option !== given[field])
    .flatMap((option) => {
      const parsed = calculator.parse({ ...given, [field]: option }, taxYear)
      if (parsed.issues) return []
      const other = calculator.calculate(parsed.inputs, { ruleSet, taxYear })
      if (!(headline in other.record)) return []
      const instead = answeredInstead(large, other.large)
      return [{ choice: option, difference: amountIn(other.record, headline, calculator.slug).minus(now), ...(instead && { instead }) }]
    })
}

/** The options of a choice, or the values of a flag, as texts; none for a field of any other kind. */
export function optionsOf(field: Field | undefined): readonly string[] {
  if (field?.kind === 'flag') return ['true', 'false']
  return field?.kind === 'choice' ? field.options : []
}
