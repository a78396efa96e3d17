import { isRecorded, type LedgerEntry } from '../../../engine/answer/ledger.ts'
import { Amount, HUNDRED, zero } from '../../../engine/expression/amount.ts'
import { ALWAYS, type Condition, NEVER } from '../../../engine/expression/condition.ts'
import { type ChosenNumber, type Fitting, fitsIn, MergedNodes, type Role } from './merged-nodes.ts'
import type { Node } from './nodes.ts'
import type { InSets } from './places.ts'
import { noteSet, type Shared, SharedNodes } from './shared-nodes.ts'

/** One formula for several sets of choices, and the numbers that it reads from these. */
interface MergedFormula {
  readonly ledger: readonly LedgerEntry[]
  /** The numbers, by the names of their inputs. */
  readonly chosen: Readonly<Record<string, ChosenNumber>>
  /** How many sets of choices there are. */
  readonly sets: number
}

const NODES = ['says', 'where', 'zeroUnless'] as const

/** A field of the record, and for each set of choices what it says, where it is there, and where it may be other than 0. */
interface SharedField {
  readonly key: string
  readonly text: string | undefined
  readonly inSets: Readonly<Record<(typeof NODES)[number], (Shared | undefined)[]>>
  /** The places that it has in the one formula. */
  roles?: Readonly<Record<(typeof NODES)[number], Role>>
}

/**
 * Makes one formula of those that a calculator has for several sets of choices. It follows all of them at once, from the fields of the record
 * down. Where they agree, the one formula is the same. Where they have different numbers, it reads an input that the choices decide; where
 * they do different things, such an input says which.
 */
export class FormulaMerger {
  readonly #shared = new SharedNodes()
  readonly #never = this.#shared.share(NEVER)
  readonly #fields = new Map<string, SharedField>()
  #chosen: MergedFormula['chosen'] = {}
  /** How many amounts and conditions there are in the formula that was added last. */
  length = 0
  /** The number of each set of choices, by the nodes of its formula. */
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
    this.length = seen.size
    const same = fields.map(({ place, ...nodes }) => [place, nodes.says.id, nodes.where.id, nodes.zeroUnless.id].join()).join()
    const before = this.#sets.get(same)
    if (before !== undefined) return before
    const set = this.#sets.size
    this.#sets.set(same, set)
    for (const { place, key, text, ...nodes } of fields) {
      let field = this.#fields.get(place)
      if (!field) this.#fields.set(place, (field = { key, text, inSets: { says: [], where: [], zeroUnless: [] } }))
      for (const name of NODES) {
        field.inSets[name][set] = nodes[name]
        noteSet(nodes[name], set)
      }
    }
    return set
  }

  /** The one formula for all sets of choices so far. */
  formula(): MergedFormula {
    const merged = new MergedNodes()
    const inAll = (of: InSets, missing?: Shared) => Array.from({ length: this.#sets.size }, (_, set) => of[set] ?? missing)
    const fields = [...this.#fields.values()].map((field) => {
      const { says, where, zeroUnless } = field.inSets
      return { field, places: [inAll(says), inAll(where, this.#never), inAll(zeroUnless)] as const }
    })
    for (const { places } of fields) for (const place of places) merged.find(place)
    const ledger = fields.map(({ field, places }): LedgerEntry => {
      const [says, where, zeroUnless] = [merged.made(places[0]), merged.made(places[1]), merged.made(places[2])]
      field.roles = { says, where, zeroUnless }
      const one = field.text ?? says.node
      return {
        key: field.key,
        ...(one instanceof Amount ? { amount: one } : { amount: zero, fact: one }),
        where: where.node as Condition,
        zeroUnless: zeroUnless.node as Condition,
      }
    })
    this.#chosen = merged.chosen
    return { ledger, chosen: merged.chosen, sets: this.#sets.size }
  }

  /**
   * The numbers that a set of choices decides which was added after the one formula was made; undefined if that formula does not hold for it.
   * It follows the formula of the set down the one formula, which holds if each node of the set has a place there.
   */
  fitted(set: number): bigint[] | undefined {
    const fitting: Fitting = { nodes: new Map(), numbers: new Map() }
    for (const { inSets, roles } of this.#fields.values())
      for (const name of NODES) {
        const node = inSets[name][set] ?? (name === 'where' ? this.#never : undefined)
        if (node === undefined || (!roles && node === this.#never)) continue
        if (!roles || !fitsIn(roles[name], node, fitting)) return undefined
      }
    return Object.entries(this.#chosen).map(([name, { values }]) => fitting.numbers.get(name) ?? values[0] ?? 0n)
  }
}
