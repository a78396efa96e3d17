import type { CompanyCarRates } from '#engine/law/cars/appropriate-percentage.ts'
import { emissionSteps } from '#engine/law/cars/emission-steps.ts'
import { figureText, rate } from '../../text/format.ts'
import { bandsByYear } from './bands-by-year.ts'

/** A line of the table of percentages by CO2 emissions: the grams, and the percentage in each year. */
interface EmissionLine {
  readonly name: string
  readonly figures: readonly string[]
}

/** The percentages of several years: those in the Act’s table, and then one for each step up to the maximum. ITEPA 2003 s.139(1) and (3). */
export const emissionLines = (years: readonly CompanyCarRates[]): EmissionLine[] => [
  ...bandsByYear(years.map(({ companyCars }) => companyCars.emissions)).map(({ name, rates }) => ({
    name,
    figures: rates.map((figure) => figureText(figure)),
  })),
  ...emissionSteps(years).map(({ from, to, percentages }) => ({
    name: to ? `${from.toFixed()} to ${to.toFixed()}` : `${from.toFixed()} and over`,
    figures: percentages.map((percentage) => rate(percentage)),
  })),
]
