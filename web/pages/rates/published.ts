// The form of the published tables. The browser loads this file, so it imports no tables.
import type { ReadingName } from '#engine/rates/figure.ts'
import type { EntryProvenance, ReadingProvenance } from '#engine/rates/provenance.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'

/** Which tables: those of a tax year, as a rule set reads them. */
export interface TablesChoice {
  readonly year: TaxYear
  readonly rules: RuleSet
}

/** The key of a published file. Joined by slashes, it is the address: /rates/2024-25/statute.json. */
export const keyOf = ({ year, rules }: TablesChoice, format: 'json' | 'csv' = 'json') => ['/rates', year, `${rules}.${format}`] as const

/** Every table for one tax year as one rule set reads it. */
export interface PublishedRates {
  readonly taxYear: TaxYear
  readonly starts: string
  readonly ends: string
  /** The last day of what the sources say, that of what others report, and what neither has, where the year was not over then. */
  readonly checkedTo?: string
  readonly secondHandTo?: string
  readonly notIncluded?: string
  readonly ruleSet: RuleSet
  readonly ruleSetTitle: string
  /** When the sources were read. */
  readonly research: string
  readonly tables: readonly PublishedTable[]
  /** What the entries cite, by name. */
  readonly sources: Readonly<Record<string, PublishedSource>>
}

export interface PublishedTable {
  readonly id: string
  readonly title: string
  readonly entries: readonly PublishedEntry[]
}

export interface PublishedEntry extends Omit<EntryProvenance, 'values'> {
  readonly id: string
  /** The values in force at some time in the tax year, in order; none where `absence` says why. */
  readonly values: readonly PublishedValue[]
  readonly absence?: string
}

/** Why an entry has no value under rules that do not read it. */
export const NOT_IN_LAW = 'The law has no such figure.'

/** Whether a table has nothing that the rules read: under the law, one that only the specification fills. */
export const isOnlyForReviewers = ({ entries }: PublishedTable): boolean => entries.every(({ absence }) => absence === NOT_IN_LAW)

/** A value while it is in force, and its other readings. */
export interface PublishedValue extends PublishedReading {
  /** The first day of this value; of a deadline, the first day of the tax year it belongs to. */
  readonly from: string
  /** The last day, where another value follows or the law ended it. */
  readonly to?: string
  /** The law that ended it, if one did. */
  readonly endedBy?: string
  readonly comparedWithLaw: 'same' | 'differs' | 'not-in-law'
  /** The other readings, if they differ. */
  readonly others: readonly PublishedReading[]
}

/** One reading of a value: as the tables write it, and as a page does. */
export interface PublishedReading extends Omit<ReadingProvenance, 'value'> {
  readonly reading: ReadingName
  /** `12570`, `8%`, a day, the name of a method. */
  readonly value?: string
  /** `£12,570`, `8%`, `5 October 2025`, the method in words. */
  readonly text?: string
  readonly bands?: readonly PublishedBand[]
  /** The day or month in which it was last read in its sources, `2026-11`; absent where it was not, or has changed since. */
  readonly checked?: string
  /** Who that was, if it was not the research that the tables began with. */
  readonly checkedBy?: string
}

export interface PublishedBand {
  readonly name: string
  readonly rate: string
  readonly upTo?: string
  /** Where it lies, for bands of money: `£12,570 to £50,270`. */
  readonly range?: string
}

export interface PublishedSource {
  readonly title: string
  readonly publisher: string
  /** Whether it only reports what the law or an official page says. */
  readonly reports?: true
  readonly url?: string
}

/** How sure an entry can be, and what that means. */
export const STATUS: Readonly<Record<PublishedReading['status'], readonly [name: string, meaning: string]>> = {
  verified: ['Verified', 'we saw it in the law, on GOV.UK or in another official source'],
  reported: ['Reported', 'we saw it only where others report it, and say who'],
  derived: ['Derived', 'worked out from figures that we saw'],
  memory: ['Not confirmed', 'we have not yet seen it in a source'],
  specification: ['Specification', 'from the specification that this site was built to, kept for comparison'],
}

/** The status of a value that no law sets. It comes from the specification, which only reviewers know. */
export const OWN_CHOICE = ['Our own choice', 'no law sets it, so we chose it'] as const

export const statusOf = ({ reading, status }: PublishedReading): readonly [name: string, meaning: string] =>
  reading === 'statute' && status === 'specification' ? OWN_CHOICE : STATUS[status]
