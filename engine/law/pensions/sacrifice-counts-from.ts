import { dayInWords } from '../../inputs/day.ts'
import { pensions } from '../../rates/generated/pensions.ts'

/**
 * Pay given up for a pension counts towards threshold income if the arrangement was made on or after this day. FA 2004 s.228ZA(5). It is read
 * straight from the table, so that a form loads no arithmetic, and is the same in every year and rule set.
 */
export const sacrificeCountsFrom = dayInWords(pensions.taper.sacrificeFrom.values[0].statute)
