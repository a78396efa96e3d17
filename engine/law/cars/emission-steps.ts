import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { number } from '../../expression/amount.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { CompanyCarRates } from './appropriate-percentage.ts'
import { appropriatePercentage } from './appropriate-percentage.ts'

/**
 * CO2 emissions that all have one percentage: from and to, in whole grams per kilometre, and the percentage in each year, as a fraction.
 */
export interface EmissionStep {
  readonly from: Decimal
  /** Absent for the last step, which has no end. */
  readonly to?: Decimal
  readonly percentages: readonly Decimal[]
}

/**
 * The percentages of several years above the Act’s table: one for each step of emissions, up to the maximum. ITEPA 2003 s.139(3) and (4).
 */
export function emissionSteps(years: readonly CompanyCarRates[]): EmissionStep[] {
  const steps: EmissionStep[] = []
  const [first] = years
  if (!first) return steps
  const { from: start, step } = first.companyCars.higherEmissions
  for (let from = start.value; ; from = from.plus(step.value)) {
    const percentages = years.map((rates) => percentageAt(from, rates))
    if (percentages.every((percentage, place) => percentage.equals(years[place]?.companyCars.maximum.value ?? percentage)))
      return [...steps, { from, percentages }]
    steps.push({ from, to: from.plus(step.value).minus(1), percentages })
  }
}

/** The percentage of a petrol car at some grams per kilometre. */
function percentageAt(grams: Decimal, rates: CompanyCarRates): Decimal {
  const known = { co2Emissions: number(grams), electricRange: undefined, engineSize: undefined }
  return new ExactEvaluator({}).of(appropriatePercentage({ fuelType: 'petrol', meetsRDE2: false, ...known }, rates).percentage)
}
