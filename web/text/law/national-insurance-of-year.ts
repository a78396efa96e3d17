// For text that is rendered when the site is built.

import { daysLater } from '#engine/inputs/day-sums.ts'
import { isYearByMonth } from '#engine/law/national-insurance/class-1-by-month.ts'
import type { EntryId } from '#engine/rates/figure.ts'
import { date } from '../dates.ts'
import { changeOf, rates, text, year } from '../figures.ts'

const MAIN_RATE = 'nationalInsurance.class1.employee.payPeriodMainRate'
const ADDITIONAL_RATE = 'nationalInsurance.class1.employee.payPeriodAdditionalRate'
const THRESHOLD = 'nationalInsurance.class1.monthlyPrimaryThreshold'

/** The days of the tax year on which what a payday’s National Insurance is worked out by changed, in order: none in most years. */
export const changes: readonly string[] = [changeOf(THRESHOLD), changeOf(MAIN_RATE)].filter((day) => day !== undefined).sort()

const [rateChange, thresholdChange] = [changeOf(MAIN_RATE), changeOf(THRESHOLD)]

/** Whether an employee’s year is answered as twelve months, each with its own figures. */
export const isByMonth = isYearByMonth(rates)

/** What to add to the caption of a table that has the figures of the whole year. */
export const figuresOfDirectors = isByMonth ? ', by the figures of the whole year (as for directors)' : ''

/**
 * What to add where a page gives the rates of a whole year and those of a payday were different ones: a sentence that begins with a space.
 * Nothing in a year without a change.
 */
export const notEveryPayday = rateChange
  ? ` ${isByMonth ? `These are the figures for the whole of ${year}, which are for directors. For anybody else, they changed within the year, and the answer here adds up months of equal pay.` : `These are the figures for the whole of ${year}. They changed within it.`} The main rate on each payday was ${text(MAIN_RATE)} up to ${date(daysLater(rateChange, -1))} and ${text(MAIN_RATE, rateChange)} after that.${
      thresholdChange
        ? ` It was due on pay above ${text(THRESHOLD)} a month up to ${date(daysLater(thresholdChange, -1))} and ${text(THRESHOLD, thresholdChange)} after that.`
        : ''
    }`
  : ''

/** A phrase, beginning with a space, to add where a page gives an employee’s rate of the whole year and paydays had another rate. */
export const overTheYear = rateChange !== undefined && !isByMonth ? ' over the whole year' : ''

/** An employee’s rate: that of the year, or those of its months where they are counted one by one, as in `13.25% (12% from 6 November 2022)`. */
function employeeRate(ofYear: EntryId, ofPayday: EntryId): string {
  const change = changeOf(ofPayday)
  return isByMonth && change !== undefined ? `${text(ofPayday)} (${text(ofPayday, change)} from ${date(change)})` : text(ofYear)
}

export const employeeMainRate = employeeRate('nationalInsurance.class1.employee.mainRate', MAIN_RATE)
export const employeeAdditionalRate = employeeRate('nationalInsurance.class1.employee.additionalRate', ADDITIONAL_RATE)

/** The monthly threshold of the year, with the one that replaced it: `£823 (£1,048 from 6 July 2022)`. */
export const monthlyThreshold = `${text(THRESHOLD)}${thresholdChange ? ` (${text(THRESHOLD, thresholdChange)} from ${date(thresholdChange)})` : ''}`

const employerChange = changeOf(ADDITIONAL_RATE)

/**
 * The same about what an employer pays. The Health and Social Care Levy changed it on the same day as an employee’s additional rate, and in no
 * other year did either change.
 */
export const notEveryPaydayOfEmployer = employerChange
  ? ` ${text('nationalInsurance.class1.employer.rate')} is the rate for the whole of ${year}: on each payday it was higher up to ${date(daysLater(employerChange, -1))}, and lower after that.`
  : ''
