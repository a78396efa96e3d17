import type { Decimal } from '../../money/decimal.ts'
import type { PensionMethod } from './pension-method.ts'
import { chargesOn, type TakeHomePay, type TakeHomeRates, taxOnPay } from './take-home-pay.ts'

/**
 * Take-home pay of a year under each way of paying the same pension contribution, exact. Two ways share each charge: relief at source alone
 * is paid out of taxed pay, and salary sacrifice alone lowers what National Insurance and student loans fall on.
 */
export function takeHomeByMethod(pay: TakeHomePay, rates: TakeHomeRates): Readonly<Record<PensionMethod, Decimal>> {
  const { facts, pensionGross, incomeTax } = pay
  const { annualSalary, pensionMethod } = facts
  const afterPension = annualSalary.minus(pensionGross)
  const tax = (isAtSource: boolean) =>
    isAtSource === (pensionMethod === 'relief-at-source') ? incomeTax.tax : taxOnPay(facts, pensionGross, isAtSource, rates).tax
  const charges = (earnings: Decimal, isSacrificed: boolean) => {
    const { nationalInsurance, studentLoan } =
      isSacrificed === (pensionMethod === 'salary-sacrifice') ? pay : chargesOn(earnings, facts.loans, rates)
    return nationalInsurance.contribution.plus(studentLoan)
  }
  const afterTax = afterPension.minus(tax(false))
  const onSalary = charges(annualSalary, false)
  const cost = pensionGross.times(rates.incomeTax.reliefAtSource.memberShare.value)
  return {
    'salary-sacrifice': afterTax.minus(charges(afterPension, true)),
    'net-pay': afterTax.minus(onSalary),
    'relief-at-source': annualSalary.minus(cost).minus(tax(true)).minus(onSalary),
  }
}
