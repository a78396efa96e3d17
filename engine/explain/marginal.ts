import type { Calculator, Choice } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE_HUNDRED } from '../money/decimal.ts'
import { withBeside } from './costs-beside.ts'
import { type Edge, edgesAround } from './edges.ts'
import { linesBetween, type MarginalLine } from './marginal-lines.ts'
import { withoutApart } from './regime.ts'
import { type Restoration, restorationOf } from './restored-allowance.ts'

/** What £100 more of an income does, and where that changes next. */
export interface Marginal {
  /** The input that is moved, what it is now, and what is added to it: £100, or what comes to £100 in a year. */
  readonly input: string
  readonly income: Decimal
  readonly more: Decimal
  /** The line of the answer; where costs stand beside its sum, with them counted. */
  readonly headline: MarginalLine
  /** Whether the headline is money kept, so that a cliff that lowers it costs. */
  readonly isKept: boolean
  readonly lines: readonly MarginalLine[]
  readonly above?: Edge
  readonly below?: Edge
  /** The pension contribution that brings a tapered Personal Allowance back whole. */
  readonly restoredBy?: Restoration
}

/**
 * What the next £100 of a calculator’s income does to each row, costs beside the sum counted in it, and the nearest incomes above and below
 * at which that changes. Annual pounds, exact. Nothing where no income is moved, or it is earned no times.
 * @throws RangeError for a result without a row of its headline, which no calculator gives.
 */
export function marginal<Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, choice: Choice = {}): Marginal | undefined {
  const { margin } = calculator
  const given: Readonly<Record<string, unknown>> = inputs
  const income = margin && given[margin.input]
  const times = margin?.times === undefined ? 1 : Number(given[margin.times])
  if (!margin || !(income instanceof Decimal) || times === 0) return undefined

  const isKept = (key: string) => calculator.headlines[key] === 'kept'
  const at = (amount: Decimal) => {
    const result = calculator.calculate({ ...inputs, [margin.input]: amount }, choice)
    return withBeside(withoutApart(result, margin), margin, isKept(result.headline))
  }
  const more = ONE_HUNDRED.dividedBy(times)
  const now = at(income)
  const lines = linesBetween(now, at(income.plus(more)))
  const headline = lines.find(({ key }) => key === now.headline)
  if (!headline) throw new RangeError(`${calculator.slug} has no row of its headline "${now.headline}"`)
  const restoredBy = margin.isEarnings && restorationOf(calculator, inputs, choice, now)
  return {
    input: margin.input,
    income,
    more,
    headline,
    isKept: isKept(headline.key),
    lines,
    ...edgesAround(income, more, at),
    ...(restoredBy && { restoredBy }),
  }
}
