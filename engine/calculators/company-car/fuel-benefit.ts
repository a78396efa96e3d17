import { type Amount, figure, NIL } from '../../formula/amount.ts'
import type { FuelType } from './fields.ts'
import type { CompanyCarRates } from './rates.ts'

/**
 * The benefit of free fuel for private journeys for a year: the multiplier times the percentage of the car, however little fuel is used.
 * Electricity does not count as fuel. ITEPA 2003 ss.149 and 150. Exact pounds a year.
 */
export const fuelBenefit = (fuelType: FuelType, percentage: Amount, { companyCars }: CompanyCarRates): Amount =>
  fuelType === 'electric' ? NIL : figure(companyCars.fuelBenefitMultiplier).times(percentage)
