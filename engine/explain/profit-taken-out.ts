import { input } from '../formula/amount.ts'
import { Values } from '../formula/values.ts'
import { LARGEST_AMOUNT } from '../inputs/parse.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import { salaryOrDividends } from '../rules/ir35/salary-or-dividends.ts'
import type { Ir35Rates } from '../rules/rates.ts'
import { solutionsFor } from './inverse.ts'

/** What a director keeps of a company’s profit in two ways, and where both leave the same. Annual pounds, to the penny. */
export interface ProfitTakenOut {
  readonly asSalary: Decimal
  readonly asDividends: Decimal
  /** The profits at which both leave the same, above the small ones that are all salary either way. */
  readonly even: readonly Decimal[]
}

/** What is left of a profit that is all paid out as a salary, or as a small salary and dividends. ITEPA 2003 s.62; CTA 2009 s.54. */
export function profitTakenOut(profit: Decimal, rates: Ir35Rates): ProfitTakenOut {
  const { asSalary, asDividends, gain } = salaryOrDividends(input('profit'), rates)
  const values = new Values({ profit })
  const wanted = { formula: gain, amount: ZERO, inputs: { profit }, input: 'profit', from: ZERO, to: LARGEST_AMOUNT }
  return {
    asSalary: roundToPenny(values.of(asSalary)),
    asDividends: roundToPenny(values.of(asDividends)),
    even: solutionsFor(wanted).flatMap(({ at, upTo }) => (upTo ? [] : [roundToPenny(at)])),
  }
}
