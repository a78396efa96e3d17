import type { RatesOnDate, Tables } from '../calculator.ts'
import type { BandsFigure, DateFigure, EntryId, Figure, MethodFigure } from '../rates/figure.ts'
import { NoRateError, unlessMissing } from '../rates/rates-at.ts'

export type AnyFigure = Figure | BandsFigure | MethodFigure | DateFigure

/** An entry that two rule sets, or two tax years, read differently on a date. At most one of them has no value for it. */
export interface ReadingPair {
  readonly entry: EntryId
  readonly date: string
  readonly from: AnyFigure | undefined
  readonly to: AnyFigure | undefined
}

type Branch = Readonly<Record<string, unknown>>
type RatesPart = Branch | AnyFigure

/**
 * Rates that take some entries from `from` and the others from `to`. Each time a calculation reads an entry on which the two differ, and
 * only then, `takesTo` is called to choose between them. That also tells the caller what was read. So one tree is enough for every mixture.
 *
 * An entry may have a value on one side only. A mixture then finds one or none, as that side does, unless the entry `isNeeded`: what asks
 * for it, such as a method, comes from the side that has the value.
 */
export function mixedRates(
  from: RatesOnDate<Tables>,
  to: RatesOnDate<Tables>,
  takesTo: (pair: ReadingPair) => boolean,
  isNeeded: (entry: EntryId) => boolean,
): RatesOnDate<Tables> {
  const choice: MixtureChoice = { takesTo, isNeeded }
  const byDate = new Map<string, ReturnType<RatesOnDate<Tables>>>()
  return (date) => {
    let mixed = byDate.get(date)
    if (!mixed) byDate.set(date, (mixed = mixedBranch(from(date), to(date), date, choice) as ReturnType<RatesOnDate<Tables>>))
    return mixed
  }
}

/** How a mixture chooses between its two sides. */
interface MixtureChoice {
  readonly takesTo: (pair: ReadingPair) => boolean
  readonly isNeeded: (entry: EntryId) => boolean
}

function mixedBranch(from: Branch, to: Branch, date: string, choice: MixtureChoice): Branch {
  const mixed = {}
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    // We compare an entry when it is first read: it may have no value on this date, which is an error only if somebody reads it.
    const get = () => {
      const [ours, theirs] = [partAt(from, name), partAt(to, name)]
      const property = mixedProperty(ours, theirs, date, choice)
      Object.defineProperty(mixed, name, { ...property, enumerable: true, configurable: true })
      return (mixed as Branch)[name]
    }
    Object.defineProperty(mixed, name, { get, enumerable: true, configurable: true })
  }
  return mixed
}

/** A part of a tree, or the error that says that an entry has no value. */
const partAt = (tree: Branch, name: string) => unlessMissing(() => tree[name] as RatesPart | undefined)

type FoundPart = ReturnType<typeof partAt>

const valueIn = (found: FoundPart) => (found instanceof NoRateError ? undefined : found)

/** Reading a value that neither side has is an error. It is made once, because some rules ask for every month. */
const throwing = (error: FoundPart) => () => {
  throw error instanceof NoRateError ? error : new RangeError('the tables have no such entry')
}

function mixedProperty(fromFound: FoundPart, toFound: FoundPart, date: string, { takesTo, isNeeded }: MixtureChoice) {
  const [from, to] = [valueIn(fromFound), valueIn(toFound)]
  const found = from ?? to
  if (!found) return { get: throwing(toFound instanceof NoRateError ? toFound : fromFound) }
  if (!isFigure(found)) return { value: mixedBranch((from ?? found) as Branch, (to ?? found) as Branch, date, { takesTo, isNeeded }) }
  const pair = { entry: found.entry, date, from: from as AnyFigure | undefined, to: to as AnyFigure | undefined }
  if (!pair.from || !pair.to) {
    const missing = new NoRateError(pair.entry, date)
    const get = () => {
      if (isNeeded(pair.entry) || (takesTo(pair) ? pair.to : pair.from)) return found
      throw missing
    }
    return { get }
  }
  const { from: ours, to: theirs } = pair
  if (valueText(ours) === valueText(theirs)) return { value: ours }
  const taken = () => (takesTo(pair) ? theirs : ours)
  return isNumber(ours) && isNumber(theirs) ? { value: readLater(ours, taken as () => Figure) } : { get: taken }
}

/**
 * A figure that chooses its side each time its value is read. A formula is made before it is known which of its figures count, so having a
 * figure in a formula is not reading it.
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
