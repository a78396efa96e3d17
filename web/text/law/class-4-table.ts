import { ZERO } from '#engine/money/decimal.ts'
import type { RateBand } from '../figures.ts'
import { figure } from '../figures.ts'

const bands: readonly RateBand[] = [
  { name: 'No contributions', rate: ZERO, upTo: figure('nationalInsurance.class4.lowerProfitsLimit').value },
  {
    name: 'Main rate',
    rate: figure('nationalInsurance.class4.mainRate').value,
    upTo: figure('nationalInsurance.class4.upperProfitsLimit').value,
  },
  { name: 'Additional rate', rate: figure('nationalInsurance.class4.additionalRate').value },
]

/** What the self-employed pay on profit, by band. */
export const class4Table = { caption: 'Class 4 National Insurance for the self-employed', amountHeading: 'Annual profit', bands }
