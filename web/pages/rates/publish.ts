// It knows every table, so nothing that runs in a browser may import it.

import { daysLater } from '#engine/inputs/day-sums.ts'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import type { ReadingName } from '#engine/rates/figure.ts'
import { checked } from '#engine/rates/generated/provenance/checked.ts'
import { provenance, tableTitles } from '#engine/rates/generated/provenance/index.ts'
import { research, sources } from '#engine/rates/generated/provenance/sources.ts'
import { defaultRuleSet, ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { type CheckedReadings, type EntryProvenance, type ReadingProvenance, spanOf } from '#engine/rates/provenance.ts'
import { RULE_SETS, type TaxYear } from '#engine/rates/rates-at.ts'
import { SPECIFIED, SPECIFIED_TO_CHOOSE } from '#engine/rates/rule-sets-offered.ts'
import { date, taxYear } from '../../text/dates.ts'
import { bandRange } from '../../text/format.ts'
import { readingText } from '../../text/reading-text.ts'
import { YEARS } from './choice.ts'
import {
  NOT_IN_LAW,
  type PublishedEntry,
  type PublishedRates,
  type PublishedReading,
  type PublishedSource,
  type PublishedValue,
  type TablesChoice,
} from './published.ts'

type DatedEntryValue = EntryProvenance['values'][number]

/** Tables in the order that people look for them; those not named follow. */
const ORDER = [
  'incomeTax',
  'scottishIncomeTax',
  'nationalInsurance',
  'categoryLetters',
  'studentLoans',
  'dividends',
  'capitalGains',
  'pensions',
  'allowances',
  'companyCars',
  'vat',
  'corporationTax',
  'cis',
  'deadlines',
  'interest',
]
/** Methods and the specification’s own limits are not rates, so they come last. */
const LAST = ['methods', 'slabs']

/** The beginnings of entries whose years the specification lets a visitor choose: company cars and pensions. It covers them in each year. */
const OF_YEARS_TO_CHOOSE = [
  'companyCars.',
  'pensions.',
  'methods.companyCars.',
  'methods.pensions.',
  'methods.pensionAllowance.',
  'slabs.pension',
]

/** Whether the specification says anything of an entry in a tax year. Where it does not, every rule set reads the law. */
export function isSpecified(id: string, year: TaxYear): boolean {
  const isOfYearsToChoose = OF_YEARS_TO_CHOOSE.some((beginning) => id.startsWith(beginning))
  return (isOfYearsToChoose ? SPECIFIED_TO_CHOOSE : SPECIFIED).includes(year)
}

/** Every choice that is published as a file: the law of each year, and the specification’s rules for the years that it says something of. */
export const PUBLISHED: readonly TablesChoice[] = YEARS.flatMap((year) =>
  RULE_SETS.filter((rules) => rules === defaultRuleSet || SPECIFIED_TO_CHOOSE.includes(year)).map((rules) => ({ year, rules })),
)

/** The names of all tables, in that order. */
export const tableNames: readonly string[] = [
  ...new Set([...ORDER, ...Object.keys(tableTitles).filter((name) => !LAST.includes(name)), ...LAST]),
]

/** Everything in `rates/` for a tax year as a rule set reads it, in the form that is published and shown. */
export function publishRates({ year, rules }: TablesChoice): PublishedRates {
  const tables = tableNames.map((name) => ({
    id: name,
    title: tableTitles[name] ?? name,
    entries: Object.entries(provenance)
      .filter(([id]) => id.startsWith(`${name}.`))
      .map(([id, entry]) => publishEntry(id, entry, { year, rules })),
  }))
  const cited = new Set(
    tables.flatMap(({ entries }) =>
      entries.flatMap(({ values }) => values.flatMap((value) => [value, ...value.others].flatMap((reading) => reading.sources))),
    ),
  )
  return {
    taxYear: year,
    ...taxYears[year],
    ruleSet: rules,
    ruleSetTitle: ruleSets[rules].title,
    research,
    tables,
    sources: Object.fromEntries(
      Object.entries<PublishedSource & { readonly kind: string }>(sources)
        .filter(([name]) => cited.has(name))
        .map(([name, { title, publisher, url, kind }]) => [
          name,
          { title, publisher, ...(url !== undefined && { url }), ...(kind === 'commentary' && { reports: true }) },
        ]),
    ),
  }
}

function publishEntry(id: string, { values: written, ...entry }: EntryProvenance, choice: TablesChoice): PublishedEntry {
  const { starts, ends } = taxYears[choice.year]
  const inForce = written.flatMap((dated, index) => {
    const next = written[index + 1]
    // A deadline belongs to the tax year in which its value starts, and to no other.
    const hasEnded = dated.ends !== undefined && dated.ends.on < starts
    const isOfYear =
      !hasEnded && dated.from <= ends && (next === undefined || next.from > starts) && (entry.kind !== 'date' || dated.from >= starts)
    return isOfYear ? [index] : []
  })
  const values = inForce.flatMap((index) => publishValue(id, entry, written, index, choice) ?? [])
  return { id, ...entry, values, ...(values.length === 0 && { absence: absenceOf(written, choice, inForce.length > 0) }) }
}

function absenceOf(written: readonly DatedEntryValue[], { year }: TablesChoice, isUnread: boolean): string {
  const { starts } = taxYears[year]
  const ended = written.findLast((dated) => dated.ends !== undefined && dated.ends.on < starts)?.ends
  if (ended) return `Ended on ${date(ended.on)} by ${ended.law}.`
  if (isUnread) return NOT_IN_LAW
  const first = written.find(({ from }) => from >= starts) ?? written[0]
  return `No value for ${taxYear(year)}${first && first.from > starts ? `: the first is from ${date(first.from)}` : ''}.`
}

function publishValue(
  id: string,
  entry: Omit<EntryProvenance, 'values'>,
  written: readonly DatedEntryValue[],
  index: number,
  { year, rules }: TablesChoice,
): PublishedValue | undefined {
  const reads: readonly ReadingName[] = ruleSets[rules].reads
  const { statute, ...others } = written[index]?.readings ?? {}
  const readings: Record<string, ReadingProvenance> = { ...(statute && { statute }), ...(isSpecified(id, year) && others) }
  const name = reads.find((one) => readings[one] !== undefined)
  const read = name && readings[name]
  if (!read) return undefined
  const { from, next, ends } = spanOf({ ...entry, values: written }, index, name)
  const last = ends?.on ?? (next === undefined || entry.kind === 'date' ? undefined : daysLater(next, -1))
  const checkedOf = (reading: string) => checked[[id, written[index]?.from, reading].join(' ')]
  return {
    from,
    ...(last !== undefined && { to: last }),
    ...(ends && { endedBy: ends.law }),
    ...publishReading(entry, name, read, checkedOf(name)),
    comparedWithLaw: statute === undefined ? 'not-in-law' : differs(statute, read) ? 'differs' : 'same',
    others: Object.entries(readings)
      .filter(([, other]) => differs(other, read))
      .map(([other, reading]) => publishReading(entry, other as ReadingName, reading, checkedOf(other))),
  }
}

const differs = (one: ReadingProvenance, other: ReadingProvenance) => JSON.stringify(one.value) !== JSON.stringify(other.value)

function publishReading(
  about: Omit<EntryProvenance, 'values'>,
  reading: ReadingName,
  { value, ...rest }: ReadingProvenance,
  was: CheckedReadings[string] | undefined,
): PublishedReading {
  // What nobody has seen in a source was not checked against one.
  const known = { ...rest, ...(was && rest.status !== 'memory' && { checked: was.on, ...(was.by !== undefined && { checkedBy: was.by }) }) }
  if (typeof value === 'string') return { reading, value, text: readingText(about, value), ...known }
  const bands = value.map((band, index) => ({
    ...band,
    ...((about.unit ?? 'GBP') === 'GBP' && {
      range: bandRange(decimal(value[index - 1]?.upTo) ?? ZERO, decimal(band.upTo)),
    }),
  }))
  return { reading, bands, ...known }
}

const decimal = (text: string | undefined) => (text === undefined ? undefined : new Decimal(text))
