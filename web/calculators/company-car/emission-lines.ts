import { number } from '#engine/formula/amount.ts'
import { Values } from '#engine/formula/values.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { appropriatePercentage } from '#engine/rules/company-cars/appropriate-percentage.ts'
import type { CompanyCarRates } from '#engine/rules/company-cars/rates.ts'
import { bandsByYear } from '../../lib/bands-by-year.ts'
import { figureText, rate } from '../../lib/format.ts'

/** A line of the table of percentages by CO2 emissions: the grams, and the percentage in each year. */
interface EmissionLine {
  readonly name: string
  readonly figures: readonly string[]
}

/** The percentages of several years: those in the Act’s table, and then one for each step up to the maximum. ITEPA 2003 s.139(1) and (3). */
export function emissionLines(years: readonly CompanyCarRates[]): EmissionLine[] {
  const lines: EmissionLine[] = bandsByYear(years.map(({ companyCars }) => companyCars.emissions)).map(({ name, rates }) => ({
    name,
    figures: rates.map((figure) => figureText(figure)),
  }))
  const [first] = years
  if (!first) return lines
  const { from, step } = first.companyCars.higherEmissions
  for (let grams = from.value; ; grams = grams.plus(step.value)) {
    const percentages = years.map((year) => percentageAt(grams, year))
    const isLast = percentages.every((percentage, place) => percentage.equals(years[place]?.companyCars.maximum.value ?? percentage))
    const name = isLast ? `${grams.toFixed()} and over` : `${grams.toFixed()} to ${grams.plus(step.value).minus(1).toFixed()}`
    lines.push({ name, figures: percentages.map((percentage) => rate(percentage)) })
    if (isLast) return lines
  }
}

/** The percentage of a petrol car at some grams per kilometre. */
function percentageAt(grams: Decimal, rates: CompanyCarRates): Decimal {
  const known = { co2Emissions: number(grams), electricRange: undefined, engineSize: undefined }
  return new Values({}).of(appropriatePercentage({ fuelType: 'petrol', meetsRDE2: false, ...known }, rates).percentage)
}
