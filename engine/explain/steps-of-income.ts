import type { Calculator, RatesChoice } from '../calculator.ts'
import { isAlike } from '../evaluate/slope-evaluator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { type Decimal, ONE } from '../money/decimal.ts'
import { incomePicture } from './income-picture.ts'
import { withOtherCosts } from './other-costs.ts'

/** A part of an income of which each pound costs the same. Pounds of the income. */
export interface IncomeStep {
  readonly from: Decimal
  /** Where the next one starts; undefined for the last. */
  readonly to?: Decimal
  /** How much of each pound is not kept, as a fraction. */
  readonly lost: Decimal
  /** How much of it is. */
  readonly left: Decimal
  /** What the calculator answers for an income of `to`, to the penny, less the costs outside its sum. */
  readonly kept?: Decimal
  /** All the rest of `to`. */
  readonly taken?: Decimal
  /** Whether the income that was entered is in it. */
  readonly isHere: boolean
}

/**
 * How much each further pound of an income costs, from the first. Roundings, such as that of the Personal Allowance to a whole pound (ITA 2007
 * s.35(3)), count as the line that they follow. Empty where the answer is not what is kept of an income.
 */
export function stepsOfIncome<Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, choice: RatesChoice = {}): IncomeStep[] {
  const picture = incomePicture(calculator, inputs, choice)
  if (!picture?.isKept) return []
  const keptAt = (at: Decimal) => {
    const { rows, headline } = withOtherCosts(calculator.calculate({ ...inputs, [picture.input]: at }, choice))
    return rows.find(({ key }) => key === headline)?.shown.pence
  }
  const breakpoints = picture.vertices.slice(0, -1).filter(({ each }, index, all) => {
    const before = all[index - 1]
    return !before || !isAlike(each, before.each)
  })
  return breakpoints.map(({ at: from, each }, index) => {
    const to = breakpoints[index + 1]?.at
    const kept = to && keptAt(to)
    const isHere = picture.income.greaterThanOrEqualTo(from) && (!to || picture.income.lessThan(to))
    return { from, ...(to && { to }), lost: ONE.minus(each), left: each, ...(kept && { kept, taken: to.minus(kept) }), isHere }
  })
}
