import type { BandOf } from '#engine/expression/amount.ts'
import { class1EmployeeBands } from '#engine/law/national-insurance/class-1.ts'
import { monthlyBands, monthlyFigures } from '#engine/law/national-insurance/class-1-by-month.ts'
import { class4Bands } from '#engine/law/national-insurance/class-4.ts'
import { bandsWorth, rates, ratesOn } from '../figures.ts'

const inTables = (bands: readonly BandOf[]) => bandsWorth(bands, ['No contributions', 'Main rate', 'Additional rate'])

/** What an employee pays on a year’s earnings, by band. */
export const employeeBands = inTables(class1EmployeeBands(rates))

/** What an employee pays on a month’s pay from a day on, by band. */
export const employeeBandsFrom = (day: string | undefined) => inTables(monthlyBands(monthlyFigures(ratesOn(day), rates)))

/** What the self-employed pay on profit, by band. */
export const class4Table = {
  caption: 'Class 4 National Insurance for the self-employed',
  amountHeading: 'Annual profit',
  bands: inTables(class4Bands(rates)),
}
