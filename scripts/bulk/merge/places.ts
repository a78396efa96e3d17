import { FIRST, isTaken } from './nodes.ts'
import type { Shared } from './shared-nodes.ts'

/** The node that each set of choices has in one place of the formula; undefined where the set never reads that place. */
export type InSets = readonly (Shared | undefined)[]

/** What the sets of choices whose nodes are of one kind have in a place. */
export interface PlaceKind {
  readonly kind: string
  readonly one: Shared
  readonly sets: InSets
  /** The parts, in order. A part that only some sets have repeats the first part in the others. */
  readonly parts: ReadonlyMap<string, { readonly inSets: InSets; readonly isThere?: readonly (boolean | undefined)[] }>
  /** The parts of a node of this kind by these places. */
  readonly placed: (one: Shared) => ReadonlyMap<string, Shared>
}

/** What the nodes in a place are, by their kinds. */
export function placeKindsIn(alone: InSets): PlaceKind[] {
  const outer = outerIn(alone)
  const inSets = alone.map((one) => one && lifted(one, outer))
  return [...new Set(inSets.flatMap((each) => each?.kind ?? []))].map((kind): PlaceKind => {
    const sets = inSets.map((each) => (each?.kind === kind ? each : undefined))
    const found = differentIn(sets)
    const [one] = found
    if (!one) throw new RangeError('a kind is that of a node')
    const terms = new Map<string, Shared>()
    const placed = (each: Shared) => (kind === 'sum' ? placedTerms(each, terms) : each.parts)
    const ownParts = new Map<Shared, ReadonlyMap<string, Shared>>()
    for (const each of found) {
      const own = placed(each)
      ownParts.set(each, own)
      for (const [place, part] of own) if (!terms.has(place)) terms.set(place, part)
    }
    const places = [...new Set([...ownParts.values()].flatMap((own) => [...own.keys()]))].sort()
    const parts = places.map((place, index) => {
      const has = sets.map((each) => each && ownParts.get(each)?.get(place))
      const absent = sets.map((each, set) => (each && !has[set] ? each.absent(place) : undefined))
      if (index > 0 && absent.includes(FIRST))
        return [place, { inSets: has, isThere: sets.map((each, set) => each && has[set] !== undefined) }] as const
      return [place, { inSets: has.map((each, set) => each ?? (absent[set] as Shared | undefined)) }] as const
    })
    return { kind, one, sets, parts: new Map(parts), placed }
  })
}

/** Of nodes of different kinds, one whose kind can hold any of the others as its only part, as a sum can. */
export function outerIn(inSets: InSets): Shared | undefined {
  const roomy = differentIn(inSets).filter(({ around }) => around)
  if (new Set(differentIn(inSets).map(({ kind }) => kind)).size < 2) return undefined
  return ROOMY.flatMap((kind) => roomy.find((one) => one.kind === kind) ?? [])[0]
}

const ROOMY = ['when', 'sum', 'smallest', 'largest', 'product', 'all', 'any']

/** A node, made one of the kind of another where that can hold it. */
export const lifted = (one: Shared, outer: Shared | undefined): Shared =>
  outer?.around && one.kind !== outer.kind && one.parts.size > 0 ? outer.around(one) : one

/** The terms of a sum by the places of terms of other sums: of those with the same name or, failing that, of the same kind. */
function placedTerms(sum: Shared, terms: ReadonlyMap<string, Shared>): ReadonlyMap<string, Shared> {
  const free = [...terms].filter(([place]) => !sum.parts.has(place))
  return new Map(
    [...sum.parts].map(([name, part]) => {
      const same = terms.has(name) ? -1 : free.findIndex(([place, other]) => other.kind === part.kind && isTaken(place) === isTaken(name))
      return [same < 0 ? name : (free.splice(same, 1)[0]?.[0] ?? name), part] as const
    }),
  )
}

/** The different nodes that sets of choices have. */
export function differentIn(inSets: InSets): Shared[] {
  const found = new Set<Shared>()
  let last: Shared | undefined
  for (const one of inSets) {
    // Sets next to each other often have the same node.
    if (one && one !== last) found.add(one)
    last = one
  }
  return [...found]
}
