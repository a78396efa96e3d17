import { atLeastZero, type Decimal, smallerOf } from '../../money/decimal.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'
import { type AppropriatePercentage, appropriatePercentage, type Car } from './appropriate-percentage.ts'

export interface ProvidedCar extends Car {
  readonly carListPrice: Decimal
  /** What the driver paid towards the price of the car. */
  readonly personalContribution: Decimal
}

/** The cash equivalent of a car. Exact pounds a year. */
export interface CarBenefit {
  /** The part of the contribution that counts. */
  readonly effectivePersonalContribution: Decimal
  readonly adjustedP11DValue: Decimal
  readonly percentage: AppropriatePercentage
  readonly annualBIKValue: Decimal
}

/**
 * The benefit of a car for private use all year: the list price, less a capital contribution up to the limit, times the appropriate
 * percentage. ITEPA 2003 ss.121 and 132. Exact pounds a year.
 */
export function carBenefit(car: ProvidedCar, rates: CompanyCarRates): CarBenefit {
  const effectivePersonalContribution = smallerOf(car.personalContribution, rates.companyCars.capitalContributionLimit.value)
  const adjustedP11DValue = atLeastZero(car.carListPrice.minus(effectivePersonalContribution))
  const percentage = appropriatePercentage(car, rates)
  return {
    effectivePersonalContribution,
    adjustedP11DValue,
    percentage,
    annualBIKValue: adjustedP11DValue.times(percentage.percentage),
  }
}
