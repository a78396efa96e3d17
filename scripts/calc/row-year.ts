import type { Calculator, RatesChoice } from '../../engine/calculator.ts'
import { dayInWords } from '../../engine/inputs/day.ts'
import { dayIn } from '../../engine/inputs/day-in.ts'
import { everyYear, taxYearWith } from '../../engine/inputs/known-years.ts'
import { taxYearIn } from '../../engine/inputs/tax-year-in.ts'
import { wrongYear } from '../../engine/people/wrong-with.ts'
import { defaultTaxYear, taxYears } from '../../engine/rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '../../engine/rates/rates-at.ts'
import { ruleSetsOffered, specifiedYears } from '../../engine/rates/rule-sets-offered.ts'
import { UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'
import { type InputRow, RowError } from './columns.ts'

/** The tax years that the tables know. */
export const TAX_YEARS = Object.keys(taxYears) as TaxYear[]

/** The tax year of a name as people write it, `2026-27` or `2026/27`. @throws UsageError that lists the years, where it is none of them. */
export function taxYearNamed(name: string): TaxYear {
  const named = taxYearIn(name)
  if (named === undefined) throw new UsageError(notAYear(name))
  return named
}

const notAYear = (value: unknown) =>
  `${quoted(value)} ${wrongYear(String(value)) ?? `is not a tax year that we have; write one of ${TAX_YEARS.join(', ')}, with a hyphen or a slash`}`

/** The text of a cell, or of any other JSON value; empty where it is blank. */
export const textOf = (cell: unknown): string => (typeof cell === 'string' ? cell.trim() : (JSON.stringify(cell ?? undefined) ?? ''))

/** How the columns of a table say which tax year a row is about. */
export type YearColumns = ReturnType<typeof yearColumnsOf>

/**
 * The column of the year, if there is one, which is also an input where a calculator asks for the year; and the columns of days, which
 * must fall in the year and decide it where nothing else does.
 */
export function yearColumnsOf(fieldByColumn: ReadonlyMap<string, string>, { fields }: Calculator) {
  const asked = [...fieldByColumn]
  const year = asked.find(([, field]) => field === 'taxYear')?.[0]
  return { year, days: asked.flatMap(([column, field]) => (fields[field]?.kind === 'date' ? [column] : [])) }
}

/**
 * The tax year that a row is about: its own, or the one asked for, or the one that its day falls in, or the default.
 * @throws RowError for a year or a day of none of the years in `rates/tax-years.yaml`.
 */
export function yearOf(row: InputRow, { year, days }: YearColumns, { taxYear }: RatesChoice): TaxYear {
  const cell = year === undefined ? '' : textOf(row[year])
  if (cell !== '') {
    const named = taxYearIn(cell)
    if (named === undefined) throw new RowError(`column ${year}: ${notAYear(row[year ?? ''])}`)
    return named
  }
  if (taxYear !== undefined) return taxYear
  for (const column of days) {
    const day = dayIn(textOf(row[column]))
    if (day === undefined) continue
    const found = taxYearWith(day)
    if (found === undefined) throw new RowError(`column ${column}: ${quoted(row[column])} must be ${SPAN}`)
    return found
  }
  return defaultTaxYear
}

const SPAN = `from ${dayInWords(everyYear.starts)} to ${dayInWords(everyYear.ends)}`

/** @throws RowError where a rule set says nothing of a tax year. */
export function refuseRuleSetOfOtherYear(calculator: Calculator, ruleSet: RuleSet, taxYear: TaxYear): void {
  if (ruleSetsOffered(calculator, taxYear).includes(ruleSet)) return
  const years = specifiedYears(calculator)
  throw new RowError(
    years.length === 0
      ? `the rule set ${ruleSet} is what the specification says, and it does not know ${calculator.slug}; it has the law alone, --rules statute`
      : `tax year ${taxYear}: the rule set ${ruleSet} is what the specification says of ${years.join(', ')}; other years have the law alone, --rules statute`,
  )
}
