import { type AddedTax, addedTax } from '../../decimal-rules/income-tax/added-tax.ts'
import {
  type AdditionalNationalInsurance,
  additionalNationalInsurance,
} from '../../decimal-rules/side-hustle/additional-national-insurance.ts'
import { type TradingAllowanceRates, tradingAllowanceUsed } from '../../decimal-rules/side-hustle/trading-allowance.ts'
import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>
export type SideHustleRates = IncomeTaxRates & NationalInsuranceRates & TradingAllowanceRates

/** Every amount from side income to what is left of it after tax. Pounds a year, unrounded. */
export interface SideHustle {
  readonly facts: Inputs
  readonly tradingAllowanceUsed: Decimal
  /** Side income after the trading allowance. */
  readonly taxableIncome: Decimal
  /** The extra Income Tax because of the taxable side income. */
  readonly incomeTax: AddedTax
  readonly nationalInsurance: AdditionalNationalInsurance
  readonly totalAdditionalTax: Decimal
  readonly netSideHustleIncome: Decimal
  readonly totalIncome: Decimal
}

/**
 * The extra Income Tax and National Insurance on side income on top of a salary, and what is left of it. Pounds a year, unrounded. Expects
 * parsed inputs. Throws `NoRateError` if a rate has no value for the year. ITTOIA 2005 Part 6A ch.1; ITA 2007 s.10; SSCBA 1992 s.15;
 * SI 2001/1004 reg.100.
 */
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
