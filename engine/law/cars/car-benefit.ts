import { type Amount, figure, zero } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import type { CompanyCarRates, FuelType } from './appropriate-percentage.ts'
import { appropriatePercentage, type Car } from './appropriate-percentage.ts'

interface ProvidedCar extends Car {
  readonly carListPrice: Amount
  /** What the driver paid towards the price of the car. */
  readonly personalContribution: Amount
}

/** The cash equivalent of a car. Exact pounds a year. */
export type CarBenefit = ReturnType<typeof carBenefit>

/**
 * The benefit of a car for private use all year: the list price, less a capital contribution up to the limit, times the appropriate
 * percentage. ITEPA 2003 ss.121 and 132. Exact pounds a year.
 */
export function carBenefit(car: ProvidedCar, rates: CompanyCarRates) {
  const effectivePersonalContribution = car.personalContribution
    .atMost(figure(rates.companyCars.capitalContributionLimit))
    .named('effectivePersonalContribution', 'Contribution that counts', 'ITEPA 2003 s.132')
    .means({
      words: say`What you paid towards the price, up to the most that the law lets you count.`,
      atZero: say`You paid nothing towards the price.`,
    })
  const adjustedP11DValue = car.carListPrice
    .excessOver(effectivePersonalContribution)
    .named('adjustedP11DValue', 'List price after contribution')
    .means({
      words: say`The list price less what you paid towards it.`,
      atZero: say`Your contribution covers the whole list price, so there is nothing to tax.`,
    })
  const percentage = appropriatePercentage(car, rates)
  const annualBIKValue = adjustedP11DValue
    .times(percentage.percentage)
    .named('annualBIKValue', 'Taxable benefit for the year')
    .means(say`What the law says the car is worth to you, as if it were pay. It is your benefit in kind (BIK).`)
  return { effectivePersonalContribution, adjustedP11DValue, percentage, annualBIKValue }
}

/**
 * The benefit of free fuel for private journeys for a year: the multiplier times the percentage of the car, however little fuel is used.
 * Electricity does not count as fuel. ITEPA 2003 ss.149 and 150. Exact pounds a year.
 */
export const fuelBenefit = (fuelType: FuelType, percentage: Amount, { companyCars }: CompanyCarRates): Amount =>
  fuelType === 'electric' ? zero : figure(companyCars.fuelBenefitMultiplier).times(percentage)
