import type { Amount } from '../../expression/amount.ts'
import { yearFrom, yearsLater } from '../../inputs/day.ts'
import type { Figure } from '../../rates/figure.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import type { PensionRates } from '../rates.ts'
import type { UnusedYear } from './carry-forward.ts'

/** The carry-forward fields, oldest first, each with the record’s field for the amount used. */
const POSITIONS = [
  { field: 'carryForward2021', usedField: 'carryForwardUsed2021' },
  { field: 'carryForward2022', usedField: 'carryForwardUsed2022' },
  { field: 'carryForward2023', usedField: 'carryForwardUsed2023' },
] as const
type Position = (typeof POSITIONS)[number]

/** One of the three tax years whose unused allowance can be carried forward. */
export interface EarlierYear extends UnusedYear {
  readonly usedField: Position['usedField']
  /** The annual allowance for that year, before any taper. */
  readonly allowance: Figure
}

/** The carry-forward fields for a tax year, each with the earlier year it stands for, such as `2021/22`, oldest first. FA 2004 s.228A. */
export function earlierYearsOf(taxYear: TaxYear) {
  const { starts } = taxYears[taxYear]
  return POSITIONS.map((position, index) => {
    const start = yearsLater(starts, index - POSITIONS.length)
    return { ...position, name: yearFrom(start), starts: start }
  })
}

/** The three tax years before the chosen one, each with the unused allowance entered and that year’s full allowance. FA 2004 s.228A. */
export const earlierYears = (
  inputs: Readonly<Record<Position['field'], Amount>> & { readonly taxYear: TaxYear },
  on: (date: string) => Pick<PensionRates, 'pensions'>,
): EarlierYear[] =>
  earlierYearsOf(inputs.taxYear).map(({ field, usedField, name, starts }) => ({
    name,
    usedField,
    unused: inputs[field],
    allowance: on(starts).pensions.annualAllowance,
  }))
