import { type Amount, HUNDRED, type OperationOf, type SumTerm } from '../expression/amount.ts'
import type { Condition } from '../expression/condition.ts'
import type { RoundingName } from '../expression/rounding.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'

/** A condition that compares two amounts. */
export type Comparison = Condition & { readonly kind: 'above' | 'at-least' | 'equal' }
/** Several conditions, all or any of which must hold. */
export type Several = Condition & { readonly kind: 'all' | 'any' }

/**
 * A way to read a formula: as decimals, as straight lines, or as the cells of a spreadsheet. The walk over its operations stands here, once.
 * Each reading says what a `Value` is, how values are added, compared, rounded and chosen, and what it makes of a condition (`Test`).
 */
export abstract class Evaluator<Value, Test> {
  /** What an amount comes to. A reading keeps what it has read, because the parts of a formula share amounts. @throws NoInputError */
  abstract of(amount: Amount): Value

  /** Whether a condition holds. */
  holds(condition: Condition): Test {
    switch (condition.kind) {
      case 'above':
      case 'at-least':
      case 'equal':
        return this.compared(condition)
      case 'all':
      case 'any':
        return this.together(condition)
      case 'not':
        return this.opposite(this.holds(condition.of))
    }
  }

  /** Reads the operation of an amount. */
  protected read(amount: Amount): Value {
    const { operation } = amount
    switch (operation.kind) {
      case 'input':
        return this.input(operation.input)
      case 'figure':
        return this.figure(operation.figure)
      case 'number':
        return this.number(operation.value)
      case 'sum':
        return this.sum(operation.terms)
      case 'product':
        return this.product(operation.factors)
      case 'quotient':
        return this.dividedBy(this.of(operation.dividend), this.of(operation.divisor))
      case 'percent':
        return this.dividedBy(this.times(this.of(operation.of), this.of(operation.percent)), this.of(HUNDRED))
      case 'share':
        return this.of(operation.worked)
      case 'smallest':
        return this.smallest(operation.of)
      case 'largest':
        return this.largest(operation.of)
      case 'over':
        return this.aboveNil(this.less(this.of(operation.of), this.of(operation.limit)))
      case 'bands':
        return this.bands(operation, amount)
      case 'when':
        return this.when(operation)
      case 'cheapest':
        return this.cheapest(operation, amount)
      case 'rounded':
        return this.rounded(this.of(operation.of), operation.how)
    }
  }

  protected abstract input(name: string): Value
  protected abstract number(value: Decimal): Value
  protected figure(figure: Figure): Value {
    return this.number(figure.value)
  }

  protected abstract sum(terms: readonly SumTerm[]): Value
  protected abstract product(factors: readonly Amount[]): Value
  protected abstract less(value: Value, taken: Value): Value
  protected abstract times(one: Value, other: Value): Value
  protected abstract dividedBy(dividend: Value, divisor: Value): Value
  protected abstract smallest(of: readonly Amount[]): Value
  protected abstract largest(of: readonly Amount[]): Value
  /** A value, or nothing where it is negative. */
  protected abstract aboveNil(value: Value): Value
  protected abstract rounded(value: Value, how: RoundingName): Value
  protected abstract bands(operation: OperationOf<'bands'>, amount: Amount): Value
  /** One side of a choice. Where the condition is known, the other side is never worked out. */
  protected abstract when(operation: OperationOf<'when'>): Value
  protected abstract cheapest(operation: OperationOf<'cheapest'>, amount: Amount): Value

  protected abstract compared(comparison: Comparison): Test
  protected abstract together(several: Several): Test
  protected abstract opposite(test: Test): Test
}
