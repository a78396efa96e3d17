/** The shapes of the YAML files once they have passed their schemas. Every scalar is text. */
export interface Band {
  readonly name: string
  readonly rate: string
  readonly upTo?: string
}

export interface Reading {
  readonly value: string | readonly Band[]
  readonly law?: string
  readonly sources: readonly string[]
  readonly status: 'verified' | 'derived' | 'memory' | 'specification'
  readonly note?: string
}

export interface Entry {
  readonly title: string
  readonly about?: string
  readonly kind: 'amount' | 'percent' | 'bands' | 'method' | 'date'
  readonly unit?: string
  readonly period?: string
  readonly base?: string
  readonly options?: Record<string, string>
  readonly values: readonly { readonly from: string; readonly readings: Readonly<Record<string, Reading>> }[]
}

export interface RateTable {
  readonly title: string
  readonly entries: Readonly<Record<string, Entry>>
}

export interface Source {
  readonly title: string
  readonly publisher: string
  readonly url?: string
  readonly kind: string
  readonly seen: string
}

export type SourceList = Readonly<Record<string, Source>>

export interface TaxYears {
  readonly default: string
  readonly years: Readonly<Record<string, { readonly starts: string; readonly ends: string }>>
}

export interface RuleSets {
  readonly default: string
  readonly ruleSets: Readonly<Record<string, { readonly title: string; readonly about: string; readonly reads: readonly string[] }>>
}

/** Everything under `rates/`, read and checked. `tables` is keyed by file name, `national-insurance`. */
export interface Rates {
  readonly tables: Readonly<Record<string, RateTable>>
  readonly sources: SourceList
  readonly research: string
  readonly taxYears: TaxYears
  readonly ruleSets: RuleSets
}
