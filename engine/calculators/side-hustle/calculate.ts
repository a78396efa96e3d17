import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import { type AddedTax, addedTax } from '../../rules/income-tax/added-tax.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { type AdditionalNationalInsurance, additionalNationalInsurance } from '../../rules/side-hustle/additional-national-insurance.ts'
import { type TradingAllowanceRates, tradingAllowanceUsed } from '../../rules/side-hustle/trading-allowance.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>
export type SideHustleRates = IncomeTaxRates & NationalInsuranceRates & TradingAllowanceRates

/** Everything on the way from side income to what is left of it. Annual pounds, exact. */
export interface SideHustle {
  readonly facts: Inputs
  readonly tradingAllowanceUsed: Decimal
  /** Side income after the trading allowance. */
  readonly taxableIncome: Decimal
  /** What the taxable side income adds to the Income Tax on the salary. */
  readonly incomeTax: AddedTax
  readonly nationalInsurance: AdditionalNationalInsurance
  readonly totalAdditionalTax: Decimal
  readonly netSideHustleIncome: Decimal
  readonly totalIncome: Decimal
}

/** What side income beside a salary adds to the year’s tax, and what is left of it. */
export function calculate(facts: Inputs, rates: SideHustleRates): SideHustle {
  const { mainJobSalary, sideHustleIncome, useTradingAllowance, region } = facts
  const used = tradingAllowanceUsed(sideHustleIncome, useTradingAllowance, rates)
  const taxableIncome = sideHustleIncome.minus(used)
  const incomeTax = addedTax(mainJobSalary, taxableIncome, region, rates)
  const nationalInsurance = additionalNationalInsurance(mainJobSalary, taxableIncome, rates)
  const totalAdditionalTax = incomeTax.tax.plus(nationalInsurance.additional)
  return {
    facts,
    tradingAllowanceUsed: used,
    taxableIncome,
    incomeTax,
    nationalInsurance,
    totalAdditionalTax,
    netSideHustleIncome: sideHustleIncome.minus(totalAdditionalTax),
    totalIncome: mainJobSalary.plus(sideHustleIncome),
  }
}
