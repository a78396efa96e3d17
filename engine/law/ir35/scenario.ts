import { type Amount, sumOf } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { TaxOnIncome } from '../income-tax/tax-on-income.ts'

/** What a year of contracting brings in. Annual pounds. */
export interface ContractIncome {
  /** Day rate times days. */
  readonly grossIncome: Amount
  /** Gross less expenses; a loss is negative. */
  readonly netIncome: Amount
}

/** The charges on a year of contracting. Annual pounds, unrounded. */
interface ContractCharges {
  readonly incomeTax: Amount
  /** The employee’s contributions, and the employer’s if the contractor pays for them. */
  readonly nationalInsurance: Amount
  /** Outside IR35 only. */
  readonly corporationTax?: Amount
  readonly dividendTax?: Amount
}

/** A year of contracting, inside or outside IR35. Annual pounds, unrounded. */
export interface Scenario extends ContractCharges, ReturnType<typeof takeHomeAfter> {
  readonly salary: Amount
  /** The tax on the salary, and the allowance that is left. */
  readonly taxOnSalary: TaxOnIncome
}

/** Net income less the charges, and their percentage of gross income. Annual pounds, unrounded. */
export function takeHomeAfter(
  { grossIncome, netIncome }: ContractIncome,
  { incomeTax, nationalInsurance, corporationTax, dividendTax }: ContractCharges,
  at = PLAIN,
) {
  const charges = [incomeTax, nationalInsurance, corporationTax, dividendTax].filter((charge) => charge !== undefined)
  return {
    takeHome: netIncome.less(...charges).named(at('takeHome'), 'Take-home pay'),
    effectiveRate: sumOf(charges)
      .asPercentOf(grossIncome)
      .named(at('effectiveRate'), 'Effective tax rate')
      .means(say`All the taxes as a percentage of what you invoice.`),
  }
}
