/** How two whole numbers are compared. */
export type ComparedBy = '>' | '>=' | '='

/** How a quotient that is not whole is rounded: half a unit away from nothing, or to the next whole number above or below. */
export type QuotientRounding = 'half-up' | 'up' | 'down'

/** A whole number of a formula: a constant, an input, or worked out from others. `least` and `most` bound what it can come to. */
export interface Whole {
  readonly id: number
  readonly least: bigint
  readonly most: bigint
  readonly operation: WholeOperation
}

export type WholeOperation =
  | { readonly kind: 'constant' }
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'sum'; readonly added: readonly Whole[]; readonly taken: readonly Whole[] }
  | { readonly kind: 'product'; readonly of: readonly [Whole, Whole] }
  | { readonly kind: 'smallest' | 'largest'; readonly of: readonly Whole[] }
  | { readonly kind: 'choice'; readonly test: OpenTest; readonly holding: Whole; readonly otherwise: Whole }
  /** What `of`, which is not negative, comes to when it is divided by `by`, which is 1 or more; the remainder is dropped. */
  | { readonly kind: 'quotient'; readonly of: Whole; readonly by: Whole }

/** Whether something holds. Where the bounds already decide it, it is true or false; otherwise it is open until the inputs are known. */
export type WholeTest = boolean | OpenTest

export interface OpenTest {
  readonly id: number
  readonly operation:
    | { readonly kind: 'compared'; readonly sign: ComparedBy; readonly one: Whole; readonly other: Whole }
    | { readonly kind: 'all' | 'any'; readonly of: readonly OpenTest[] }
    | { readonly kind: 'not'; readonly of: OpenTest }
}

export const isConstant = ({ least, most }: Whole): boolean => least === most

/** How far from nothing a whole number can be. */
export const furthestFromNil = ({ least, most }: Pick<Whole, 'least' | 'most'>): bigint => (-least > most ? -least : most)

const smallestOf = (of: readonly bigint[]) => of.reduce((one, other) => (other < one ? other : one))
const largestOf = (of: readonly bigint[]) => of.reduce((one, other) => (other > one ? other : one))

/**
 * Makes the whole numbers and tests of a formula, each only once however often it is asked for. What the bounds of the inputs rule out is
 * not made at all: a number that can never be the smallest of several, or a branch that can never be taken.
 */
export class WholeNumbers {
  readonly #made = new Map<string, Whole | OpenTest>()

  readonly nil: Whole = this.constant(0n)
  readonly one: Whole = this.constant(1n)

  constant(value: bigint): Whole {
    return this.#whole(`${value}`, { kind: 'constant' }, value, value)
  }

  input(name: string, least: bigint, most: bigint): Whole {
    return this.#whole(`input ${name}`, { kind: 'input', name }, least, most)
  }

  sum(added: readonly Whole[], taken: readonly Whole[] = []): Whole {
    let fixed = 0n
    const varying = (of: readonly Whole[], sign: bigint) =>
      of.filter((one) => {
        if (isConstant(one)) fixed += sign * one.least
        return !isConstant(one)
      })
    const [more, fewer] = [varying(added, 1n), varying(taken, -1n)]
    if (fixed > 0n) more.push(this.constant(fixed))
    if (fixed < 0n) fewer.push(this.constant(-fixed))
    const [only] = more
    if (!only && fewer.length === 0) return this.nil
    if (only && more.length === 1 && fewer.length === 0) return only
    const total = (of: readonly Whole[], end: 'least' | 'most') => of.reduce((all, one) => all + one[end], 0n)
    const least = total(more, 'least') - total(fewer, 'most')
    const most = total(more, 'most') - total(fewer, 'least')
    return this.#whole(`sum ${idsOf(more)} - ${idsOf(fewer)}`, { kind: 'sum', added: more, taken: fewer }, least, most)
  }

  negated(of: Whole): Whole {
    return this.sum([], [of])
  }

  product(one: Whole, other: Whole): Whole {
    if (isConstant(one) && isConstant(other)) return this.constant(one.least * other.least)
    if (isConstant(one)) return this.product(other, one)
    if (isConstant(other) && (other.least === 0n || other.least === 1n)) return other.least === 0n ? other : one
    const ends = [one.least, one.most].flatMap((end) => [end * other.least, end * other.most])
    return this.#whole(`product ${idsOf([one, other])}`, { kind: 'product', of: [one, other] }, smallestOf(ends), largestOf(ends))
  }

  smallest(of: readonly Whole[]): Whole {
    return this.#furthest('smallest', of)
  }

  largest(of: readonly Whole[]): Whole {
    return this.#furthest('largest', of)
  }

  choice(test: WholeTest, holding: Whole, otherwise: Whole): Whole {
    if (typeof test === 'boolean') return test ? holding : otherwise
    if (holding === otherwise) return holding
    const [least, most] = [smallestOf([holding.least, otherwise.least]), largestOf([holding.most, otherwise.most])]
    return this.#whole(`choice ${test.id} ${idsOf([holding, otherwise])}`, { kind: 'choice', test, holding, otherwise }, least, most)
  }

  /** One whole number divided by another and rounded. @throws RangeError unless the other is always 1 or more. */
  quotient(of: Whole, by: Whole, way: QuotientRounding): Whole {
    if (by.least < 1n) throw new RangeError('a whole number can only be divided by one that is 1 or more')
    if (isConstant(by) && by.least === 1n) return of
    if (of.least >= 0n) return this.#quotientOfPositive(of, by, way)
    // Only what is not negative can be divided. A negative number is rounded as its opposite, for which up is down.
    const opposite = this.largest([this.negated(of), this.nil])
    const below = this.negated(this.#quotientOfPositive(opposite, by, way === 'up' ? 'down' : way === 'down' ? 'up' : way))
    const above = this.#quotientOfPositive(this.largest([of, this.nil]), by, way)
    return this.choice(this.compared(of, '>=', this.nil), above, below)
  }

  /** Division drops the remainder. To round up, the divisor less 1 is added first; to round half up, half of the divisor. */
  #quotientOfPositive(of: Whole, by: Whole, way: QuotientRounding): Whole {
    if (way === 'down') return this.#wholeQuotient(of, by)
    if (way === 'up') return this.#wholeQuotient(this.sum([of, by], [this.one]), by)
    // An odd divisor, or one that is not known yet, has no whole half, so everything is doubled.
    if (isConstant(by) && by.least % 2n === 0n) return this.#wholeQuotient(this.sum([of, this.constant(by.least / 2n)]), by)
    const two = this.constant(2n)
    return this.#wholeQuotient(this.sum([this.product(of, two), by]), this.product(by, two))
  }

  #wholeQuotient(of: Whole, by: Whole): Whole {
    const [least, most] = [of.least / by.most, of.most / by.least]
    return this.#whole(`quotient ${idsOf([of, by])}`, { kind: 'quotient', of, by }, least, most)
  }

  compared(one: Whole, sign: ComparedBy, other: Whole): WholeTest {
    if (one === other) return sign !== '>'
    switch (sign) {
      case '>':
        if (one.least > other.most) return true
        if (one.most <= other.least) return false
        break
      case '>=':
        if (one.least >= other.most) return true
        if (one.most < other.least) return false
        break
      case '=':
        if (one.least > other.most || one.most < other.least) return false
        break
    }
    return this.#test(`${sign} ${idsOf([one, other])}`, { kind: 'compared', sign, one, other })
  }

  not(of: WholeTest): WholeTest {
    return typeof of === 'boolean' ? !of : this.#test(`not ${of.id}`, { kind: 'not', of })
  }

  /** Whether all of several tests hold, or any of them. */
  together(kind: 'all' | 'any', of: readonly WholeTest[]): WholeTest {
    const decisive = kind === 'any'
    if (of.includes(decisive)) return decisive
    const open = [...new Set(of.filter((one) => typeof one !== 'boolean'))]
    const [only] = open
    if (!only) return !decisive
    return open.length === 1 ? only : this.#test(`${kind} ${idsOf(open)}`, { kind, of: open })
  }

  #furthest(kind: 'smallest' | 'largest', of: readonly Whole[]): Whole {
    const isLargest = kind === 'largest'
    const [near, far] = isLargest ? (['least', 'most'] as const) : (['most', 'least'] as const)
    const further = isLargest ? largestOf : smallestOf
    // The largest is at least the highest `least`. A number that can never be above that is left out, unless it is the one that has that
    // `least`. The smallest is the mirror image.
    const bound = further(of.map((one) => one[near]))
    const sure = of.find((one) => one[near] === bound)
    const open = [...new Set(of.filter((one) => one === sure || (isLargest ? one.most > bound : one.least < bound)))]
    const [only] = open
    if (only && open.length === 1) return only
    const [closest, furthest] = [bound, further(open.map((one) => one[far]))]
    const [least, most] = isLargest ? [closest, furthest] : [furthest, closest]
    return this.#whole(`${kind} ${idsOf(open)}`, { kind, of: open }, least, most)
  }

  #whole(key: string, operation: WholeOperation, least: bigint, most: bigint): Whole {
    const isKnown = least === most && operation.kind !== 'constant' && operation.kind !== 'input'
    return isKnown ? this.constant(least) : this.#once(key, (id) => ({ id, least, most, operation }))
  }

  #test(key: string, operation: OpenTest['operation']): OpenTest {
    return this.#once(`test ${key}`, (id) => ({ id, operation }))
  }

  #once<Made extends Whole | OpenTest>(key: string, make: (id: number) => Made): Made {
    let made = this.#made.get(key) as Made | undefined
    if (!made) this.#made.set(key, (made = make(this.#made.size)))
    return made
  }
}

/** What a whole number or a test is made of. */
export function partsOf({ operation }: Whole | OpenTest): readonly (Whole | OpenTest)[] {
  switch (operation.kind) {
    case 'constant':
    case 'input':
      return []
    case 'sum':
      return [...operation.added, ...operation.taken]
    case 'product':
    case 'smallest':
    case 'largest':
    case 'all':
    case 'any':
      return operation.of
    case 'choice':
      return [operation.test, operation.holding, operation.otherwise]
    case 'quotient':
      return [operation.of, operation.by]
    case 'compared':
      return [operation.one, operation.other]
    case 'not':
      return [operation.of]
  }
}

const idsOf = (of: readonly { readonly id: number }[]) => of.map(({ id }) => id).join(' ')
