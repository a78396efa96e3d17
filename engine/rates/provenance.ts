import type { Ending } from './table.ts'

/**
 * What a reader may want to know about the entries: titles, laws, sources, status. It is separate from the values because a calculation
 * needs only those.
 */
export type Provenance = Readonly<Record<string, EntryProvenance>>

export interface EntryProvenance {
  readonly title: string
  readonly about?: string
  readonly kind: 'amount' | 'percent' | 'bands' | 'method' | 'date' | 'day'
  readonly unit?: string
  readonly period?: string
  readonly base?: string
  readonly options?: Readonly<Record<string, string>>
  readonly values: readonly {
    readonly from: string
    readonly ends?: Ending
    /** The last day up to which an Act keeps the value as it is. */
    readonly frozenUntil?: string
    readonly readings: Readonly<Record<string, ReadingProvenance>>
  }[]
}

export interface ReadingProvenance {
  readonly value: string | readonly { readonly name: string; readonly rate: string; readonly upTo?: string }[]
  readonly law?: string
  readonly sources: readonly string[]
  readonly status: 'verified' | 'reported' | 'derived' | 'memory' | 'specification'
  readonly note?: string
}

/**
 * When each reading was last checked, by entry, date and reading: `incomeTax.basicRate 2024-04-06 statute`. Absent where it has changed
 * since.
 */
export type CheckedReadings = Readonly<Record<string, { readonly on: string; readonly by?: string }>>

/**
 * The day from which a reading has had the value it has in the dated value at `index`, and the day on which that changes. A table may add
 * a dated value because another reading changed; this reading then continues. A deadline belongs to one tax year, so it never continues.
 */
export function spanOf({ kind, values }: Pick<EntryProvenance, 'kind' | 'values'>, index: number, reading: string): Span {
  const said = ({ readings }: EntryProvenance['values'][number]) => JSON.stringify([readings[reading]?.value, readings[reading]?.law])
  const ours = values[index]
  const isOther = (dated: EntryProvenance['values'][number]) => !ours || kind === 'date' || said(dated) !== said(ours)
  const first = values[values.slice(0, index).findLastIndex(isOther) + 1]
  const next = values.slice(index + 1).find(isOther)
  return { from: first?.from ?? '', ...(next && { next: next.from }), ...(ours?.ends && { ends: ours.ends }) }
}

interface Span {
  readonly from: string
  /** The day on which the next value starts; absent where there is none. */
  readonly next?: string
  /** Its last day and the law that abolished it, if it was abolished. */
  readonly ends?: Ending
}

/**
 * Where the value of an entry on a date comes from under a reading: the reading itself, and from when and until when it holds. It falls
 * back on the statute. Undefined for an unknown entry, and for a date before its first value.
 */
export function provenanceOf(provenance: Provenance, entry: string, date: string, reading: string) {
  const about = provenance[entry]
  if (!about) return undefined
  const index = about.values.findLastIndex(({ from }) => from <= date)
  const readings = about.values[index]?.readings
  const name = readings?.[reading] === undefined ? 'statute' : reading
  const read = readings?.[name]
  return read && { about, ...spanOf(about, index, name), reading: read }
}
