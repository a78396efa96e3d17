import type { RentalRates } from '../../decimal-rules/rental-income/property-allowance.ts'
import { type RentalIncome, rentalIncome } from '../../decimal-rules/rental-income/rental-income.ts'
import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** The result for a letting, with its inputs. Pounds a year, unrounded. */
export interface Facts extends RentalIncome {
  readonly inputs: Inputs
}

/**
 * A landlord’s rental income after Income Tax for a year. Pounds a year, unrounded. A loss is not taxed. Expects parsed inputs. Throws
 * `NoRateError` if a rate has no value for the year. ITTOIA 2005 ss.268 to 272, 274A and 274AA, and Part 6A ch.2; ITA 2007 s.23.
 */
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

/** The record as the specification defines it, each amount rounded to the penny separately. */
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
