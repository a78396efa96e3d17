import { Amount, input, number, when } from '../../../engine/expression/amount.ts'
import { all, any, type Condition, isEqual, not } from '../../../engine/expression/condition.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import { greatestCommon, type InputUnits } from '../whole-numbers/rational-evaluator.ts'
import { FIRST, type Node } from './nodes.ts'
import { differentIn, type InSets, lifted, outerIn, type PlaceKind, placeKindsIn } from './places.ts'
import type { Shared } from './shared-nodes.ts'

/** A number that choices decide, as one more input of the formula: its bounds, and its units in each set of choices. */
export interface ChosenNumber extends InputUnits {
  readonly name: string
  readonly values: readonly bigint[]
}

/** A place of the one formula, with the node that it has become. */
export interface Role {
  readonly node: Node
  /** Whether a set of choices that comes later may have a node there. Adds what that set then decides to `fitting`. */
  readonly fits: (other: Shared, fitting: Fitting) => boolean
}

/** For a set of choices that comes later: its nodes in the places of the one formula, and the numbers that it decides. */
export interface Fitting {
  readonly nodes: Map<Role, Shared>
  readonly numbers: Map<string, bigint>
}

/** Whether a set of choices that comes later may have a node in a place. A place holds one node, so it must be the same each time. */
export function fitsIn(role: Role, other: Shared | undefined, fitting: Fitting): boolean {
  const before = fitting.nodes.get(role)
  if (before || !other) return before !== undefined && before === other
  fitting.nodes.set(role, other)
  return role.fits(other, fitting)
}

/** What each set of choices has in a place, including sets that never read it there. */
interface FoundRole {
  readonly inSets: InSets
  readonly found: readonly Shared[]
  readonly width: number
  kinds?: readonly PlaceKind[]
  made?: Role
  isBeingMade?: true
}

/** A wider place has led back to one that is being made. */
class CircularError extends Error {}

/** The nodes of one formula for several sets of choices, each made once. */
export class MergedNodes {
  readonly chosen: Record<string, ChosenNumber> = {}
  /** By a hash of what the sets of choices have there. */
  readonly #roles = new Map<number, FoundRole[]>()
  readonly #rolesOf = new Map<Shared, FoundRole[]>()
  readonly #numbers = new Map<string, ChosenNumber>()

  /** Visits a place and everything below it, so that all places are known before the first node is made. */
  find(inSets: InSets): void {
    const role = this.#roleOf(inSets)
    if (role.kinds || role.found.length < 2) return
    role.kinds = placeKindsIn(role.inSets)
    for (const one of role.found) this.#rolesOf.set(one, [...(this.#rolesOf.get(one) ?? []), role])
    for (const { parts } of role.kinds) for (const part of parts.values()) this.find(part.inSets)
  }

  /** The node for what each set of choices has in a place: that of a place which more sets read, if one agrees and is not above this one. */
  made(inSets: InSets): Role {
    const own = this.#roleOf(inSets)
    if (own.made && own.width === inSets.length) return own.made
    const wider = this.#widerThan(inSets, own)
    try {
      return this.#make(wider ?? own)
    } catch (error) {
      if (!wider || !(error instanceof CircularError)) throw error
      return this.#make(own)
    }
  }

  #make(role: FoundRole): Role {
    if (role.isBeingMade) throw new CircularError('a place is within itself')
    if (role.made) return role.made
    role.isBeingMade = true
    try {
      return (role.made = role.found.length === 1 ? this.#alone(role) : this.#eitherOf(role))
    } finally {
      delete role.isBeingMade
    }
  }

  #roleOf(inSets: InSets): FoundRole {
    const found = differentIn(inSets)
    // A set that never reads the place may have there what it has elsewhere, so that both places become one.
    const everywhere = [...inSets]
    if (found.length > 1) found.sort((one, other) => one.sets.length - other.sets.length)
    for (const one of found) for (const set of one.sets) everywhere[set] ??= one
    let width = 0
    let hash = 0
    for (const one of everywhere) {
      if (one) width++
      hash = (Math.imul(hash, 31) + (one?.id ?? -1)) | 0
    }
    const known = this.#roles.get(hash) ?? []
    let role = known.find((one) => one.inSets.every((each, set) => each === everywhere[set]))
    if (!role) {
      role = { inSets: everywhere, found, width }
      this.#roles.set(hash, [...known, role])
    }
    return role
  }

  #widerThan(inSets: InSets, { width }: FoundRole): FoundRole | undefined {
    if (width === inSets.length) return undefined
    const set = inSets.findIndex(Boolean)
    const one = inSets[set]
    let widest: FoundRole | undefined
    for (const role of (one && this.#rolesOf.get(one)) ?? []) {
      if (role.isBeingMade || role.width <= (widest?.width ?? width)) continue
      if (inSets.every((each, at) => !each || each === role.inSets[at])) widest = role
    }
    return widest
  }

  /** A node that is the only one in its place. */
  #alone({ inSets, found: [one] }: FoundRole): Role {
    if (!one) throw new RangeError('no set of choices has anything there')
    const parts = [...one.parts].map(([place, part]) => [place, part, this.made(inSets.map((each) => each && part))] as const)
    if (parts.every(([, part, { node }]) => part.node === node)) return { node: one.node, fits: (other) => other === one }
    return {
      node: one.made(new Map(parts.map(([place, , { node }]) => [place, node]))),
      fits: ({ kind, parts: own }, fitting) =>
        kind === one.kind && own.size === parts.length && parts.every(([place, , role]) => fitsIn(role, own.get(place), fitting)),
    }
  }

  #eitherOf({ inSets, kinds = [] }: FoundRole): Role {
    const roles = kinds.map((kind) => this.#alike(kind))
    const outer = outerIn(inSets)
    const kindOf = (one: Shared) => kinds.findIndex(({ kind }) => kind === one.kind)
    const which = kinds.length > 1 ? this.#number(inSets.map((each) => each && new Decimal(kindOf(lifted(each, outer))))) : undefined
    const nodes = roles.map(({ node }) => node)
    return {
      node: nodes.reduceRight((otherwise, node, index) =>
        which ? either(isEqual(amountOf(which), number(index)), node, otherwise) : node,
      ),
      fits(own, fitting) {
        const other = lifted(own, outer)
        const at = kindOf(other)
        return (!which || decides(which, new Decimal(at), fitting)) && (roles[at]?.fits(other, fitting) ?? false)
      },
    }
  }

  /** The place of nodes of one kind. */
  #alike({ one, kind, sets, parts, placed }: PlaceKind): Role {
    if (differentIn(sets).length === 1) {
      const role = this.made(sets)
      return { node: role.node, fits: (other, fitting) => fitsIn(role, other, fitting) }
    }
    if (one.value) {
      const chosen = this.#number(sets.map((each) => each?.value))
      return { node: amountOf(chosen), fits: ({ value }, fitting) => value !== undefined && decides(chosen, value, fitting) }
    }
    const made = [...parts].map(([place, { inSets, isThere }]) => {
      const there = isThere && this.#number(isThere.map((is) => (is === undefined ? undefined : new Decimal(is ? 1 : 0))))
      return { place, role: this.made(inSets), there }
    })
    const [first] = made
    const nodes = made.map(({ place, role: { node }, there }) => {
      return [place, first && there ? either(isEqual(amountOf(there), number(1)), node, first.role.node) : node] as const
    })
    return {
      node: one.made(new Map(nodes)),
      fits(other, fitting) {
        const own = placed(other)
        if (other.kind !== kind || [...own.keys()].some((place) => !parts.has(place))) return false
        return made.every(({ place, role, there }) => {
          const part = own.get(place) ?? other.absent(place)
          if (there && !decides(there, new Decimal(part === FIRST ? 0 : 1), fitting)) return false
          return part === undefined || (part === FIRST ? there !== undefined : fitsIn(role, part, fitting))
        })
      },
    }
  }

  /** A number that the choices decide. A set that never reads it gets the first value of the others. */
  #number(values: readonly (Decimal | undefined)[]): ChosenNumber {
    const perOne = 10n ** BigInt(Math.max(...values.map((value) => value?.decimalPlaces() ?? 0)))
    const inUnits = values.map((value) => value && BigInt(value.times(String(perOne)).toFixed()))
    const known = inUnits.filter((value) => value !== undefined)
    const shared = known.reduce(greatestCommon, perOne)
    const filled = inUnits.map((value) => (value ?? known[0] ?? 0n) / shared)
    const units = perOne / shared
    const key = `${units} ${filled.join()}`
    let made = this.#numbers.get(key)
    if (!made) {
      const name = `c${this.#numbers.size}`
      const [least, most] = [filled.reduce((a, b) => (b < a ? b : a)), filled.reduce((a, b) => (b > a ? b : a))]
      this.#numbers.set(key, (made = { name, units, least, most, values: filled }))
      this.chosen[name] = made
    }
    return made
  }
}

/** Whether a set of choices that comes later may decide on this value: it is within the bounds, and the set has not decided on another. */
function decides({ name, units, least, most }: ChosenNumber, value: Decimal, { numbers }: Fitting): boolean {
  const inUnits = value.times(String(units))
  if (!inUnits.isInteger() || inUnits.lessThan(String(least)) || inUnits.greaterThan(String(most))) return false
  const decided = BigInt(inUnits.toFixed())
  const before = numbers.get(name) ?? decided
  numbers.set(name, before)
  return before === decided
}

const amountOf = ({ name }: ChosenNumber): Amount => input(name, 'count')

const either = (condition: Condition, holding: Node, otherwise: Node): Node =>
  holding instanceof Amount
    ? when(condition, holding, otherwise as Amount)
    : any(all(condition, holding), all(not(condition), otherwise as Condition))
