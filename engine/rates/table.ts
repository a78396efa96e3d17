import type { BandsFigure, DateFigure, EntryId, Figure, MethodFigure, ReadingName, Unit } from './figure.ts'

/** The last day of a figure that the law abolishes, and that law. */
export interface Ending {
  readonly on: string
  readonly law: string
}

/** A value of one date, by reading, as the compiler writes it: text, parsed once when a rule set first asks. */
export type Dated<Value> = { readonly from: string; readonly ends?: Ending } & { readonly [Name in ReadingName]?: Value }

export type WrittenBands = readonly { readonly name: string; readonly rate: string; readonly upTo?: string }[]

interface EntryOf<Kind extends string, Value> {
  readonly entry: EntryId
  readonly kind: Kind
  readonly values: readonly Dated<Value>[]
  /** Pounds unless it says otherwise. */
  readonly unit?: Unit
}

export type AmountEntry = EntryOf<'amount', string>
export type PercentEntry = EntryOf<'percent', string>
export type BandsEntry = EntryOf<'bands', WrittenBands>
export type MethodEntry = EntryOf<'method', string> & { readonly options: readonly string[] }
export type DateEntry = EntryOf<'date', string>
export type AnyEntry = AmountEntry | PercentEntry | BandsEntry | MethodEntry | DateEntry

/** A table, or a branch of one: entries under the names that the dots of their ids make. */
export interface TableTree {
  readonly [name: string]: AnyEntry | TableTree
}

/** The same tree with each entry settled to its value on a date under a rule set. A misspelt name does not compile. */
export type Settled<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends { readonly kind: 'amount' | 'percent' }
    ? Figure
    : Tree[Name] extends { readonly kind: 'bands' }
      ? BandsFigure
      : Tree[Name] extends { readonly kind: 'method'; readonly options: readonly (infer Option extends string)[] }
        ? MethodFigure<Option>
        : Tree[Name] extends { readonly kind: 'date' }
          ? DateFigure
          : Settled<Tree[Name]>
}
