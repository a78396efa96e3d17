import type { Calculator, Choice } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { amountIn } from './amount-in.ts'
import { isTapered } from './tapered-allowance.ts'

/** What a larger pension contribution would spare somebody. */
export type OfferReason = 'full-allowance' | 'no-higher-rate' | 'no-loan-repayment'

/** A larger pension contribution that brings income back under a limit, and what it costs. Annual pounds, to the penny. */
export interface ContributionOffer {
  readonly reason: OfferReason
  /** What to enter as the contribution: a percentage with two decimals, as the form takes it. */
  readonly percent: Decimal
  /** Something is paid in already. */
  readonly isMore: boolean
  /** By how much more goes into the pension, tax relief included. */
  readonly more: Decimal
  /** By how much less the answer is. */
  readonly cost: Decimal
}

const CONTRIBUTION = 'pensionContribution'
/** In hundredths of a percent of pay: somebody who is further from a limit has another question. */
const FURTHEST: Readonly<Record<OfferReason, number>> = { 'full-allowance': 1000, 'no-higher-rate': 500, 'no-loan-repayment': 200 }
const REASONS = Object.keys(FURTHEST) as OfferReason[]

/** Whether a result has what an offer would spare. ITA 2007 ss.10 and 35(2); the loan by its regulations. */
const SUFFERS: Readonly<Record<OfferReason, (result: Result) => boolean>> = {
  'full-allowance': isTapered,
  'no-higher-rate': ({ bandTables }) =>
    bandTables.some(({ slices }) => slices.some(({ band, amount }) => band.name === 'higher' && !amount.isZero())),
  'no-loan-repayment': ({ record }) => record['studentLoan'] instanceof Decimal && !record['studentLoan'].isZero(),
}

/**
 * The pension contribution that would do most for these inputs: the least that restores a tapered Personal Allowance, else that leaves
 * nothing at the higher rate, else that leaves no student loan to repay. Nothing where none is near, or where no percentage is asked for.
 */
export function contributionOffer<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  choice: Choice,
  result: Result,
): ContributionOffer | undefined {
  const given: Readonly<Record<string, unknown>> = inputs
  const paid = given[CONTRIBUTION]
  if (calculator.fields[CONTRIBUTION]?.kind !== 'percent' || !(paid instanceof Decimal)) return undefined
  const percentAt = (hundredths: number) => paid.plus(new Decimal(hundredths).dividedBy(ONE_HUNDRED))
  const resultAt = (hundredths: number) => calculator.calculate({ ...inputs, [CONTRIBUTION]: percentAt(hundredths) }, choice)
  for (const reason of REASONS) {
    if (!SUFFERS[reason](result)) continue
    const most = Math.min(FURTHEST[reason], ONE_HUNDRED.minus(paid).times(ONE_HUNDRED).toNumber())
    const hundredths = leastThat((tried) => !SUFFERS[reason](resultAt(tried)), most)
    if (hundredths === undefined) continue
    const other = resultAt(hundredths)
    const answer = (of: Result) => amountIn(of.record, result.headline, calculator.slug)
    return {
      reason,
      percent: percentAt(hundredths),
      isMore: !paid.isZero(),
      more: pensionIn(other).minus(pensionIn(result)),
      cost: answer(result).minus(answer(other)),
    }
  }
  return undefined
}

/** What goes into the pension, the relief that a scheme claims included. */
function pensionIn({ record }: Result): Decimal {
  const amount = record['pensionGross'] ?? record['pension']
  return amount instanceof Decimal ? amount : ZERO
}

/** The least whole number up to a limit for which something holds that, once it holds, holds for every larger one; nothing where there is none. */
function leastThat(holds: (tried: number) => boolean, most: number): number | undefined {
  if (most <= 0 || !holds(most)) return undefined
  let [fails, held] = [0, most]
  while (held - fails > 1) {
    const middle = Math.floor((fails + held) / 2)
    if (holds(middle)) held = middle
    else fails = middle
  }
  return held
}
