import type { Calculator, Choice } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE } from '../money/decimal.ts'
import type { EntryId, Figure } from '../rates/figure.ts'
import type { Result } from '../result/result.ts'
import { figuresOf } from '../result/step.ts'
import { aboveTaperLimit } from './tapered-allowance.ts'

/** A pension contribution that brings a tapered Personal Allowance back whole. Pounds, exact. */
export interface Restoration {
  readonly gross: Decimal
  /** Something is paid already, so that it is so much more. */
  readonly isMore: boolean
  /** What the visitor pays of it at relief at source, where the scheme claims the rest. FA 2004 s.192. */
  readonly memberPays?: Decimal
}

const CONTRIBUTION = 'pensionContribution'
const MEMBER_SHARE: EntryId = 'incomeTax.reliefAtSource.memberShare'

/** What restores the allowance of a result for these inputs; nothing where none has gone, or all has. */
export function restorationOf<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  choice: Choice,
  result: Result,
): Restoration | undefined {
  const gross = aboveTaperLimit(result)
  if (!gross) return undefined
  const given: Readonly<Record<string, unknown>> = inputs
  const paid = given[CONTRIBUTION]
  if (!(paid instanceof Decimal)) return { gross, isMore: false }
  // Only a contribution has a working that shows the share, so that one of 1% is asked about.
  const share = figureIn(calculator.calculate({ ...inputs, [CONTRIBUTION]: ONE }, choice), MEMBER_SHARE)
  return { gross, isMore: !paid.isZero(), ...(share && { memberPays: gross.times(share.value) }) }
}

/** A figure of the tables that stands in the working. */
const figureIn = ({ steps }: Result, entry: EntryId): Figure | undefined =>
  steps.flatMap(figuresOf).find((figure) => figure.entry === entry)
