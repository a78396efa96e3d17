import type { Calculator, RatesChoice } from '../calculator.ts'
import { type PensionMethod, pensionMethod } from '../inputs/common-fields.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { amountIn } from './amount-in.ts'
import type { RecordedAmount } from './recorded-amounts.ts'

/** The same pension contribution, paid in one of the ways. Pounds a year. */
export interface PensionWay {
  readonly method: PensionMethod
  readonly takeHome: Decimal
  /** How much lower that is than without a contribution. */
  readonly cost: Decimal
}

/**
 * What an employee’s contribution leaves of pay and costs in each of the ways to pay it in, and what goes into the pension, which is the same
 * in all of them: a contribution out of pay is the gross one. By the law of the year, whatever a tax code takes: payroll gives no relief above
 * the basic rate at source. `paidBack` is what HMRC pays after the year to low earners with a net pay arrangement. ITEPA 2003 s.62; FA 2004
 * ss.192 to 193A. Pounds a year, to the penny.
 */
export function pensionWays<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  choice: RatesChoice,
): { readonly ways: readonly PensionWay[]; readonly contribution: Decimal; readonly paidBack: Decimal } {
  const byLaw = { ...inputs, taxCode: '', secondTaxCode: '', isPublicServicePension: false }
  const amountWith = (changed: object, field: RecordedAmount<'income-tax' | 'student-loan'>) =>
    amountIn(calculator.record({ ...byLaw, ...changed }, choice), field, calculator.slug)
  const onNetPay = calculator.calculate({ ...byLaw, pensionMethod: 'net-pay' }, choice)
  const without = amountWith({ pensionContribution: ZERO, pensionPerMonth: ZERO }, 'netIncome')
  return {
    ways: pensionMethod.options.map((method) => {
      const takeHome = amountWith({ pensionMethod: method }, 'netIncome')
      return { method, takeHome, cost: without.minus(takeHome) }
    }),
    contribution: amountWith({ pensionMethod: 'salary-sacrifice' }, 'pension'),
    paidBack: onNetPay.rows.find(({ key }) => key === 'netPayRelief')?.value ?? ZERO,
  }
}
