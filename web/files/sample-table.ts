import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { taxYear } from '../text/dates.ts'

const year = taxYear(defaultTaxYear)

/** A table of three people of the year of the pages, for the page of many people at once. */
export const sampleTable = `Name,Tax Year,Pay from jobs,Tax already deducted,Rent,Dividends
Ann,${year},32000,3886,14400,
Bilal,${year},58000,10632,,3000
Carys,${year},,,21000,12500
`
