import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'

/** The carry-forward fields by position, oldest first, with the record’s field for what is used of each. */
const POSITIONS = [
  { field: 'carryForward2021', usedField: 'carryForwardUsed2021' },
  { field: 'carryForward2022', usedField: 'carryForwardUsed2022' },
  { field: 'carryForward2023', usedField: 'carryForwardUsed2023' },
] as const
type Position = (typeof POSITIONS)[number]

/** One of the three tax years whose unused allowance can be carried forward. */
export interface EarlierYear {
  readonly field: Position['field']
  readonly usedField: Position['usedField']
  /** As a page writes it: `2021/22`. */
  readonly name: string
  /** What was entered as unused. */
  readonly unused: Decimal
  /** The annual allowance that the year had, before any taper. */
  readonly allowance: Figure
}

/** The three tax years before the chosen one, oldest first. FA 2004 s.228A. */
export function earlierYears(
  inputs: Readonly<Record<Position['field'], Decimal>> & { readonly taxYear: TaxYear },
  on: (date: string) => Pick<PensionRates, 'pensions'>,
): EarlierYear[] {
  const { starts } = taxYears[inputs.taxYear]
  return POSITIONS.map(({ field, usedField }, index) => {
    const start = yearsBefore(starts, POSITIONS.length - index)
    const name = `${start.year}/${String(start.year + 1).slice(-2)}`
    return { field, usedField, name, unused: inputs[field], allowance: on(start.date).pensions.annualAllowance }
  })
}

/** The same day some years earlier. */
function yearsBefore(date: string, years: number) {
  const [year = '', ...day] = date.split('-')
  const earlier = Number(year) - years
  return { year: earlier, date: [earlier, ...day].join('-') }
}
