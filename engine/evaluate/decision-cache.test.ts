import { describe, expect, it, vi } from 'vitest'
import { input, number, zero } from '../expression/amount.ts'
import { isAbove, isEqual } from '../expression/condition.ts'
import { Decimal } from '../money/decimal.ts'
import { DecisionCache, type Holds } from './decision-cache.ts'
import { ExactEvaluator } from './exact-evaluator.ts'

const pay = input('pay')
const typed = (amount: number) => new ExactEvaluator({ pay: new Decimal(amount) })
const isLarge = isAbove(pay, number(100))

/** Words for some pay, and how many times they were made. */
function worded() {
  const made = vi.fn((holds: Holds) => (holds(isEqual(pay, zero)) ? 'nothing' : holds(isLarge) ? 'much' : 'little'))
  const decisions = new DecisionCache<string>()
  return { made, of: (amount: number) => decisions.of(typed(amount), made) }
}

const askedTwice = (holds: Holds) => [holds(isEqual(pay, zero)), holds(isLarge), holds(isEqual(pay, zero)), holds(isLarge)]

describe('what was made', () => {
  it('serves all values that come out in the same way, and no others', () => {
    const { made, of } = worded()
    expect([0, 5, 7, 500, 0, 200, 100, 101].map(of)).toEqual(['nothing', 'little', 'little', 'much', 'nothing', 'much', 'little', 'much'])
    expect(made).toHaveBeenCalledTimes(3)
  })

  it('may need no condition at all', () => {
    const decisions = new DecisionCache<object>()
    const made = decisions.of(typed(1), () => ({}))
    expect(decisions.of(typed(2), () => ({}))).toBe(made)
  })

  it('may ask the same thing twice, in other words too', () => {
    const decisions = new DecisionCache<boolean[]>()
    expect([0, 500, 0].map((amount) => decisions.of(typed(amount), askedTwice))).toEqual([
      [true, false, true, false],
      [false, true, false, true],
      [true, false, true, false],
    ])
  })

  it('is made anew once there is too much of it', () => {
    const decisions = new DecisionCache<number>()
    const made = vi.fn((holds: Holds) => Array.from({ length: 300 }, (_, at) => at).findIndex((at) => holds(isEqual(pay, number(at)))))
    const of = (amount: number) => decisions.of(typed(amount), made)
    for (let amount = 0; amount < 256; amount++) expect(of(amount)).toBe(amount)
    for (let amount = 0; amount < 256; amount++) expect(of(amount)).toBe(amount)
    expect(made).toHaveBeenCalledTimes(256)
    expect([of(256), of(0), of(256)]).toEqual([256, 0, 256])
    expect(made).toHaveBeenCalledTimes(258)
  })
})
