import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { ProvidedCar } from './car-benefit.ts'
import type { CompanyCarRates } from './rates.ts'

/**
 * The benefit of free fuel for private journeys in a year: the multiplier times the car’s own percentage, however little is used.
 * Electricity is no fuel. ITEPA 2003 ss.149 and 150. Annual pounds.
 */
export const fuelBenefit = ({ fuelType }: Pick<ProvidedCar, 'fuelType'>, percentage: Decimal, { companyCars }: CompanyCarRates): Decimal =>
  fuelType === 'electric' ? ZERO : companyCars.fuelBenefitMultiplier.value.times(percentage)
