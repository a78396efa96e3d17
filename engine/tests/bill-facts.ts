import { type Amount, zero } from '../expression/amount.ts'
import { gainRates } from '../law/capital-gains/gain-rates.ts'
import { payDays } from '../law/national-insurance/pay-days.ts'
import type { BillFacts } from '../law/person-year.ts'
import type { Profits } from '../law/profits.ts'
import { practiceOf } from '../law/self-assessment/practice.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { pounds } from './amounts.ts'
import { ratesByDate, ratesOf } from './rates.ts'
import { TEST_YEAR } from './test-year.ts'

/** Numbers of pounds in place of amounts. */
type InPounds<Of> = { readonly [Name in keyof Of]?: Amount extends Of[Name] ? number : Of[Name] }

const inAmounts = (given: object) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? pounds(value) : value]))

/** The profits of a year in pounds: nothing where they are left out. */
export const profitsOf = (given: InPounds<Profits>): Profits => ({ trade: zero, rent: zero, financeCosts: zero, ...inAmounts(given) })

/** What a year’s bill depends on in pounds: nothing, in England, where it is left out. */
export function factsOf(given: InPounds<BillFacts>, taxYear: TaxYear = TEST_YEAR): BillFacts {
  const on = ratesByDate('statute')
  const { starts, ends } = taxYears[taxYear]
  return {
    employmentIncome: zero,
    taxableBenefits: zero,
    pensionIncome: zero,
    statePension: zero,
    savingsInterest: zero,
    dividendIncome: zero,
    tradingLosses: zero,
    rentalLosses: zero,
    reliefAtSourcePension: zero,
    giftAid: zero,
    marriageAllowance: 'none',
    blindPersonsAllowance: false,
    region: 'england',
    practice: practiceOf(ratesOf('statute', taxYear)),
    childBenefit: zero,
    plan: undefined,
    hasPostgraduateLoan: false,
    studentLoanDeducted: zero,
    isOverStatePensionAge: false,
    residentialGains: zero,
    otherGains: zero,
    otherGainsBeforeBudget: zero,
    paidIn: { days: payDays(taxYear), on },
    gainRates: (asset, when) => gainRates(asset, when === 'starts' ? starts : ends, ratesOf('statute', taxYear), on),
    ...inAmounts(given),
  }
}
