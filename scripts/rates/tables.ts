import type { EntryProvenance, ReadingProvenance } from '../../engine/rates/provenance.ts'

// The shapes of the YAML files once they fit their schemas. Every scalar is text.

export type BandReading = Exclude<Reading['value'], string>[number]

export interface Reading extends ReadingProvenance {
  /** What only reviewers need to know. */
  readonly reviewerNote?: string
}

export interface TableEntry extends EntryProvenance {
  /** Set if the law sets a new figure every year. */
  readonly indexed?: string
  /** Another entry of the table, whose figure must stay above this entry’s. */
  readonly below?: string
  /** The law that makes each band’s rate lower than the one before. In other entries the rates rise. */
  readonly ratesFallBy?: string
  /** Set if calculators read the value on a given day, and not only on the first day of a tax year. */
  readonly byDay?: string
  /** Why the entry is kept although no rule or page reads it. */
  readonly onlyPrinted?: string
  /** The options of years that no page shows yet, which no page tells. */
  readonly untold?: readonly string[]
  readonly values: readonly DatedValue[]
}

export interface DatedValue {
  readonly from: string
  /** The law that makes the value start on another day than the first of a year. */
  readonly startLaw?: string
  /** The day on which the law was made, if somebody read the law before the value starts. */
  readonly lawMade?: string
  readonly frozen?: { readonly until: string; readonly law: string }
  /** The last day up to which an announcement, which is no law, keeps the value, and who made it. Only a year as enacted goes by it. */
  readonly announced?: { readonly until: string; readonly by: string }
  /** The last day on which the value applies, and the law that abolishes it. */
  readonly ends?: { readonly on: string; readonly law: string }
  /** Why the value has no statute reading. */
  readonly notInLaw?: string
  /** Why nobody knows the value, which then has no readings. Only in a year as enacted. */
  readonly unknown?: string
  readonly readings: Readonly<Record<string, Reading>>
}

/** The value of an entry in force on a day, with its place in the list; undefined before the first and after the law has ended one. */
export function inForceOn({ values }: TableEntry, day: string): { readonly index: number; readonly dated: DatedValue } | undefined {
  const index = values.findLastIndex(({ from }) => from <= day)
  const dated = values[index]
  return dated === undefined || (dated.ends !== undefined && dated.ends.on < day) ? undefined : { index, dated }
}

/** The names of the readings of a value, in the order in which we list them. */
export const READINGS = ['statute', 'constants', 'text']

export interface RateTable {
  readonly title: string
  /** The month and day on which the table’s year starts; `04-06` if left out. */
  readonly yearStarts?: string
  /** How many years before the first known tax year the table’s values may start. */
  readonly yearsBefore?: string
  /** The periods that the table’s values may be for; only the year if left out. */
  readonly periods?: readonly string[]
  readonly entries: Readonly<Record<string, TableEntry>>
}

interface Source {
  readonly title: string
  readonly publisher: string
  readonly url?: string
  readonly kind: string
  /** The tables that the source covers, by their files. */
  readonly subjects?: readonly string[]
  readonly seen: string
  /** The month in which somebody last read the source, if later than the research. */
  readonly checked?: string
}

export type SourceList = Readonly<Record<string, Source>>

interface Law {
  readonly title: string
  readonly path?: string
  readonly asWhole?: string
  /** The tables whose entries may cite it; every table if left out. */
  readonly subjects?: readonly string[]
}

/** The laws that may be cited, by their short forms: `ITA 2007`. */
export type LawList = Readonly<Record<string, Law>>

export interface Days {
  readonly starts: string
  readonly ends: string
}

export interface TaxYears {
  readonly default: string
  readonly years: Readonly<Record<string, Days & Reach & { readonly isAsEnacted?: string }>>
}

/** How far the sources of a tax year reach, if the year was not over when they were read, then what others report, and what neither has. */
interface Reach {
  readonly checkedTo?: string
  readonly secondHandTo?: string
  readonly notIncluded?: string
}

/** The first and last day of a table’s year that belongs to a tax year: the financial year if the tax uses those (CTA 2010 s.1119). */
export const daysOf = ({ yearStarts }: RateTable, { starts, ends }: Days): Days =>
  yearStarts === '04-01' ? { starts: `${starts.slice(0, 4)}-04-01`, ends: `${ends.slice(0, 4)}-03-31` } : { starts, ends }

export interface RuleSets {
  readonly default: string
  readonly ruleSets: Readonly<Record<string, { readonly title: string; readonly about: string; readonly reads: readonly string[] }>>
}

/** Everything under `rates/`, read and checked. `tables` is keyed by file name, `national-insurance`. */
export interface RateFiles {
  readonly tables: Readonly<Record<string, RateTable>>
  readonly sources: SourceList
  readonly laws: LawList
  /** The month in which the sources were checked, `2026-11`. */
  readonly research: string
  readonly taxYears: TaxYears
  readonly ruleSets: RuleSets
}

/** `national-insurance` is the file, `nationalInsurance` the name in code and in an entry’s id. */
export const tableName = (file: string): string => file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Every entry by its id, `nationalInsurance.class1.employee.mainRate`, in the order of the files. */
export const entriesById = ({ tables }: Pick<RateFiles, 'tables'>): ReadonlyMap<string, TableEntry> =>
  new Map(
    Object.entries(tables).flatMap(([file, { entries }]) =>
      Object.entries(entries).map(([name, entry]) => [`${tableName(file)}.${name}`, entry] as const),
    ),
  )
