import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { month } from '../text/dates.ts'

/** How far the sources of a tax year reach, as `rates/tax-years.yaml` has it: nothing where the year was over when they were read. */
interface ReachOfYear {
  readonly ends: string
  readonly checkedTo?: string
  readonly secondHandTo?: string
  readonly notIncluded?: string
}

/** How far the sources of a year reach and what its figures leave out, in two sentences. Undefined for a year that was over by then. */
export function checkedTo(year: TaxYear): string | undefined {
  const { checkedTo: day, secondHandTo, notIncluded }: ReachOfYear = taxYears[year]
  if (day === undefined) return undefined
  const secondHand = secondHandTo === undefined ? '' : `, and second-hand to ${partOfMonth(secondHandTo)}`
  return `Checked against sources to ${partOfMonth(day)}${secondHand}. ${notIncluded} is not in these figures.`
}

/** `2026-10-11` as early October 2026. Sources do not all reach the same day, so a day would say too much. */
function partOfMonth(day: string): string {
  const date = Number(day.slice(8))
  return `${date <= 12 ? 'early' : date <= 20 ? 'the middle of' : 'late'} ${month(day.slice(0, 7))}`
}
