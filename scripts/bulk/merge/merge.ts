import { isRecorded, type LedgerEntry } from '../../../engine/answer/ledger.ts'
import { Amount, HUNDRED, input, number, when, zero } from '../../../engine/expression/amount.ts'
import { ALWAYS, all, any, type Condition, isEqual, NEVER, not } from '../../../engine/expression/condition.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import { greatestCommon, type InputUnits } from '../whole-numbers/rational-evaluator.ts'
import type { Node } from './nodes.ts'
import { differentIn, type InSets, type PlaceKind, placeKindsIn } from './places.ts'
import { noteSet, type Shared, SharedNodes } from './shared-nodes.ts'

/** A number that choices decide, as one more input of the formula: its bounds, and its units in each set of choices. */
interface ChosenNumber extends InputUnits {
  readonly values: readonly bigint[]
}

/** One formula for several sets of choices, and the numbers that it reads from these. */
interface MergedFormula {
  readonly ledger: readonly LedgerEntry[]
  /** The numbers, by the names of their inputs. */
  readonly chosen: Readonly<Record<string, ChosenNumber>>
  /** How many sets of choices there are. */
  readonly sets: number
}

/** A field of the record in each set of choices: what it says, and where it is there and is not nothing. */
interface SharedField {
  readonly key: string
  readonly text: string | undefined
  readonly says: (Shared | undefined)[]
  readonly where: Shared[]
  readonly zeroUnless: (Shared | undefined)[]
}

/**
 * Makes one formula of the formulas that a calculator has for several sets of choices. It follows all of them at once from the fields of the record
 * down. Where they have the same, so has the one formula. Where they have different numbers, it reads an input that the choices
 * decide; where they do different things, such an input says which.
 */
export class FormulaMerger {
  readonly #shared = new SharedNodes()
  readonly #fields = new Map<string, SharedField>()
  /** The numbers of the sets of choices, by what their formulas are made of. */
  readonly #sets = new Map<string, number>()

  /** Adds the formula of a set of choices, and returns the number of that set: the same for all that have the same formula. */
  add(ledger: readonly LedgerEntry[]): number {
    const seen = new Map<Node, Shared>()
    const share = (node: Node) => this.#shared.share(node, seen)
    const times = new Map<string, number>()
    const fields = ledger.filter(isRecorded).map(({ key, amount, fact, where = ALWAYS, zeroUnless = ALWAYS }) => {
      const text = typeof fact === 'string' ? fact : undefined
      const nth = (times.get(key) ?? 0) + 1
      times.set(key, nth)
      const shown = amount.name?.isRate ? amount.times(HUNDRED) : amount
      const says = share(fact === undefined ? shown : typeof fact === 'object' ? fact : fact ? ALWAYS : NEVER)
      return {
        place: JSON.stringify([nth, key, text, fact === undefined]),
        key,
        text,
        says,
        where: share(where),
        zeroUnless: share(zeroUnless),
      }
    })
    const same = fields.map(({ place, ...nodes }) => [place, nodes.says.id, nodes.where.id, nodes.zeroUnless.id].join()).join()
    const before = this.#sets.get(same)
    if (before !== undefined) return before
    const set = this.#sets.size
    this.#sets.set(same, set)
    for (const { place, key, text, ...nodes } of fields) {
      let field = this.#fields.get(place)
      if (!field) this.#fields.set(place, (field = { key, text, says: [], where: [], zeroUnless: [] }))
      for (const name of ['says', 'where', 'zeroUnless'] as const) {
        field[name][set] = nodes[name]
        noteSet(nodes[name], set)
      }
    }
    return set
  }

  /** The one formula for all sets of choices so far. */
  formula(): MergedFormula {
    try {
      return this.#formula(new MergedNodes(true))
    } catch (error) {
      if (!(error instanceof CircularError)) throw error
      return this.#formula(new MergedNodes(false))
    }
  }

  #formula(merged: MergedNodes): MergedFormula {
    const never = this.#shared.share(NEVER)
    const inAll = (of: InSets, missing?: Shared) => Array.from({ length: this.#sets.size }, (_, set) => of[set] ?? missing)
    const fields = [...this.#fields.values()].map(({ key, text, says, where, zeroUnless }) => ({
      key,
      text,
      places: [inAll(says), inAll(where, never), inAll(zeroUnless)] as const,
    }))
    for (const { places } of fields) for (const place of places) merged.find(place)
    const ledger = fields.map(({ key, text, places: [says, where, zeroUnless] }): LedgerEntry => {
      const one = text ?? merged.node(says)
      return {
        key,
        ...(one instanceof Amount ? { amount: one } : { amount: zero, fact: one }),
        where: merged.node(where) as Condition,
        zeroUnless: merged.node(zeroUnless) as Condition,
      }
    })
    return { ledger, chosen: merged.chosen, sets: this.#sets.size }
  }
}

/** A place of the one formula: what each set of choices has there, also where it is not asked for, and the node that it becomes. */
interface Role {
  readonly inSets: InSets
  readonly found: readonly Shared[]
  readonly width: number
  kinds?: readonly PlaceKind[]
  node?: Node
  isBeingMade?: true
}

/** Wider places have led back to a place that is being made. */
class CircularError extends Error {}

/** The nodes of one formula for several sets of choices, each made once. */
class MergedNodes {
  readonly chosen: Record<string, ChosenNumber> = {}
  readonly #roles = new Map<string, Role>()
  readonly #rolesOf = new Map<Shared, Role[]>()
  readonly #numbers = new Map<string, Amount>()
  readonly #canWiden: boolean

  constructor(canWiden: boolean) {
    this.#canWiden = canWiden
  }

  /** Looks at a place and all below it, so that what has to be made is known before any of it is made. */
  find(inSets: InSets): void {
    const role = this.#roleOf(inSets)
    if (role.kinds || role.found.length < 2) return
    role.kinds = placeKindsIn(role.inSets)
    for (const one of role.found) this.#rolesOf.set(one, [...(this.#rolesOf.get(one) ?? []), role])
    for (const { parts } of role.kinds) for (const part of parts.values()) this.find(part.inSets)
  }

  /** One node for what each set of choices has in a place: that of a wider place that has the same there, if there is one. */
  node(inSets: InSets): Node {
    const own = this.#roleOf(inSets)
    if (own.node && own.width === inSets.length) return own.node
    const role = this.#widerThan(inSets, own) ?? own
    if (role.isBeingMade) throw new CircularError('a place is within itself')
    if (!role.node) {
      role.isBeingMade = true
      role.node = role.found.length === 1 ? this.#alone(role) : this.#eitherOf(role)
      delete role.isBeingMade
    }
    return role.node
  }

  #roleOf(inSets: InSets): Role {
    const found = differentIn(inSets)
    // What is not asked for may be what the same nodes are elsewhere, so that both places are one.
    const everywhere = [...inSets]
    const rarest = found.length === 1 ? found : found.toSorted((one, other) => one.sets.length - other.sets.length)
    for (const one of rarest) for (const set of one.sets) everywhere[set] ??= one
    const width = everywhere.filter(Boolean).length
    const [only] = found
    const key = found.length === 1 && only?.sets.length === width ? `only ${only.id}` : everywhere.map((one) => one?.id).join()
    let role = this.#roles.get(key)
    if (!role) this.#roles.set(key, (role = { inSets: everywhere, found, width }))
    return role
  }

  #widerThan(inSets: InSets, { width }: Role): Role | undefined {
    if (!this.#canWiden || width === inSets.length) return undefined
    const set = inSets.findIndex(Boolean)
    const one = inSets[set]
    let widest: Role | undefined
    for (const role of (one && this.#rolesOf.get(one)) ?? []) {
      if (role.isBeingMade || role.width <= (widest?.width ?? width)) continue
      if (inSets.every((each, at) => !each || each === role.inSets[at])) widest = role
    }
    return widest
  }

  /** A node that is the only one in its place. */
  #alone({ inSets, found: [one] }: Role): Node {
    if (!one) throw new RangeError('no set of choices has anything there')
    if (one.parts.size === 0) return one.node
    const parts = [...one.parts].map(([place, part]) => [place, this.node(inSets.map((each) => each && part))] as const)
    return parts.every(([place, part]) => part === one.parts.get(place)?.node) ? one.node : one.made(new Map(parts))
  }

  #eitherOf({ inSets, kinds = [] }: Role): Node {
    const nodes = kinds.map((kind) => this.#alike(kind))
    const [first, ...others] = nodes
    if (first && others.length === 0) return first
    const which = this.#number(
      inSets.map((_, set) => {
        const kind = kinds.findIndex(({ sets }) => sets[set])
        return kind < 0 ? undefined : new Decimal(kind)
      }),
    )
    return nodes.reduceRight((otherwise, node, index) => either(isEqual(which, number(index)), node, otherwise))
  }

  /** One node for nodes of one kind. */
  #alike({ one, sets, parts: places }: PlaceKind): Node {
    if (differentIn(sets).length === 1) return this.node(sets)
    if (one.value) return this.#number(sets.map((each) => each?.value))
    const parts = new Map<string, Node>()
    for (const [place, { inSets, isThere }] of places) {
      const [first] = parts.values()
      const node = this.node(inSets)
      const there = isThere?.map((is) => (is === undefined ? undefined : new Decimal(is ? 1 : 0)))
      parts.set(place, first && there ? either(isEqual(this.#number(there), number(1)), node, first) : node)
    }
    return one.made(parts)
  }

  /** A number that the choices decide. Where it does not matter, it is the first of the others. */
  #number(values: readonly (Decimal | undefined)[]): Amount {
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
      this.chosen[name] = { units, least, most, values: filled }
      this.#numbers.set(key, (made = input(name, 'count')))
    }
    return made
  }
}

const either = (condition: Condition, holding: Node, otherwise: Node): Node =>
  holding instanceof Amount
    ? when(condition, holding, otherwise as Amount)
    : any(all(condition, holding), all(not(condition), otherwise as Condition))
