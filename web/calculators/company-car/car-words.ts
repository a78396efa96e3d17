import { companyCars } from '#engine/rates/generated/company-cars.ts'

/** What the Act calls the standard that others call RDE2. ITEPA 2003 s.141(2A). */
export const EURO_6D = 'Euro 6d'

/**
 * The highest CO2 figure, in g/km, for which the electric range counts. It is read straight from the table, so that the form loads no arithmetic.
 * It is the same in every year and rule set.
 */
export const lowEmissionLimit: string = companyCars.lowEmissionLimit.values[0].statute
