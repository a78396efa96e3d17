import { FIRST, isTaken } from './nodes.ts'
import type { Shared } from './shared-nodes.ts'

/** What each set of choices has in one place of the formula; undefined where it does not matter. */
export type InSets = readonly (Shared | undefined)[]

/** What the sets of choices whose nodes are of one kind have in a place. */
export interface PlaceKind {
  readonly one: Shared
  readonly sets: InSets
  /** The parts, in order. Some may be there only in some sets, and elsewhere be as the first. */
  readonly parts: ReadonlyMap<string, { readonly inSets: InSets; readonly isThere?: readonly (boolean | undefined)[] }>
}

/** What the nodes in a place are, by their kinds. */
export function placeKindsIn(alone: InSets): PlaceKind[] {
  const inSets = lifted(alone)
  return [...new Set(inSets.flatMap((each) => each?.kind ?? []))].map((kind): PlaceKind => {
    const sets = inSets.map((each) => (each?.kind === kind ? each : undefined))
    const found = differentIn(sets)
    const [one] = found
    if (!one) throw new RangeError('a kind is that of a node')
    const aligned = kind === 'sum' ? alignedParts(found) : undefined
    const partsIn = (each: Shared) => aligned?.get(each) ?? each.parts
    const places = [...new Set(found.flatMap((each) => [...partsIn(each).keys()]))].sort()
    const parts = places.map((place, index) => {
      const has = sets.map((each) => each && partsIn(each).get(place))
      const absent = sets.map((each, set) => (each && !has[set] ? each.absent(place) : undefined))
      if (index > 0 && absent.includes(FIRST))
        return [place, { inSets: has, isThere: sets.map((each, set) => each && has[set] !== undefined) }] as const
      return [place, { inSets: has.map((each, set) => each ?? (absent[set] as Shared | undefined)) }] as const
    })
    return { one, sets, parts: new Map(parts) }
  })
}

/** Nodes of different kinds as nodes of one, where one of the kinds has room for a node of any other: a sum may have one part. */
function lifted(inSets: InSets): InSets {
  const roomy = differentIn(inSets).filter(({ around }) => around)
  const outer = ROOMY.flatMap((kind) => roomy.find((one) => one.kind === kind) ?? [])[0]
  if (!outer) return inSets
  return inSets.map((one) => (one && one.kind !== outer.kind && one.parts.size > 0 ? outer.around?.(one) : one))
}

const ROOMY = ['when', 'sum', 'smallest', 'largest', 'product', 'all', 'any']

/** The parts of sums by places that are the same for parts with the same name, and then for parts of one kind. */
function alignedParts(sums: readonly Shared[]): ReadonlyMap<Shared, ReadonlyMap<string, Shared>> {
  const places = new Map<string, Shared>()
  const aligned = new Map<Shared, ReadonlyMap<string, Shared>>()
  for (const sum of sums) {
    const free = [...places].filter(([place]) => !sum.parts.has(place))
    const own = new Map<string, Shared>()
    for (const [name, part] of sum.parts) {
      const same = places.has(name) ? -1 : free.findIndex(([place, other]) => other.kind === part.kind && isTaken(place) === isTaken(name))
      const place = same < 0 ? name : (free.splice(same, 1)[0]?.[0] ?? name)
      own.set(place, part)
      if (!places.has(place)) places.set(place, part)
    }
    aligned.set(sum, own)
  }
  return aligned
}

/** The different nodes that sets of choices have. */
export const differentIn = (inSets: InSets): Shared[] => [...new Set(inSets)].filter((one) => one !== undefined)
