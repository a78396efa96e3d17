import type { Calculator } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { amountIn } from './amount-in.ts'
import type { RecordedAmount } from './recorded-amounts.ts'

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
 * What each kind of income adds to an amount of the record on top of all others, the largest first: the amount with it less that without it.
 * They need not add up, because incomes share allowances and bands. Kinds that nobody has, or that add nothing, are left out. Pounds, to the
 * penny; negative where the amount is less with it, as with the losses of a trade.
 */
export function byKindOfIncome<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  kinds: readonly KindOfIncome[],
  field: RecordedAmount,
): readonly AddedByKind[] {
  const given: Readonly<Record<string, unknown>> = inputs
  const isThere = ({ inputs: names }: KindOfIncome) => names.some((name) => given[name] instanceof Decimal && !given[name].isZero())
  const amountOf = (changed: object) =>
    amountIn(calculator.record(Object.assign({}, inputs, changed) as InputsOf<Of>), field, calculator.slug)
  const whole = amountOf({})
  return kinds
    .filter(isThere)
    .map(({ name, inputs: names }) => ({ name, amount: whole.minus(amountOf(Object.fromEntries(names.map((each) => [each, ZERO])))) }))
    .filter(({ amount }) => !amount.isZero())
    .toSorted((one, other) => other.amount.comparedTo(one.amount))
}
