// A formula compiled to whole numbers comes to what decimals come to, to the penny.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../engine/answer/answer.ts'
import { fact, recorded } from '../../../engine/answer/ledger.ts'
import { ExactEvaluator } from '../../../engine/evaluate/exact-evaluator.ts'
import { type Amount, number, zero } from '../../../engine/expression/amount.ts'
import { isAbove, not } from '../../../engine/expression/condition.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import { roundToPenny } from '../../../engine/money/rounding.ts'
import { runs } from '../../../engine/tests/runs.ts'
import { compiled, hundredths } from './javascript.ts'
import { RationalEvaluator } from './rational-evaluator.ts'
import { recordedIn } from './record.ts'
import { amounts, formula, MOST, NAMES, pay, percent, tax } from './tests/formulas.ts'

/** The record of formulas, compiled for two amounts of pennies up to a bound in pounds. */
function compile(ledger: Answer['ledger'], most = MOST) {
  const units = { units: 100n, least: 0n, most: BigInt(most) * 100n }
  const fractions = new RationalEvaluator({ pay: units, tax: units })
  const run = compiled(
    recordedIn({ ledger }, fractions),
    NAMES,
    [],
    ledger.map(({ key }) => key),
  )
  return (inputs: readonly number[]) => run(inputs, [])
}

const inPence = (pounds: string) => Number(new Decimal(pounds).times(100))
const tried = (amount: Amount, [first, second]: readonly [string, string]) =>
  compile([recorded(amount.named('tried', 'Tried'))])([inPence(first), inPence(second)])[0]
const exact = (amount: Amount, [first, second]: readonly [string, string]) =>
  roundToPenny(new ExactEvaluator({ pay: new Decimal(first), tax: new Decimal(second) }).of(amount)).toFixed(2)

describe('a compiled formula', () => {
  it.each([
    ['half a penny up', pay.times(percent(50)), '0.01', '0.01'],
    ['half a penny of a debt away from nothing', zero.less(pay.times(percent(50))), '0.01', '-0.01'],
    ['an allowance up to a pound', pay.rounded('up-to-the-pound'), '12569.01', '12570.00'],
    ['a debt up to a pound', zero.less(pay).rounded('up-to-the-pound'), '12569.99', '-12569.00'],
    ['a debt down to a pound', zero.less(pay).rounded('down-to-the-pound'), '12569.01', '-12570.00'],
    ['a third, and three of them', pay.dividedBy(number(3)).times(number(3)), '10000', '10000.00'],
    ['a share of nothing', tax.asPercentOf(pay), '0', '0.00'],
  ])('rounds %s', (_, amount, typed, expected) => {
    expect(tried(amount, [typed, '7'])).toBe(expected)
  })

  it('is exact where numbers of JavaScript are not', () => {
    const large = compile([recorded(pay.times(pay).named('tried', 'Tried'))], 1_000_000_000_000)
    expect(large([99_999_999_999_999, 0])[0]).toBe('999999999999980000000000.00')
  })

  it('records what holds, and the last of two fields with one key', () => {
    const isMore = isAbove(pay, tax)
    const record = compile([
      fact('isMore', isMore),
      recorded(pay.named('first', 'First'), { where: isMore }),
      recorded(tax.named('first', 'First'), { where: not(isMore) }),
      recorded(pay.named('last', 'Last'), { zeroUnless: isMore }),
    ])
    expect(record([300, 200])).toEqual(['true', '3.00', '3.00', '3.00'])
    expect(record([200, 300])).toEqual(['false', '3.00', '3.00', '0.00'])
  })

  it('comes to what decimals come to, whatever the formula', () => {
    fc.assert(
      fc.property(formula, amounts, amounts, (amount, first, second) => {
        expect(tried(amount, [first, second])).toBe(exact(amount, [first, second]))
      }),
      { numRuns: runs(300) },
    )
  })
})

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
  [-100n, '-1.00'],
  [123_456_789_012_345_678_901n, '1234567890123456789.01'],
])('%s hundredths are %s', (of, text) => {
  expect(hundredths(of)).toBe(text)
})
