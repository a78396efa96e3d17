import type { WaterfallStep } from '#engine/explain/explain.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import type { ComparedPerson } from './people.ts'

/** A change of the law, and the first of the typical people whose answer it changed. */
export interface FeltChange {
  readonly step: WaterfallStep
  readonly person: ComparedPerson
  /** How much better off this change alone leaves the person, in pounds a year; negative if worse off. */
  readonly gain: Decimal
}

/**
 * The changes that most of some people feel, at most so many: those of the most people first, and among as many people those of the most
 * pounds. One for each person, so that a year of many changes for employers is not told by employers alone.
 */
export function mostFelt(compared: readonly ComparedPerson[], many = 3): readonly FeltChange[] {
  const felt = compared.flatMap((person) =>
    person.split.steps.map((step) => ({ step, person, gain: person.isKept ? step.amount : step.amount.negated() })),
  )
  const peopleOf = ({ step }: FeltChange) => felt.filter((other) => other.step.name === step.name).length
  const isFirst = ({ step }: FeltChange, index: number) => felt.findIndex((other) => other.step.name === step.name) === index
  return felt
    .filter(isFirst)
    .toSorted((one, other) => peopleOf(other) - peopleOf(one) || other.gain.abs().comparedTo(one.gain.abs()))
    .filter(({ person }, index, sorted) => sorted.findIndex((other) => other.person === person) === index)
    .slice(0, many)
}
