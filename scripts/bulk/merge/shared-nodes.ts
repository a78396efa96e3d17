import type { Decimal } from '../../../engine/money/decimal.ts'
import { FIRST, type Node, type Pattern, patternOf } from './nodes.ts'

/** A node that is kept once, however many formulas have one with the same parts. */
export interface Shared {
  readonly id: number
  readonly kind: string
  readonly node: Node
  readonly value: Decimal | undefined
  readonly parts: ReadonlyMap<string, Shared>
  readonly absent: (place: string) => Shared | typeof FIRST | undefined
  /** A node of this kind with the same value as a node of another kind. */
  readonly around?: (other: Shared) => Shared
  readonly made: (parts: ReadonlyMap<string, Node>) => Node
  /** The sets of choices whose formulas have it. */
  readonly sets: number[]
}

/** The nodes of the formulas of several sets of choices, each kept once. */
export class SharedNodes {
  readonly #shared = new Map<string, Shared>()

  /** The shared node for a node. `seen` are those of the same formula so far. */
  share(node: Node, seen = new Map<Node, Shared>()): Shared {
    const before = seen.get(node)
    if (before) return before
    const pattern = patternOf(node)
    const parts = new Map<string, Shared>()
    for (const [place, part] of pattern.parts) parts.set(place, this.share(part, seen))
    const shared = this.#shareParts(pattern, parts)
    seen.set(node, shared)
    return shared
  }

  #shareParts({ kind, value, absent, around, made }: Pattern, parts: ReadonlyMap<string, Shared>): Shared {
    let key = value ? `${kind} ${value.toString()}` : kind
    for (const [place, { id }] of parts) key += `,${place}:${id}`
    let shared = this.#shared.get(key)
    if (!shared) {
      const pattern = { kind, value, made }
      shared = {
        ...pattern,
        id: this.#shared.size,
        parts,
        sets: [],
        node: made(new Map([...parts].map(([place, one]) => [place, one.node]))),
        absent: (place) => {
          const filler = absent?.(place)
          return typeof filler === 'object' ? this.share(filler) : filler
        },
        ...(around &&
          parts.size > 0 && {
            around: (other) =>
              this.#shareParts(
                { ...pattern, absent, around, parts: new Map() },
                new Map([...around(other.node)].map(([place, part]) => [place, part === other.node ? other : this.share(part)])),
              ),
          }),
      }
      this.#shared.set(key, shared)
    }
    return shared
  }
}

/** Records that the formula of a set of choices has a node, and so all its parts. */
export function noteSet({ sets, parts }: Shared, set: number): void {
  if (sets.at(-1) === set) return
  sets.push(set)
  for (const part of parts.values()) noteSet(part, set)
}
