import { type Amount, byBands, figure, NIL } from '../../formula/amount.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

const WORDS = { key: 'nationalInsurance', label: 'National Insurance', title: 'National Insurance for the months worked, by band' }

/**
 * Primary Class 1 on equal pay for some months of a year. Each month has its own threshold and limit, whatever the pay in the rest of the
 * year (SI 2001/1004 regs.3, 10 and 11), so these are multiplied by the number of months. By the other method, the annual thresholds apply.
 * Pounds for those months, unrounded.
 */
export function partYearNationalInsurance(pay: Amount, months: Amount, rates: NationalInsuranceRates): Amount {
  if (rates.methods.partYear.nationalInsurance.value === 'annual-thresholds') return class1Employee(pay, rates, WORDS)
  const { monthlyPrimaryThreshold: threshold, monthlyUpperEarningsLimit: limit, employee } = rates.nationalInsurance.class1
  const bands = [
    { name: 'below the primary threshold', rate: NIL, upTo: figure(threshold).times(months), figures: [threshold] },
    { name: 'main', rate: figure(employee.mainRate), upTo: figure(limit).times(months), figures: [employee.mainRate, limit] },
    { name: 'additional', rate: figure(employee.additionalRate), figures: [employee.additionalRate] },
  ]
  return byBands(pay, bands, WORDS.title).named(WORDS.key, WORDS.label, 'SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11')
}
