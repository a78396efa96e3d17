import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'
import type { ProvidedCar } from './car-benefit.ts'

/**
 * The benefit of free fuel for private journeys for a year: the multiplier times the percentage of the car, however little fuel is used.
 * Electricity does not count as fuel. ITEPA 2003 ss.149 and 150. Exact pounds a year.
 */
export const fuelBenefit = ({ fuelType }: Pick<ProvidedCar, 'fuelType'>, percentage: Decimal, { companyCars }: CompanyCarRates): Decimal =>
  fuelType === 'electric' ? ZERO : companyCars.fuelBenefitMultiplier.value.times(percentage)
