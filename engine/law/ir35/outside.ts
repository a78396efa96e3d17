import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { asCorporationTax, type CorporationTax, corporationTaxOn } from '../corporation-tax/corporation-tax.ts'
import { WHOLE_YEAR_ALONE } from '../corporation-tax/limits.ts'
import type { DividendWords } from '../dividends/tax-on-both.ts'
import { taxWithDividends } from '../dividends/tax-with-dividends.ts'
import type { Ir35Rates } from '../rates.ts'
import { contributionsOnPay } from './contributions.ts'
import { areContributionsDueOnSalary, directorSalary } from './director-salary.ts'
import { type ContractIncome, takeHomeAfter } from './scenario.ts'

/** A year of contracting outside IR35. Annual pounds, unrounded. */
export type OutsideIr35 = ReturnType<typeof outsideIr35>

/** What the steps of the director’s own tax mean. */
const WORDS: Partial<DividendWords> = {
  otherIncome: {
    taxableIncome: {
      label: 'Taxable income',
      means: {
        words: say`The part of your salary that you pay tax on.`,
        atZero: say`Your allowance covers all of your salary, so none of that is taxed.`,
      },
    },
    incomeTax: {
      label: 'Income Tax',
      means: {
        words: say`Each band of your taxable salary is taxed at its own rate.`,
        atZero: say`None of your salary is taxed, so there is nothing to pay on it.`,
      },
    },
  },
  unusedAllowance: say`Any allowance your salary leaves unused covers dividends.`,
}

/**
 * A year outside IR35. The income belongs to the company. The director takes the salary that is wanted, or a small one. The company deducts
 * the salary and the employer’s contributions on it (CTA 2009 s.54), pays Corporation Tax on the rest, and pays out all that is left as
 * dividends. Annual pounds, unrounded.
 */
export function outsideIr35(income: ContractIncome, rates: Ir35Rates, wantedSalary?: Amount, at = PLAIN) {
  const profit = income.netIncome.atLeastZero().named(at('profit'), 'Company profit before salary')
  const { salary, isLimitedByProfit } = directorSalary(profit, rates, wantedSalary, at)
  const { employer, nationalInsurance } = contributionsOnPay(salary, areContributionsDueOnSalary(rates), rates, at)
  const taxableProfit = profit
    .less(salary, ...employer)
    .named(at('taxableProfit'), 'Taxable profit', 'CTA 2009 s.54')
    .means(say`The salary and what it costs the company come off before Corporation Tax.`)
  const { tax, marginalRelief } = companyTax(taxableProfit, rates, at)
  const corporationTax = asCorporationTax(tax, at)
  const dividends = taxableProfit
    .less(corporationTax)
    .named(at('dividends'), 'Dividends')
    .means(say`All that the company has left is paid to you.`)
  const totalIncome = salary.plus(dividends).named(at('totalIncome'), 'Salary and dividends')
  const paid = { otherIncome: salary, dividendIncome: dividends, totalIncome, region: 'england', words: WORDS } as const
  const personal = taxWithDividends(paid, rates, at)
  const charges = { incomeTax: personal.incomeTax.tax, nationalInsurance, corporationTax, dividendTax: personal.dividendTax }
  return {
    isSalaryLimitedByProfit: isLimitedByProfit,
    salary,
    taxableProfit,
    marginalRelief,
    dividends,
    taxOnSalary: personal.incomeTax,
    ...charges,
    ...takeHomeAfter(income, charges, at),
  }
}

/**
 * Corporation Tax of a one-person company for a year. By one method it has marginal relief (CTA 2010 s.18B). By the other, the whole profit
 * is taxed at the small profits rate if it is within the lower limit, and at the main rate if not. Annual pounds, unrounded.
 */
export function companyTax(profit: Amount, rates: Ir35Rates, at = PLAIN): Pick<CorporationTax, 'tax' | 'marginalRelief'> {
  if (rates.methods.ir35.corporationTax.value === 'with-marginal-relief') return corporationTaxOn(profit, WHOLE_YEAR_ALONE, rates, at)
  const { lowerLimit, smallProfitsRate, mainRate } = rates.corporationTax
  const tax = when(isAbove(profit, figure(lowerLimit)), profit.times(figure(mainRate)), profit.times(figure(smallProfitsRate)))
  return { tax, marginalRelief: zero }
}
