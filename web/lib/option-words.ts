// Words for the choices that several forms offer.
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { taxYear } from './dates.ts'

export const regionWords = { england: 'England', wales: 'Wales', scotland: 'Scotland', 'northern-ireland': 'Northern Ireland' } as const

export const pensionMethodWords = {
  'salary-sacrifice': 'Salary sacrifice',
  'net-pay': 'Net pay arrangement',
  'relief-at-source': 'Relief at source',
} as const

export const loanPlanWords = {
  none: 'None',
  plan1: 'Plan 1',
  plan2: 'Plan 2',
  plan4: 'Plan 4',
  plan5: 'Plan 5',
  postgraduate: 'Postgraduate',
} as const

export const taxYearWords: Readonly<Record<string, string>> = Object.fromEntries(Object.keys(taxYears).map((name) => [name, taxYear(name)]))

export const assetTypeWords = { residential: 'Residential property', other: 'Other assets' } as const

export const subcontractorStatusWords = { registered: 'Registered', unregistered: 'Not registered', gross: 'Gross payment status' } as const

export const employmentTypeWords = { employee: 'Employee', 'self-employed': 'Self-Employed' } as const

export const fuelTypeWords = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
  'plugin-hybrid': 'Plug-in hybrid',
} as const

export const propertyAllowanceWords = {
  automatic: 'Automatic',
  claim: 'Claim the allowance',
  'opt-out': 'Opt out of the allowance',
} as const

const known: Readonly<Record<string, string>> = {
  ...regionWords,
  ...pensionMethodWords,
  ...loanPlanWords,
  ...taxYearWords,
  ...assetTypeWords,
  ...subcontractorStatusWords,
  ...employmentTypeWords,
  ...fuelTypeWords,
  ...propertyAllowanceWords,
}

/** The same within a sentence: only the names of countries and plans keep their capital. */
export function optionInSentence(option: string): string {
  const words = optionWords(option)
  return option in regionWords || /^plan\d$/.test(option) ? words : words.toLowerCase()
}

/** An option in words. A number becomes a rate; an option not listed above is tidied from its name, so `under-21` becomes Under 21. */
export const optionWords = (option: string): string =>
  known[option] ?? (/^\d+$/.test(option) ? `${option}%` : `${option.charAt(0).toUpperCase()}${option.slice(1).replaceAll('-', ' ')}`)
