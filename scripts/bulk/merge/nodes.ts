import { Amount, type BandOf, type CostedWay, number, type Operation, zero } from '../../../engine/expression/amount.ts'
import { ALWAYS, type Condition, NEVER } from '../../../engine/expression/condition.ts'
import type { Decimal } from '../../../engine/money/decimal.ts'

/** An amount of a formula, or a condition. */
export type Node = Amount | Condition

/** The parts of a node, by their places. */
export type PartsByPlace = ReadonlyMap<string, Node>

/** What a node is made of. Two nodes of one kind differ in their parts alone. */
export interface Pattern {
  readonly kind: string
  readonly parts: PartsByPlace
  /** What to put in a place that only another node of this kind has, so that the value stays; undefined where that place is then not read. */
  readonly absent?: ((place: string) => Node | typeof FIRST | undefined) | undefined
  /** The parts of a node of this kind with the same value as a node of another kind, if there can be one: a sum of one term. */
  readonly around?: (other: Node) => PartsByPlace
  /** The value of a number, which has no parts. */
  readonly value?: Decimal | undefined
  /** The same node with other parts, in the order of their places. */
  readonly made: (parts: PartsByPlace) => Node
}

/** What an amount or a condition is made of. */
export const patternOf = (node: Node): Pattern => (node instanceof Amount ? patternOfAmount(node) : patternOfCondition(node))

function patternOfCondition(of: Condition): Pattern {
  switch (of.kind) {
    case 'above':
    case 'at-least':
    case 'equal':
      return withProperties(of, ['amount', 'than'], (made) => made)
    case 'not':
      return withProperties(of, ['of'], (made) => made)
    case 'all':
    case 'any':
      return withList(of, 'of', of.kind === 'all' ? ALWAYS : NEVER, (made) => made)
  }
}

function patternOfAmount({ operation, name }: Amount): Pattern {
  const make = (of: Operation) => new Amount(of, name)
  switch (operation.kind) {
    case 'input':
      return { ...withProperties(operation, [], make), kind: `input ${operation.input}` }
    case 'figure':
      return { ...withProperties(operation, [], make), kind: 'number', value: operation.figure.value }
    case 'number':
      return { ...withProperties(operation, [], make), value: operation.value }
    case 'quotient':
      return withProperties(operation, ['dividend', 'divisor'], make)
    case 'percent':
      return withProperties(operation, ['of', 'percent'], make)
    case 'share':
      return patternOf(operation.worked)
    case 'over':
      return withProperties(operation, ['of', 'limit'], make)
    case 'when':
      return {
        ...withProperties(operation, ['condition', 'holding', 'otherwise'], make),
        absent: () => undefined,
        around: (holding) =>
          new Map<string, Node>([
            ['condition', ALWAYS],
            ['holding', holding],
          ]),
      }
    case 'rounded':
      return { ...withProperties(operation, ['of'], make), kind: `rounded ${operation.how}` }
    case 'product':
      return withList(operation, 'factors', ONE, make)
    case 'smallest':
    case 'largest':
      return withList(operation, 'of', FIRST, make)
    case 'sum': {
      const parts = new Map<string, Node>()
      for (const { amount, isTaken: isOff } of operation.terms) {
        const place = `${isOff ? TAKEN : ''}${labelOf(amount)}`
        parts.set(parts.has(place) ? `${place} ${parts.size}` : place, amount)
      }
      const terms = (of: PartsByPlace) => [...of].map(([place, amount]) => ({ amount: amount as Amount, isTaken: isTaken(place) }))
      return {
        kind: operation.kind,
        parts,
        absent: () => zero,
        made: (of) => make({ ...operation, terms: terms(of) }),
        around: (other) => new Map([[labelOf(other as Amount), other]]),
      }
    }
    case 'bands': {
      const { of, above = zero, bands } = operation
      const records = bands.map(({ rate, upTo, where = ALWAYS }) => ({ rate, where, ...(upTo && { upTo }) }))
      return withRecords(operation.kind, { of, above }, records, (own, made) =>
        make({ ...operation, ...own, bands: made.map((band) => ({ name: '', ...band }) as unknown as BandOf) }),
      )
    }
    case 'cheapest': {
      const { ways, otherwise } = operation
      // A way that is never open needs no cost.
      const open = ways.filter(({ where }) => where.kind !== 'any' || where.of.length > 0)
      const records = open.map(({ amount, cost, where }) => ({ amount, cost: cost(), where }))
      return withRecords(operation.kind, { amount: otherwise.amount, cost: otherwise.cost() }, records, ({ amount, cost }, made) =>
        make({
          ...operation,
          ways: made.map((way) => ({ ...way, cost: () => way['cost'] }) as unknown as CostedWay),
          otherwise: { amount: amount as Amount, cost: () => cost as Amount },
        }),
      )
    }
  }
}

/** A node whose parts are some of its properties. */
const withProperties = <Of extends { readonly kind: string }>(
  of: Of,
  names: readonly (keyof Of & string)[],
  make: (made: Of) => Node,
): Pattern => ({
  kind: of.kind,
  parts: new Map(names.map((name) => [name, of[name] as Node])),
  made: (parts) => make({ ...of, ...Object.fromEntries(parts) }),
})

/** A node whose parts are a list. */
const withList = <Of extends { readonly kind: string }>(
  of: Of,
  list: keyof Of & string,
  absent: Node | typeof FIRST,
  make: (made: Of) => Node,
): Pattern => ({
  kind: of.kind,
  parts: new Map((of[list] as readonly Node[]).map((part, index) => [placeAt(index), part])),
  absent: () => absent,
  around: (other) => new Map([[placeAt(0), other]]),
  made: (parts) => make({ ...of, [list]: [...parts.values()] }),
})

type Properties = Readonly<Record<string, Node>>

/** A node with properties of its own and a list of bands or ways, each of which says where it is there. */
const withRecords = (
  kind: string,
  own: Properties,
  records: readonly Properties[],
  make: (own: Properties, records: readonly Properties[]) => Node,
): Pattern => ({
  kind,
  parts: new Map([
    ...Object.entries(own),
    ...records.flatMap((record, index) => {
      // The last band has no limit, so it stays the last whether there are more bands or fewer.
      const at = placeAt(kind === 'bands' && index === records.length - 1 ? LAST : index)
      return Object.entries(record).map(([name, part]) => [`${at} ${name}`, part] as const)
    }),
  ]),
  absent: (place) => (place.endsWith(' where') ? NEVER : undefined),
  made(parts) {
    const made = new Map<string, Record<string, Node>>()
    for (const [place, part] of parts) {
      const [at = '', name] = place in own ? ['', place] : place.split(' ')
      made.set(at, { ...made.get(at), [name ?? at]: part })
    }
    const { '': others = {} } = Object.fromEntries(made)
    made.delete('')
    return make(others, [...made.values()])
  },
})

/** Stands for the part in the first place, once more. */
export const FIRST = 'first'

const LAST = 999
const placeAt = (index: number) => String(index).padStart(3, '0')
const ONE = number(1)
const TAKEN = 'less '
/** Whether the part of a sum in a place is taken off. */
export const isTaken = (place: string): boolean => place.startsWith(TAKEN)

/** What a part of a sum is called, so that the same parts of two sums find each other. */
const labelOf = ({ name, operation }: Amount): string =>
  name?.key ?? (operation.kind === 'input' ? operation.input : operation.kind === 'figure' ? operation.figure.entry : operation.kind)
