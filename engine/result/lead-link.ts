import type { Fields, InputsOf } from '../inputs/field.ts'
import { ZERO } from '../money/decimal.ts'
import type { LeadLink, Result } from './result.ts'

type LinkedInputs = InputsOf<Fields>

/** The inputs that following a link changes; undefined for a link that only leads to its field. */
export function changedBy({ field, enter, moves }: LeadLink, inputs: LinkedInputs): LinkedInputs | undefined {
  if (moves) {
    const moved = Object.entries(moves).flatMap(([from, to]) => [
      [to, inputs[from] ?? ZERO],
      [from, ZERO],
    ])
    return Object.fromEntries(moved)
  }
  return enter === undefined ? undefined : { [field]: enter }
}

/** The better answer that a link below a result leads to: the inputs that it changes, and what makes it better. Undefined where there is none. */
export function betterAnswer(
  { leads }: Pick<Result, 'leads'>,
  inputs: LinkedInputs,
): { changes: LinkedInputs; better: string } | undefined {
  const link = leads.find((lead) => lead.link?.better)?.link
  const changes = link && changedBy(link, inputs)
  return link?.better && changes ? { changes, better: link.better } : undefined
}
