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

/** Where a figure’s value on a date came from under a reading: its dated value and the reading itself; undefined for an unknown entry. */
export function provenanceOf(provenance: Provenance, entry: string, date: string, reading: string) {
  const about = provenance[entry]
  const dated = about?.values.findLast(({ from }) => from <= date)
  const read = dated?.readings[reading] ?? dated?.readings['statute']
  return about && dated && read ? { about, from: dated.from, reading: read } : undefined
}
