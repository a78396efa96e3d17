import { atLeastZero, type Decimal } from '../../money/decimal.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import { type TaxWithDividends, taxWithDividends } from '../dividends/tax-with-dividends.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { Contribution } from '../national-insurance/contribution.ts'
import { type CompanyTax, companyTax } from './company-tax.ts'
import { directorSalary } from './director-salary.ts'
import { type Charges, type ContractIncome, type TakeHome, takeHomeAfter } from './scenario.ts'

/** A year of contracting outside IR35, with every amount that was worked out. Exact pounds a year. */
export interface OutsideIr35 extends Charges, TakeHome {
  readonly status: 'outside'
  /** Net income, or 0 for a loss. */
  readonly profit: Decimal
  readonly salary: Decimal
  readonly employerContributions: Decimal
  /** Nothing, where the salary is at most the threshold at which they start. */
  readonly employeeContributions: Contribution
  /** Profit after the salary and the employer’s contributions on it. */
  readonly taxableProfit: Decimal
  readonly company: CompanyTax
  readonly dividends: Decimal
  readonly personal: TaxWithDividends
}

/**
 * A year outside IR35. The income belongs to the company. The director takes a small salary. The company deducts it and the employer’s
 * contributions on it (CTA 2009 s.54), pays Corporation Tax on the rest, and pays out all that is left as dividends. Exact pounds a year.
 */
export function outsideIr35(income: ContractIncome, rates: Ir35Rates): OutsideIr35 {
  const profit = atLeastZero(income.netIncome)
  const { pay: salary, employerContributions } = directorSalary(profit, rates)
  const taxableProfit = profit.minus(salary).minus(employerContributions)
  const company = companyTax(taxableProfit, rates)
  const dividends = taxableProfit.minus(company.tax)
  const personal = taxWithDividends({ otherIncome: salary, dividendIncome: dividends, region: 'england' }, rates)
  const employeeContributions = class1Employee(salary, rates)
  const charges: Charges = {
    incomeTax: personal.incomeTax.tax,
    nationalInsurance: employeeContributions.contribution.plus(employerContributions),
    corporationTax: company.tax,
    dividendTax: personal.dividendTax,
  }
  return {
    status: 'outside',
    profit,
    salary,
    employerContributions,
    employeeContributions,
    taxableProfit,
    company,
    dividends,
    personal,
    ...charges,
    ...takeHomeAfter(income, charges),
  }
}
