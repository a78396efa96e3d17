import { companyCars } from '#engine/rates/generated/company-cars.ts'
import { date } from '../../text/dates.ts'

/** What the Act calls the standard that others call RDE2. ITEPA 2003 s.141(2A). */
export const EURO_6D = 'Euro 6d'

/**
 * The highest CO2 figure, in g/km, for which the electric range counts. It is read straight from the table, so that the form loads no arithmetic.
 * It is the same in every year and rule set.
 */
export const lowEmissionLimit: string = companyCars.lowEmissionLimit.values[0].statute

const { registeredFrom, registeredUntil } = companyCars.plugInEasement
/** The days between which the easement for plug-in hybrids wants a car first registered, in words. ITEPA 2003 s.138A. */
export const EASEMENT_DAYS = `from ${date(registeredFrom.values[0].statute)} to ${date(registeredUntil.values[0].statute)}`
