import { isIncurred } from '../answer/answer.ts'
import type { Answered } from '../calculator.ts'
import { Decimal } from '../money/decimal.ts'

/** A pension contribution that restores all of a tapered Personal Allowance. Exact pounds for the year. ITA 2007 ss.35 and 58. */
export interface Restoration {
  readonly gross: Decimal
  /** True where something is paid in already, so that this is an addition to it. */
  readonly isMore: boolean
  /** The part of it that the visitor pays under relief at source, where the scheme claims the rest. FA 2004 s.192. */
  readonly memberPays?: Decimal
}

/** What restores the allowance of an answer; undefined where none or all of the allowance has gone. Exact pounds for the year. */
export function restorationOf({ answer, values }: Answered, paid: unknown): Restoration | undefined {
  const taper = answer.avoidable?.().find((cost) => cost.reason === 'full-allowance' && isIncurred(cost, values))
  if (!taper) return undefined
  const gross = values.of(taper.amount)
  const isMore = paid instanceof Decimal && !paid.isZero()
  return { gross, isMore, ...(taper.memberShare && { memberPays: gross.times(values.of(taper.memberShare)) }) }
}
