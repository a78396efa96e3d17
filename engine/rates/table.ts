import type { BandsFigure, DateFigure, EntryId, Figure, MethodFigure, ReadingName, Unit } from './figure.ts'

/** The last day of a figure that the law abolishes, and the law that abolishes it. */
export interface Ending {
  readonly on: string
  readonly law: string
}

/** The readings of a value from a date, as the compiler writes them: text, parsed when a rule set first asks. */
export type Dated<Value> = { readonly from: string; readonly ends?: Ending } & { readonly [Name in ReadingName]?: Value }

export type WrittenBands = readonly { readonly name: string; readonly rate: string; readonly upTo?: string }[]

interface EntryOf<Kind extends string, Value> {
  readonly entry: EntryId
  readonly kind: Kind
  readonly values: readonly Dated<Value>[]
  /** Pounds if absent. */
  readonly unit?: Unit
}

export type AmountEntry = EntryOf<'amount', string>
export type PercentEntry = EntryOf<'percent', string>
type BandsEntry = EntryOf<'bands', WrittenBands>
type MethodEntry = EntryOf<'method', string> & { readonly options: readonly string[] }
type DateEntry = EntryOf<'date' | 'day', string>
export type AnyEntry = AmountEntry | PercentEntry | BandsEntry | MethodEntry | DateEntry

/** A table, or a branch of one. The names are the parts of an entry’s id between its dots. */
export interface TableTree {
  readonly [name: string]: AnyEntry | TableTree
}

/** Whether a branch of a table is an entry, and not a branch with others. */
export const isEntry = (branch: AnyEntry | TableTree): branch is AnyEntry => typeof branch['entry'] === 'string'

/** The same tree, with the value of each entry on a date under a rule set in its place. A misspelt name does not compile. */
export type Settled<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends { readonly kind: 'amount' | 'percent' }
    ? Figure
    : Tree[Name] extends { readonly kind: 'bands' }
      ? BandsFigure
      : Tree[Name] extends { readonly kind: 'method'; readonly options: readonly (infer Option extends string)[] }
        ? MethodFigure<Option>
        : Tree[Name] extends { readonly kind: 'date' | 'day' }
          ? DateFigure
          : Settled<Tree[Name]>
}
