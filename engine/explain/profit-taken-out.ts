import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { type Amount, input, number } from '../expression/amount.ts'
import { LARGEST_AMOUNT } from '../inputs/kinds.ts'
import { outsideIr35 } from '../law/ir35/outside.ts'
import { salaryOrDividends } from '../law/ir35/salary-or-dividends.ts'
import type { Ir35Rates } from '../law/rates.ts'
import { type Decimal, isAboveZero, ZERO } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import { solutionsFor } from './inverse.ts'

/** A salary with dividends of all that the company then has left, and what its director keeps. Annual pounds, to the penny. */
export interface SalaryWithDividends {
  readonly salary: Decimal
  readonly dividends: Decimal
  readonly dividendTax: Decimal
  readonly kept: Decimal
}

/** What a director keeps of a company’s profit in several ways, and where two leave the same. Annual pounds, to the penny. */
export interface ProfitTakenOut {
  readonly asSalary: Decimal
  readonly asDividends: Decimal
  /**
   * Dividends with each salary at which something begins: employer contributions, a year for the State Pension, Income Tax. The largest
   * salary first, and none that leaves no dividends.
   */
  readonly withSalary: readonly SalaryWithDividends[]
  /** The profits at which both leave the same, above the small ones that are all salary either way. */
  readonly even: readonly Decimal[]
}

/** What is left of a profit that is all paid out as a salary, or as a small salary and dividends. ITEPA 2003 s.62; CTA 2009 s.54. */
export function profitTakenOut(profit: Decimal, rates: Ir35Rates): ProfitTakenOut {
  const { asSalary, asDividends, gain } = salaryOrDividends(input('profit'), rates)
  const values = new ExactEvaluator({ profit })
  const wanted = { formula: gain, amount: ZERO, inputs: { profit }, input: 'profit', from: ZERO, to: LARGEST_AMOUNT }
  return {
    asSalary: roundToPenny(values.of(asSalary)),
    asDividends: roundToPenny(values.of(asDividends)),
    withSalary: salariesIn(rates).flatMap((salary) => withSalaryOf(salary, profit, rates)),
    even: solutionsFor(wanted).flatMap(({ at, upTo }) => (upTo ? [] : [roundToPenny(at)])),
  }
}

/** The salaries that directors weigh up. ITA 2007 s.35; SSCBA 1992 ss.5, 6 and 9. */
function salariesIn({ incomeTax, nationalInsurance: { class1 } }: Ir35Rates): Decimal[] {
  const all = [incomeTax.personalAllowance.amount, class1.secondaryThreshold, class1.lowerEarningsLimit].map(({ value }) => value)
  return [...new Map(all.map((salary) => [salary.toFixed(), salary])).values()].toSorted((one, other) => other.comparedTo(one))
}

function withSalaryOf(wanted: Decimal, profit: Decimal, rates: Ir35Rates): SalaryWithDividends[] {
  const income = { grossIncome: input('profit'), netIncome: input('profit') }
  const { salary, taxableProfit, corporationTax, dividendTax, takeHome } = outsideIr35(income, rates, number(wanted))
  const values = new ExactEvaluator({ profit })
  const of = (amount: Amount) => roundToPenny(values.of(amount))
  // The company pays its tax to the penny, so the parts shown add up to what is kept.
  const dividends = of(taxableProfit).minus(of(corporationTax))
  if (!values.of(salary).equals(wanted) || !isAboveZero(dividends)) return []
  return [{ salary: wanted, dividends, dividendTax: of(dividendTax), kept: of(takeHome) }]
}
