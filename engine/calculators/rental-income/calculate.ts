import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { RentalRates } from '../../rules/rental-income/property-allowance.ts'
import { type RentalIncome, rentalIncome } from '../../rules/rental-income/rental-income.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

export interface Facts extends RentalIncome {
  readonly inputs: Inputs
}

/** Rental income after tax for the year from the form’s inputs. */
export const calculate = (inputs: Inputs, rates: RentalRates): Facts => ({ ...rentalIncome(inputs, rates), inputs })

export const OUTPUTS = [
  'grossRentalProfit',
  'mortgageReliefBasicRate',
  'netRentalProfit',
  'taxRate',
  'taxOnRentalProfit',
  'totalTaxDue',
  'netRentalIncomeAfterTax',
  'effectiveRate',
  'unusedFinanceCosts',
  'netAfterInterest',
  'propertyAllowanceUsed',
  'reductionOfOtherTax',
] as const

/** The record of the specification, each amount rounded to the penny on its own. */
export const recordOf = (rent: RentalIncome): Readonly<Record<(typeof OUTPUTS)[number], Decimal>> => ({
  grossRentalProfit: roundToPenny(rent.grossRentalProfit),
  mortgageReliefBasicRate: roundToPenny(rent.financeCosts.relief),
  netRentalProfit: roundToPenny(rent.netRentalProfit),
  taxRate: roundToPenny(rent.taxRate),
  taxOnRentalProfit: roundToPenny(rent.taxOnRentalProfit),
  totalTaxDue: roundToPenny(rent.totalTaxDue),
  netRentalIncomeAfterTax: roundToPenny(rent.netRentalIncomeAfterTax),
  effectiveRate: roundToPenny(rent.effectiveRate),
  unusedFinanceCosts: roundToPenny(rent.financeCosts.unused),
  netAfterInterest: roundToPenny(rent.netAfterInterest),
  propertyAllowanceUsed: roundToPenny(rent.propertyAllowance.used),
  reductionOfOtherTax: roundToPenny(rent.reductionOfOtherTax),
})
