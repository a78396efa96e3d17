import { calculator } from '#engine/calculators/capital-gains/answer.ts'
import type { YearsOfSale } from '#engine/explain/ways-to-sell.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'
import { yearAfter } from '#engine/rates/year-after.ts'
import { rememberingAlways } from '#engine/remembering.ts'
import { date, taxYear } from '../../text/format.ts'

/**
 * The tax year of a sale with the next one, and the tables of both. The same year again where the law of the next is not settled. The same
 * promise each time, as `use` needs.
 */
export const withNextYear = ({ taxYear: year, ruleSet }: { taxYear: TaxYear; ruleSet: RuleSet }): Promise<YearsOfSale> =>
  loaded(year, ruleSet)

const loaded = rememberingAlways(async (year: TaxYear, ruleSet: RuleSet): Promise<YearsOfSale> => {
  const next = yearAfter(year) ?? year
  const { tables } = await tablesIn[next]()
  return { ruleSet, taxYear: year, next, tables: joinedTables(calculator.tables, tables) }
})

/** A last sentence that says by which figures a sale in the next tax year is worked out, where its law is not settled. */
export const unsettledAfter = (year: TaxYear): string =>
  yearAfter(year) === undefined
    ? ` The law of the next tax year is not settled, so a sale after ${date(taxYears[year].ends)} is worked out by the figures of ${taxYear(year)}.`
    : ''
