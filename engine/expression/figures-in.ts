import type { Decimal } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import type { Amount, BandOf, Condition } from './amount.ts'
import { cheapestIn } from './cheapest.ts'

/** What amounts come to, and which conditions hold. */
interface AmountReader {
  of(amount: Amount): Decimal
  holds(condition: Condition): boolean
}

/**
 * The figures of the tables that the rate and the upper limit of a band come from for some inputs, the rate’s first: one for each entry. Each
 * moves the charge: of a choice only what was chosen counts, and of several amounts the one that decides. A step of the working is left out,
 * because it names its own.
 */
export function figuresOfBand({ rate, upTo }: Pick<BandOf, 'rate' | 'upTo'>, values: AmountReader): readonly Figure[] {
  const found = [rate, upTo].flatMap((amount) => (amount ? figuresIn(amount, values) : []))
  return found.filter(({ entry }, index) => found.findIndex((other) => other.entry === entry) === index)
}

function figuresIn(amount: Amount, values: AmountReader): readonly Figure[] {
  if (amount.name) return []
  const { operation } = amount
  return operation.kind === 'figure' ? [operation.figure] : partsOf(amount, values).flatMap((part) => figuresIn(part, values))
}

/** The amounts that an amount comes from; none for a leaf. */
function partsOf(amount: Amount, values: AmountReader): readonly Amount[] {
  const { operation } = amount
  switch (operation.kind) {
    case 'input':
    case 'figure':
    case 'number':
      return []
    case 'sum':
      return operation.terms.map((term) => term.amount)
    case 'product':
      return operation.factors
    case 'quotient':
      return [operation.dividend, operation.divisor]
    case 'percent':
      return [operation.of, operation.percent]
    case 'share':
      return [operation.worked]
    case 'smallest':
    case 'largest':
      return operation.of.filter((one) => values.of(one).equals(values.of(amount))).slice(0, 1)
    case 'over':
      return values.of(amount).isZero() ? [] : [operation.of, operation.limit]
    case 'bands':
      return [operation.of, ...operation.bands.flatMap(({ rate, upTo }) => (upTo ? [rate, upTo] : [rate]))]
    case 'when':
      return [values.holds(operation.condition) ? operation.holding : operation.otherwise]
    case 'cheapest':
      return [
        cheapestIn(operation, {
          holds: (condition) => values.holds(condition),
          compared: (one, other) => values.of(one).comparedTo(values.of(other)),
        }),
      ]
    case 'rounded':
      return [operation.of]
  }
}
