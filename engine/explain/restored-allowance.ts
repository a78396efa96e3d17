import type { Calculator, Choice } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE } from '../money/decimal.ts'
import type { EntryId, Figure } from '../rates/figure.ts'
import type { Result } from '../result/result.ts'
import { figuresOf } from '../result/step.ts'
import { aboveTaperLimit } from './tapered-allowance.ts'

/** A pension contribution that restores all of a tapered Personal Allowance. Exact pounds for the year. ITA 2007 ss.35 and 58. */
export interface Restoration {
  readonly gross: Decimal
  /** True where something is paid in already, so that this is an addition to it. */
  readonly isMore: boolean
  /** The part of it that the visitor pays under relief at source, where the scheme claims the rest. FA 2004 s.192. */
  readonly memberPays?: Decimal
}

const CONTRIBUTION = 'pensionContribution'
const MEMBER_SHARE: EntryId = 'incomeTax.reliefAtSource.memberShare'

/**
 * What restores the allowance of a result for these inputs; undefined where none or all of the allowance has gone. Exact pounds for the
 * year.
 */
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
  // The working shows the member’s share only where there is a contribution, so we ask about one of 1%.
  const share = figureIn(calculator.calculate({ ...inputs, [CONTRIBUTION]: ONE }, choice), MEMBER_SHARE)
  return { gross, isMore: !paid.isZero(), ...(share && { memberPays: gross.times(share.value) }) }
}

/** A figure of the tables that the working uses. */
const figureIn = ({ steps }: Result, entry: EntryId): Figure | undefined =>
  steps.flatMap(figuresOf).find((figure) => figure.entry === entry)
