import { region, taxYear } from '../../inputs/common-fields.ts'
import { choice, flag, money, number } from '../../inputs/kinds.ts'

export const fields = {
  carListPrice: money({ label: 'List Price (P11D)', isMain: true }),
  fuelType: choice({
    label: 'Fuel Type',
    options: ['petrol', 'diesel', 'electric', 'hybrid', 'plugin-hybrid'],
    blank: 'petrol',
    words: { petrol: 'Petrol', diesel: 'Diesel', electric: 'Electric', hybrid: 'Hybrid', 'plugin-hybrid': 'Plug-in hybrid' },
  }),
  co2Emissions: number({ label: 'CO2 Emissions', least: 0, most: 1000, step: 0.01, blank: 'unknown', unit: 'g/km' }),
  electricRange: number({ label: 'Electric Range', least: 0, most: 1000, step: 0.01, blank: 'unknown', unit: 'miles' }),
  personalContribution: money({ label: 'Personal Contribution' }),
  annualSalary: money({ label: 'Annual Salary', per: 'year' }),
  taxYear,
  region,
  engineSize: number({ label: 'Engine size', least: 0, most: 20000, step: 1, blank: 'unknown', unit: 'cc' }),
  meetsRDE2: flag({ label: 'Diesel that meets RDE2', blank: false }),
  plugInEasement: flag({ label: 'Plug-in hybrid covered by the easement of 2025', blank: false }),
}
