import { region, taxYear } from '../../inputs/common-fields.ts'
import { choice, type Fields, type OptionOf } from '../../inputs/field.ts'

export const fields = {
  carListPrice: { kind: 'money', label: 'List Price (P11D)', isMain: true },
  fuelType: choice({
    label: 'Fuel Type',
    options: ['petrol', 'diesel', 'electric', 'hybrid', 'plugin-hybrid'],
    blank: 'petrol',
    words: { petrol: 'Petrol', diesel: 'Diesel', electric: 'Electric', hybrid: 'Hybrid', 'plugin-hybrid': 'Plug-in hybrid' },
  }),
  co2Emissions: { kind: 'number', label: 'CO2 Emissions', least: 0, most: 1000, step: 0.01, blank: 'unknown', unit: 'g/km' },
  electricRange: { kind: 'number', label: 'Electric Range', least: 0, most: 1000, step: 0.01, blank: 'unknown', unit: 'miles' },
  personalContribution: { kind: 'money', label: 'Personal Contribution' },
  annualSalary: { kind: 'money', label: 'Annual Salary', per: 'year' },
  taxYear,
  region,
  engineSize: { kind: 'number', label: 'Engine Size', least: 0, most: 20000, step: 1, blank: 'unknown', unit: 'cc' },
  meetsRDE2: { kind: 'flag', label: 'Diesel That Meets RDE2', blank: false },
  plugInEasement: { kind: 'flag', label: 'Plug-In Hybrid Covered by the Easement of 2025', blank: false },
} as const satisfies Fields

export type FuelType = OptionOf<typeof fields.fuelType>
