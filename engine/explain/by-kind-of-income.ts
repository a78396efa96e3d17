import type { Calculator } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import { amountIn } from './amount-in.ts'
import { shapleyShares } from './shapley.ts'

/** A kind of income, and the inputs that come with it: rent, with its expenses and its interest. */
export interface KindOfIncome {
  readonly name: string
  readonly inputs: readonly string[]
}

/** What one kind of income adds to an amount of the record. Pounds. */
export interface AddedByKind {
  readonly name: string
  readonly amount: Decimal
}

/**
 * What each kind of income adds to an amount of the record, the largest first: its Shapley share, so that no order of incomes is preferred.
 * The shares and what is there without any income add up to the amount. Kinds that nobody has, or that add nothing in any order, are left
 * out. Pounds, to the penny.
 */
export function byKindOfIncome<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  kinds: readonly KindOfIncome[],
  field: string,
): readonly AddedByKind[] {
  const given: Readonly<Record<string, unknown>> = inputs
  const isThere = ({ inputs: names }: KindOfIncome) => names.some((name) => given[name] instanceof Decimal && !given[name].isZero())
  const there = kinds.filter(isThere)
  const without = (kind: KindOfIncome) => Object.fromEntries(kind.inputs.map((name) => [name, ZERO]))
  const pence = (coalition: number) => {
    const left = there.filter((_, index) => (coalition & (1 << index)) === 0)
    const record = calculator.record(Object.assign({}, inputs, ...left.map(without)) as InputsOf<Of>)
    return amountIn(record, field, calculator.slug).times(ONE_HUNDRED)
  }
  return shapleyShares(there.length, pence)
    .flatMap((share, index) => (share && there[index] ? [{ name: there[index].name, amount: share.dividedBy(ONE_HUNDRED) }] : []))
    .toSorted((one, other) => other.amount.comparedTo(one.amount))
}
