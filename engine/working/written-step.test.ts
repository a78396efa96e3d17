import { describe, expect, it } from 'vitest'
import { input, number } from '../expression/amount.ts'
import { Decimal } from '../money/decimal.ts'
import type { OperandOf } from './formula-text.ts'
import { kept, type WrittenStep } from './written-step.ts'

const pay = input('pay')
const bonus = input('bonus')
const written = (amount = pay.plus(bonus), formula = '{pay} + {bonus}', operands: Readonly<Record<string, OperandOf>> = OPERANDS) => {
  const named = Object.entries(operands).map(([name, operand]) => ({ name, operand }))
  const step: WrittenStep = {
    key: 'all',
    label: 'All pay',
    unit: 'GBP',
    formula,
    amount,
    operands: named,
    bandTable: undefined,
    law: undefined,
    means: undefined,
  }
  return step
}
const OPERANDS = {
  pay: { input: 'pay', unit: 'GBP', amount: pay },
  bonus: { input: 'bonus', unit: 'GBP', amount: bonus },
} as const
const rate = (value: string) =>
  ({ figure: { entry: 'incomeTax.basicRate', reading: 'statute', unit: 'percent', value: new Decimal(value) } }) as const

describe('a step that is written', () => {
  it('is shared with every working that has the same one', () => {
    const amount = pay.plus(bonus)
    const first = kept(written(amount))
    expect(kept(written(amount))).toBe(first)
    expect(kept(written(amount))).toBe(first)
  })

  it('is not shared where its amount, its words, or what they stand for differ', () => {
    const amount = pay.plus(bonus)
    const first = kept(written(amount))
    const others = [
      written(),
      written(amount, '{pay}'),
      written(amount, undefined, { pay: OPERANDS.pay }),
      written(amount, undefined, { ...OPERANDS, other: OPERANDS.pay }),
      written(amount, undefined, { pay: OPERANDS.pay, extra: OPERANDS.bonus }),
      written(amount, undefined, { ...OPERANDS, bonus: { ...OPERANDS.bonus, amount: number(5) } }),
    ]
    expect(others.map(kept)).toEqual(others)
    for (const other of others) expect(kept(other)).toBe(other)
    expect(kept(written(amount))).toBe(first)
  })

  it('is shared where it has the same figure, and not where a figure differs', () => {
    const [same, other] = [rate('0.2'), rate('0.19')]
    const amount = pay.times(number(2))
    const first = kept(written(amount, '{rate}', { rate: same }))
    expect(kept(written(amount, '{rate}', { rate: { ...same } }))).toBe(first)
    expect(kept(written(amount, '{rate}', { rate: other }))).not.toBe(first)
  })
})
