import { type Decimal, percentOf } from '../../money/decimal.ts'

/** What a year of contracting brings in. Annual pounds. */
export interface ContractIncome {
  /** Day rate times days. */
  readonly grossIncome: Decimal
  readonly businessExpenses: Decimal
  /** Gross less expenses; a loss is negative. */
  readonly netIncome: Decimal
}

/** The four charges on a year of contracting. Exact pounds a year. */
export interface Charges {
  readonly incomeTax: Decimal
  /** The employee’s contributions, and the employer’s if the contractor pays for them. */
  readonly nationalInsurance: Decimal
  readonly corporationTax: Decimal
  readonly dividendTax: Decimal
}

/** What is left of a year of contracting after the charges. Exact pounds a year. */
export interface TakeHome {
  readonly totalTax: Decimal
  readonly takeHome: Decimal
  /** All the charges as a percentage of gross income. */
  readonly effectiveRate: Decimal
}

/** Net income less the four charges, and their percentage of gross income. Exact pounds a year. */
export function takeHomeAfter({ grossIncome, netIncome }: ContractIncome, charges: Charges): TakeHome {
  const totalTax = charges.incomeTax.plus(charges.nationalInsurance).plus(charges.corporationTax).plus(charges.dividendTax)
  return { totalTax, takeHome: netIncome.minus(totalTax), effectiveRate: percentOf(totalTax, grossIncome) }
}
