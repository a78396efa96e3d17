import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { Decimal } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import { sentenceText } from '../tests/said-text.ts'
import { figure, input, number } from './amount.ts'
import { isAbove } from './condition.ts'
import { asMoney, asPercent, asPlainPercent, asRate, either, forEachPound, inUnits, listed, only, type Sentence, say } from './sentence.ts'

const pay = input('pay')
const isHigh = isAbove(pay, number(100))
const limit = figure({ entry: 'incomeTax.basicRateLimit', reading: 'statute', unit: 'GBP', value: new Decimal(37700) } satisfies Figure)

/** What a sentence says of some pay. */
const saidOf = (sentence: Sentence, earned = 50) => sentenceText(sentence, new ExactEvaluator({ pay: new Decimal(earned) }))

describe('a sentence', () => {
  it.each([
    ['a text alone', say`You pay nothing.`, 'You pay nothing.'],
    ['an amount, with its pence', say`You earn ${pay}.`, 'You earn 50 (pence).'],
    ['a figure of the tables, by its unit', say`The limit is ${limit}.`, 'The limit is 37700 (GBP).'],
    ['a word', say`You live in ${'Wales'}.`, 'You live in Wales.'],
    ['an amount first and last', say`${pay} is ${pay}`, '50 (pence) is 50 (pence)'],
    ['another sentence', say`You earn ${say`about ${pay}`}.`, 'You earn about 50 (pence).'],
    [
      'amounts in other forms',
      say`${asMoney(pay)}, ${asPercent(pay)}, ${asPlainPercent(pay)}`,
      '50 (money), 50 (percent), 50 (plain-percent)',
    ],
    ['rates', say`${asRate(limit)} and ${forEachPound(pay)}`, '37700 (rate) and 50 (for-each-pound)'],
    ['a count with its unit', say`for ${inUnits(pay, 'months')}`, 'for 50 (months)'],
  ])('may hold %s', (_, sentence, said) => {
    expect(saidOf(sentence)).toBe(said)
  })

  it('may depend on a condition, in whole or in part', () => {
    const sentence = either(isHigh, say`You earn much${only(isHigh, say`: ${pay}`)}.`, say`You earn little${only(isHigh, say`: ${pay}`)}.`)
    expect([50, 101].map((earned) => saidOf(sentence, earned))).toEqual(['You earn little.', 'You earn much: 101 (pence).'])
  })

  it('lists what there is', () => {
    const isAny = isAbove(pay, number(0))
    const list = say`after ${listed([isAny, say`tax`], [isHigh, say`more tax`], [isAny, say`interest`])}`
    expect([0, 50, 101].map((earned) => saidOf(list, earned))).toEqual([
      'after ',
      'after tax and interest',
      'after tax, more tax and interest',
    ])
  })
})
