import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import { type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { Contribution } from '../national-insurance/contribution.ts'
import { type AffordablePay, affordablePay } from './affordable-pay.ts'
import { type Charges, type ContractIncome, type TakeHome, takeHomeAfter } from './scenario.ts'

/** A year of contracting inside IR35, with every amount that was worked out. Exact pounds a year. */
export interface InsideIr35 extends Charges, TakeHome {
  readonly status: 'inside'
  readonly salary: Decimal
  readonly dividends: Decimal
  readonly employerContributions: Decimal
  readonly employeeContributions: Contribution
  readonly taxOnPay: TaxOnIncome
}

/** Whether the rule set’s method takes the employer’s contributions out of the income from the contract. */
export const isPayAfterEmployerContributions = ({ methods }: Ir35Rates): boolean =>
  methods.ir35.inside.value === 'pay-after-employer-contributions'

/**
 * A year inside IR35. The income is pay, in law a deemed direct payment: it is taxed as employment income, with Class 1 on it. ITEPA 2003
 * ss.61K to 61X. The contractor also pays for the employer’s contributions, because they come out of the fee. Exact pounds a year.
 */
export function insideIr35(income: ContractIncome, rates: Ir35Rates): InsideIr35 {
  const { pay, employerContributions } = deemedPay(income, rates)
  const taxOnPay = taxOnIncome({ income: pay, region: 'england' }, rates)
  const employeeContributions = class1Employee(pay, rates)
  const charges: Charges = {
    incomeTax: taxOnPay.tax,
    nationalInsurance: employeeContributions.contribution.plus(employerContributions),
    corporationTax: ZERO,
    dividendTax: ZERO,
  }
  return {
    status: 'inside',
    salary: pay,
    dividends: ZERO,
    employerContributions,
    employeeContributions,
    taxOnPay,
    ...charges,
    ...takeHomeAfter(income, charges),
  }
}

/** The pay for the year: by one method, all income less the employer’s contributions; by the other, income less expenses. */
function deemedPay({ grossIncome, netIncome }: ContractIncome, rates: Ir35Rates): AffordablePay {
  if (isPayAfterEmployerContributions(rates)) return affordablePay(grossIncome, rates)
  return { pay: atLeastZero(netIncome), employerContributions: ZERO }
}
