import type { Calculator } from '../../calculator.ts'
import type { Fields, InputsOf } from '../../inputs/field.ts'
import { Decimal } from '../../money/decimal.ts'
import type { Result } from '../../result/result.ts'
import type { Advice, Kind } from './advice.ts'
import { allowanceOrder } from './allowance-order.ts'
import { contribution } from './contribution.ts'
import { directorSalary } from './director-salary.ts'
import { dormantCompany } from './dormant-company.ts'
import { nextYearsExemptAmount, partnersExemptAmount } from './exempt-amounts.ts'
import { expensesInstead } from './expenses-instead.ts'
import { marriageAllowance } from './marriage-allowance.ts'
import { propertyAllowance } from './property-allowance.ts'
import { salarySacrifice } from './salary-sacrifice.ts'
import { smallProfits } from './small-profits.ts'
import { tradingAllowance } from './trading-allowance.ts'

/** In this order where two are worth the same. */
const KINDS: readonly Kind[] = [
  contribution,
  salarySacrifice,
  marriageAllowance,
  nextYearsExemptAmount,
  partnersExemptAmount,
  tradingAllowance,
  expensesInstead,
  propertyAllowance,
  directorSalary,
  smallProfits,
  dormantCompany,
  allowanceOrder,
]

/** Nobody fills in a form, or asks an employer, for less. Pounds a year. */
const LEAST_WORTH = new Decimal(20)
/** More would be a list to study, and not something to do. */
const MOST_ADVICE = 3

/**
 * What somebody could do about an answer: at most three things, each lawful on the day `today`, certain, and worth more than £20 a year; the
 * one worth most first. What each is worth is worked out by the calculator itself, with its change entered.
 */
export function adviceFor<Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, result: Result, today: string): Advice[] {
  const situation = { calculator, inputs, result, today }
  return KINDS.flatMap((advise) => advise(situation) ?? [])
    .filter(({ worth }) => worth.greaterThan(LEAST_WORTH))
    .toSorted((one, other) => other.worth.comparedTo(one.worth))
    .slice(0, MOST_ADVICE)
}
