/** Everything a reader may ask about the entries: titles, laws, sources, status. Kept apart from the values, which alone a calculation needs. */
export type Provenance = Readonly<Record<string, EntryProvenance>>

export interface EntryProvenance {
  readonly title: string
  readonly about?: string
  readonly kind: 'amount' | 'percent' | 'bands' | 'method'
  readonly unit?: string
  readonly period?: 'year' | 'month' | 'week'
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
