import { calculator } from '#engine/calculators/capital-gains/answer.ts'
import type { YearsOfSale } from '#engine/explain/ways-to-sell.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'
import { date, taxYear } from '../../text/format.ts'

const years = Object.keys(taxYears).sort() as TaxYear[]
const yearAfter = (year: TaxYear): TaxYear | undefined => years[years.indexOf(year) + 1]

/**
 * The tax year of a sale with the next one, and the tables of both. The same year again where the law of the next is not settled. The same
 * promise each time, as `use` needs.
 */
export function withNextYear({ taxYear: year, ruleSet }: { taxYear: TaxYear; ruleSet: RuleSet }): Promise<YearsOfSale> {
  const key = `${year} ${ruleSet}`
  const known = loading.get(key)
  if (known) return known
  const next = yearAfter(year) ?? year
  const made = tablesIn[next]().then(({ tables }) => ({ ruleSet, taxYear: year, next, tables: joinedTables(calculator.tables, tables) }))
  loading.set(key, made)
  return made
}
const loading = new Map<string, Promise<YearsOfSale>>()

/** A last sentence that says by which figures a sale in the next tax year is worked out, where its law is not settled. */
export const unsettledAfter = (year: TaxYear): string =>
  yearAfter(year) === undefined
    ? ` The law of the next tax year is not settled, so a sale after ${date(taxYears[year].ends)} is worked out by the figures of ${taxYear(year)}.`
    : ''
