import type { Amount } from '../../expression/amount.ts'
import type { Ir35Rates } from '../rates.ts'
import { insideIr35 } from './inside.ts'
import { outsideIr35 } from './outside.ts'

/**
 * What a director keeps of a company’s profit, after the company’s taxes and their own, in either of two ways: all of it as salary, or a
 * small salary and the rest as dividends. `gain` is negative where dividends leave less. The salary and the employer’s contributions on it
 * both come out of the profit, so the sums are those of a contractor inside and outside IR35. ITEPA 2003 s.62; CTA 2009 s.54. Annual
 * pounds, unrounded.
 */
export function salaryOrDividends(profit: Amount, rates: Ir35Rates) {
  const income = { grossIncome: profit, netIncome: profit }
  const asSalary = insideIr35(income, rates).takeHome
  const asDividends = outsideIr35(income, rates).takeHome
  return { asSalary, asDividends, gain: asDividends.less(asSalary) }
}
