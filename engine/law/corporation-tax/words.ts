import { asRate, say } from '../../expression/sentence.ts'
import type { CorporationTaxWords } from './corporation-tax.ts'

/** What the steps of the working mean to a company. */
export const STEPS: CorporationTaxWords = {
  lowerLimit: say`Profit up to this amount is all taxed at the small profits rate.`,
  upperLimit: say`Profit of this amount or more is all taxed at the main rate.`,
  taxAtMainRate: say`Between the limits, start with the main rate on the whole profit.`,
  marginalRelief: (fraction, divided) =>
    say`Then take off ${asRate(fraction)} of the amount by which the profit is below the upper limit${divided}.`,
}
