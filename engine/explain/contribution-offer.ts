import type { Calculator, Choice } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { amountIn } from './amount-in.ts'
import { isTapered } from './tapered-allowance.ts'

/** What somebody would gain from a larger pension contribution. */
export type OfferReason = 'full-allowance' | 'no-higher-rate' | 'no-loan-repayment'

/** A larger pension contribution that brings income back under a limit, and what it costs. Annual pounds, to the penny. */
export interface ContributionOffer {
  readonly reason: OfferReason
  /** What to enter as the contribution: a percentage with two decimals, as the form takes it. */
  readonly percent: Decimal
  /** True where something is paid in already. */
  readonly isMore: boolean
  /** How much more goes into the pension, including tax relief. */
  readonly more: Decimal
  /** How much less the answer is. */
  readonly cost: Decimal
}

const CONTRIBUTION = 'pensionContribution'
/** The largest extra contribution to offer, in hundredths of a percent of pay. Few people further from a limit would want one. */
const FURTHEST: Readonly<Record<OfferReason, number>> = { 'full-allowance': 1000, 'no-higher-rate': 500, 'no-loan-repayment': 200 }
const REASONS = Object.keys(FURTHEST) as OfferReason[]

/** Whether a result has the cost that an offer would remove. ITA 2007 ss.10 and 35(2); SI 2009/470 reg.29 for the loan. */
const SUFFERS: Readonly<Record<OfferReason, (result: Result) => boolean>> = {
  'full-allowance': isTapered,
  'no-higher-rate': ({ bandTables }) =>
    bandTables.some(({ slices }) => slices.some(({ band, amount }) => band.name === 'higher' && !amount.isZero())),
  'no-loan-repayment': ({ record }) => record['studentLoan'] instanceof Decimal && !record['studentLoan'].isZero(),
}

/**
 * The pension contribution to offer for these inputs: the smallest that restores a tapered Personal Allowance (ITA 2007 s.35(2)); failing
 * that, the smallest that leaves nothing taxed at the higher rate (s.10); failing that, the smallest that leaves no student loan to repay.
 * Undefined where none of them is close, or where the calculator does not ask for a percentage. Annual pounds, to the penny.
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

/** What goes into the pension, including the relief that a scheme claims. */
function pensionIn({ record }: Result): Decimal {
  const amount = record['pensionGross'] ?? record['pension']
  return amount instanceof Decimal ? amount : ZERO
}

/**
 * The smallest whole number up to `most` for which `holds` is true; undefined where there is none. `holds` must not be true for 0, and must
 * stay true for every larger number once it is true.
 */
function leastThat(holds: (tried: number) => boolean, most: number): number | undefined {
  if (!holds(most)) return undefined
  let [fails, held] = [0, most]
  while (held - fails > 1) {
    const middle = Math.floor((fails + held) / 2)
    if (holds(middle)) held = middle
    else fails = middle
  }
  return held
}
