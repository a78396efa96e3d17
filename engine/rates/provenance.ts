import type { Ending } from './table.ts'

/** Everything a reader may ask about the entries: titles, laws, sources, status. Kept apart from the values, which alone a calculation needs. */
export type Provenance = Readonly<Record<string, EntryProvenance>>

export interface EntryProvenance {
  readonly title: string
  readonly about?: string
  readonly kind: 'amount' | 'percent' | 'bands' | 'method' | 'date'
  readonly unit?: string
  readonly period?: string
  readonly base?: string
  readonly options?: Readonly<Record<string, string>>
  readonly values: readonly {
    readonly from: string
    readonly ends?: Ending
    readonly readings: Readonly<Record<string, ReadingProvenance>>
  }[]
}

export interface ReadingProvenance {
  readonly value: string | readonly { readonly name: string; readonly rate: string; readonly upTo?: string }[]
  readonly law?: string
  readonly sources: readonly string[]
  readonly status: 'verified' | 'derived' | 'memory' | 'specification'
  readonly note?: string
}

/** When each reading was last checked, by entry, date and reading: `incomeTax.basicRate 2024-04-06 statute`. Not where it changed since. */
export type Checked = Readonly<Record<string, { readonly on: string; readonly by?: string }>>

/**
 * Since when a reading says what it says in a dated value of an entry, and the day on which it stops. A table may date a value anew because
 * another reading changed: this one then goes on. A deadline belongs to the tax year of its dated value, and goes on never.
 */
export function spanOf({ kind, values }: Pick<EntryProvenance, 'kind' | 'values'>, index: number, reading: string): Span {
  const said = ({ readings }: EntryProvenance['values'][number]) => JSON.stringify([readings[reading]?.value, readings[reading]?.law])
  const ours = values[index]
  const isOther = (dated: EntryProvenance['values'][number]) => !ours || kind === 'date' || said(dated) !== said(ours)
  const first = values[values.slice(0, index).findLastIndex(isOther) + 1]
  const next = values.slice(index + 1).find(isOther)
  return { from: first?.from ?? '', ...(next && { next: next.from }), ...(ours?.ends && { ends: ours.ends }) }
}

export interface Span {
  readonly from: string
  /** Absent where it still holds. */
  readonly next?: string
  /** Its last day and the law that abolished it, where one did. */
  readonly ends?: Ending
}

/** Where a figure’s value on a date came from under a reading: since when and until when, and the reading itself; undefined for an unknown entry. */
export function provenanceOf(provenance: Provenance, entry: string, date: string, reading: string) {
  const about = provenance[entry]
  if (!about) return undefined
  const index = about.values.findLastIndex(({ from }) => from <= date)
  const readings = about.values[index]?.readings
  const name = readings?.[reading] === undefined ? 'statute' : reading
  const read = readings?.[name]
  return read && { about, ...spanOf(about, index, name), reading: read }
}
