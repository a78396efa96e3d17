import type { Fields } from '../../inputs/field.ts'
import { FUEL_TYPES } from '../../rules/company-cars/fuel-type.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'

const TAX_YEARS = ['2024-25', '2023-24', '2022-23'] as const

export const fields = {
  carListPrice: { kind: 'money', label: 'List Price (P11D)' },
  fuelType: { kind: 'choice', label: 'Fuel Type', options: FUEL_TYPES, blank: 'petrol' },
  co2Emissions: { kind: 'number', label: 'CO2 Emissions', least: 0, most: 1000, step: 0.01, blank: 'unknown', unit: 'g/km' },
  electricRange: { kind: 'number', label: 'Electric Range', least: 0, most: 1000, step: 0.01, blank: 'unknown', unit: 'miles' },
  personalContribution: { kind: 'money', label: 'Personal Contribution' },
  annualSalary: { kind: 'money', label: 'Annual Salary' },
  taxYear: { kind: 'choice', label: 'Tax Year', options: TAX_YEARS, blank: '2024-25' },
  region: { kind: 'choice', label: 'Where You Live', options: REGIONS, blank: 'england' },
  engineSize: { kind: 'number', label: 'Engine Size', least: 0, most: 20000, step: 1, blank: 'unknown', unit: 'cc' },
  meetsRDE2: { kind: 'flag', label: 'Diesel That Meets RDE2', blank: false },
} as const satisfies Fields
