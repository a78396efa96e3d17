import { atLeastZero, type Decimal } from '../../money/decimal.ts'
import { type TaxWithDividends, taxWithDividends } from '../dividends/tax-with-dividends.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { Contribution } from '../national-insurance/contribution.ts'
import { type CompanyTax, companyTax } from './company-tax.ts'
import { directorSalary } from './director-salary.ts'
import type { Ir35Rates } from './rates.ts'
import { type Charges, type ContractIncome, type TakeHome, takeHomeAfter } from './scenario.ts'

/** A year of contracting outside IR35, with every amount on the way. Annual pounds, exact. */
export interface OutsideIr35 extends Charges, TakeHome {
  readonly status: 'outside'
  /** Net income, 0 for a loss. */
  readonly profit: Decimal
  readonly salary: Decimal
  readonly employerContributions: Decimal
  /** Nothing on a salary that stops where they start. */
  readonly employeeContributions: Contribution
  /** Profit after the salary and what it costs the company. */
  readonly taxableProfit: Decimal
  readonly company: CompanyTax
  readonly dividends: Decimal
  readonly personal: TaxWithDividends
}

/**
 * Outside IR35 the income is the company’s: the director takes a small salary, the company pays Corporation Tax on the rest
 * (the salary and its employer’s contributions deducted, CTA 2009 s.54), and all that is left is paid out as dividends.
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
