import { type TaxOnIncome, taxOnIncome } from '../../decimal-rules/income-tax/tax-on-income.ts'
import { type SelfEmployedContributions, selfEmployedContributions } from '../../decimal-rules/self-employment/contributions.ts'
import { type TradingProfit, tradingProfit } from '../../decimal-rules/self-employment/trading-profit.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>
export type SelfEmployedRates = IncomeTaxRates & NationalInsuranceRates

/** Every amount from receipts to what a self-employed person keeps. Pounds a year, unrounded. */
export interface SelfEmployed {
  readonly inputs: Inputs
  readonly trade: TradingProfit
  readonly incomeTax: TaxOnIncome
  readonly contributions: SelfEmployedContributions
  readonly totalTax: Decimal
  /** Profit after expenses and tax; negative for a loss. */
  readonly netIncome: Decimal
  readonly monthlyNetIncome: Decimal
}

/**
 * What a self-employed person with no other income keeps of a year’s profit after Income Tax and National Insurance. Pounds a year,
 * unrounded. A loss is not taxed. Expects parsed inputs. Throws `NoRateError` if a rate has no value for the year. ITA 2007 ss.10 and 23;
 * SSCBA 1992 ss.11 and 15.
 */
export function calculate(inputs: Inputs, rates: SelfEmployedRates): SelfEmployed {
  const trade = tradingProfit(inputs.annualProfit, inputs.expenses)
  const incomeTax = taxOnIncome({ income: trade.chargeableProfit, region: inputs.region }, rates)
  const contributions = selfEmployedContributions(trade.chargeableProfit, rates)
  const totalTax = incomeTax.tax.plus(contributions.total)
  const netIncome = trade.profit.minus(totalTax)
  return { inputs, trade, incomeTax, contributions, totalTax, netIncome, monthlyNetIncome: netIncome.dividedBy(MONTHS_IN_A_YEAR) }
}
