import type { RatesOnDate, Tables } from '../calculator.ts'
import type { BandsFigure, DateFigure, EntryId, Figure, MethodFigure } from '../rates/figure.ts'
import { NoRateError, unlessMissing } from '../rates/rates-at.ts'

export type AnyFigure = Figure | BandsFigure | MethodFigure | DateFigure

/** An entry that two rule sets read differently on a date. */
export interface ReadingPair {
  readonly entry: EntryId
  readonly date: string
  readonly from: AnyFigure
  readonly to: AnyFigure
}

type Branch = Readonly<Record<string, unknown>>

/**
 * Rates that take some entries from `from` and the others from `to`. Each time a calculation reads an entry on which the two differ, and
 * only then, `takesTo` is called to choose between them. Its caller also learns in this way what was read. So one tree is enough for every
 * mixture.
 */
export function mixedRates(
  from: RatesOnDate<Tables>,
  to: RatesOnDate<Tables>,
  takesTo: (pair: ReadingPair) => boolean,
): RatesOnDate<Tables> {
  const byDate = new Map<string, ReturnType<RatesOnDate<Tables>>>()
  return (date) => {
    let mixed = byDate.get(date)
    if (!mixed) byDate.set(date, (mixed = mixedBranch(from(date), to(date), date, takesTo) as ReturnType<RatesOnDate<Tables>>))
    return mixed
  }
}

function mixedBranch(from: Branch, to: Branch, date: string, takesTo: (pair: ReadingPair) => boolean): Branch {
  const mixed = {}
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    // We compare an entry when it is first read: it may have no value on this date, which is an error only if somebody reads it.
    const get = () => {
      // An entry that only one rule set has a value for is not a difference. The method that asks for it is.
      const [ours, theirs] = [branchAt(from, name) ?? to[name], branchAt(to, name) ?? from[name]]
      const property = mixedProperty(ours as Branch | AnyFigure, theirs as Branch | AnyFigure, date, takesTo)
      Object.defineProperty(mixed, name, { ...property, enumerable: true })
      return (mixed as Branch)[name]
    }
    Object.defineProperty(mixed, name, { get, enumerable: true, configurable: true })
  }
  return mixed
}

/** A branch, or undefined for an entry without a value. */
function branchAt(tree: Branch, name: string): unknown {
  const found = unlessMissing(() => tree[name])
  return found instanceof NoRateError ? undefined : found
}

function mixedProperty(from: Branch | AnyFigure, to: Branch | AnyFigure, date: string, takesTo: (pair: ReadingPair) => boolean) {
  if (!isFigure(from) || !isFigure(to)) return { value: mixedBranch(from as Branch, to as Branch, date, takesTo) }
  if (valueText(from) === valueText(to)) return { value: from }
  const pair = { entry: from.entry, date, from, to }
  const taken = () => (takesTo(pair) ? to : from)
  return isNumber(from) && isNumber(to) ? { value: readLater(from, taken as () => Figure) } : { get: taken }
}

/**
 * A number that is chosen each time somebody asks for its value. A formula is made before it is known which of its figures count, so
 * holding a figure is not reading it.
 */
const readLater = ({ entry }: Figure, taken: () => Figure): Figure => ({
  entry,
  get reading() {
    return taken().reading
  },
  get unit() {
    return taken().unit
  },
  get value() {
    return taken().value
  },
})

const isNumber = (figure: AnyFigure): figure is Figure => 'unit' in figure

/** Whether a part of the tables is the value of an entry, rather than a branch with several entries. */
export const isFigure = (part: object): part is AnyFigure => 'entry' in part && typeof part.entry === 'string'

/** The value as text, to compare. Readings with different names and the same value count as equal. */
const valueText = (figure: AnyFigure) => JSON.stringify(figure, (name, value: unknown) => (name === 'reading' ? undefined : value))
