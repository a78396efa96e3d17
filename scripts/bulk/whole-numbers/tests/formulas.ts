import * as fc from 'fast-check'
import { type Amount, byBands, cheapestOf, input, number, when } from '../../../../engine/expression/amount.ts'
import { all, any, type Condition, isAbove, isAtLeast, isEqual, not } from '../../../../engine/expression/condition.ts'
import type { RoundingName } from '../../../../engine/expression/rounding.ts'
import { Decimal } from '../../../../engine/money/decimal.ts'

/** The largest amount, in pounds. */
export const MOST = 1_000_000
export const NAMES = ['pay', 'tax'] as const
export const [pay, tax] = NAMES.map((name) => input(name)) as [Amount, Amount]

export const percent = (rate: number) => number(rate).dividedBy(number(100))
const ROUNDINGS: readonly RoundingName[] = ['to-the-penny', 'up-to-the-pound', 'down-to-the-pound']

/** Amounts of money up to the largest, as texts. */
export const amounts = fc.integer({ min: 0, max: MOST * 100 }).map((pence) => new Decimal(pence).dividedBy(100).toFixed(2))
/** Any formula of the two inputs. */
export const { formula } = fc.letrec<{ formula: Amount; condition: Condition }>((tie) => {
  const [some, someCondition] = [tie('formula'), tie('condition')]
  const pair = fc.tuple(some, some)
  const fixed = fc.integer({ min: 1, max: 5_000_000 }).map((pence) => number(new Decimal(pence).dividedBy(100)))
  return {
    formula: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(pay, tax),
      fixed,
      pair.map(([a, b]) => a.plus(b)),
      pair.map(([a, b]) => a.less(b)),
      pair.map(([a, b]) => a.excessOver(b)),
      pair.map(([a, b]) => a.atMost(b)),
      pair.map(([a, b]) => a.atLeast(b)),
      pair.map(([a, b]) => a.asPercentOf(b)),
      fc.tuple(some, fc.integer({ min: 1, max: 6000 })).map(([a, rate]) => a.percent(percent(rate))),
      fc.tuple(some, fc.integer({ min: 2, max: 365 })).map(([a, part]) => a.dividedBy(number(part))),
      fc.tuple(some, fc.constantFrom(...ROUNDINGS)).map(([a, how]) => a.rounded(how)),
      fc.tuple(someCondition, some, some).map(([condition, a, b]) => when(condition, a, b)),
      fc
        .tuple(some, fixed, some)
        .map(([a, limit, above]) => byBands(a.atLeastZero(), [band('low', 10, limit), band('high', 37)], 'Bands', above.atLeastZero())),
      fc.tuple(someCondition, some, some, some, some).map(([where, a, b, c, d]) =>
        cheapestOf(
          [
            { amount: a, cost: () => b, where },
            { amount: c, cost: () => d, where: not(where) },
          ],
          { amount: b, cost: () => a },
        ),
      ),
    ),
    condition: fc.oneof(
      { maxDepth: 3 },
      pair.map(([a, b]) => isAbove(a, b)),
      pair.map(([a, b]) => isAtLeast(a, b)),
      pair.map(([a, b]) => isEqual(a, b)),
      fc.tuple(someCondition, someCondition).map((of) => all(...of)),
      fc.tuple(someCondition, someCondition).map((of) => any(...of)),
      someCondition.map(not),
    ),
  }
})
const band = (name: string, rate: number, upTo?: Amount) => ({ name, rate: percent(rate), figures: [], ...(upTo && { upTo }) })
