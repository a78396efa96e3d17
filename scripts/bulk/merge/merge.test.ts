// One formula for several comes, for each, to what that comes to.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact, type LedgerEntry, recorded } from '../../../engine/answer/ledger.ts'
import { ExactEvaluator } from '../../../engine/evaluate/exact-evaluator.ts'
import { type Amount, byBands, number, when, zero } from '../../../engine/expression/amount.ts'
import { isAbove, not } from '../../../engine/expression/condition.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import { runs } from '../../../engine/tests/runs.ts'
import { amounts, formula, pay, percent, tax } from '../whole-numbers/tests/formulas.ts'
import { FormulaMerger } from './merge.ts'

type Ledgers = readonly (readonly LedgerEntry[])[]

/**
 * What one formula for some ledgers records for each of them: its fields that are there, with texts for amounts. Then the same for others that
 * it was not made for: undefined where it is not their formula.
 */
function merged(ledgers: Ledgers, typed: Readonly<Record<string, string>>, others: Ledgers = []) {
  const merger = new FormulaMerger()
  const sets = ledgers.map((ledger) => merger.add(ledger))
  const { ledger, chosen } = merger.formula()
  const recordWith = (decided: readonly (bigint | undefined)[]) => {
    const numbers = Object.entries(chosen).map(([name, { units }], index) => [
      name,
      new Decimal(String(decided[index])).dividedBy(String(units)).toFixed(),
    ])
    return recordOf(ledger, { ...typed, ...Object.fromEntries(numbers) })
  }
  return {
    records: sets.map((set) => recordWith(Object.values(chosen).map(({ values }) => values[set]))),
    further: others.map((other) => {
      const decided = merger.fitted(merger.add(other))
      return decided && recordWith(decided)
    }),
    numbers: Object.keys(chosen).length,
  }
}

function recordOf(ledger: readonly LedgerEntry[], typed: Readonly<Record<string, string>>) {
  const values = new ExactEvaluator(Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, new Decimal(text)])))
  const there = ledger.filter(({ where }) => !where || values.holds(where))
  return Object.fromEntries(
    there.map(({ key, fact: says, amount, zeroUnless }) => {
      if (says !== undefined) return [key, typeof says === 'object' ? values.holds(says) : says]
      const hundred = amount.name?.isRate ? 100 : 1
      return [key, zeroUnless && !values.holds(zeroUnless) ? '0.00' : values.of(amount).times(hundred).toFixed(2)]
    }),
  )
}

const ledgerOf = (amount: Amount, other: Amount): LedgerEntry[] => [
  recorded(amount.named('one', 'One')),
  fact('isMore', isAbove(amount, other)),
  recorded(other.named('other', 'Other'), { where: isAbove(amount, other), zeroUnless: not(isAbove(amount, tax)) }),
]

describe('one formula', () => {
  it('comes to what each of several comes to, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(formula, formula), { minLength: 2, maxLength: 5 }), amounts, amounts, (pairs, first, second) => {
        const ledgers = pairs.map(([amount, other]) => ledgerOf(amount, other))
        const typed = { pay: first, tax: second }
        const own = ledgers.map((ledger) => recordOf(ledger, typed))
        expect(merged(ledgers, typed).records).toEqual(own)
        const { further } = merged(ledgers.slice(1), typed, ledgers)
        for (const [index, record] of further.entries()) expect(record ?? own[index]).toEqual(own[index])
      }),
      { numRuns: runs(300) },
    )
  })

  it.each([
    ['a figure', (rate: number) => pay.percent(number(rate)), 1],
    ['a number of parts', (parts: number) => zero.plus(...Array.from({ length: parts }, (_, index) => pay.times(number(index)))), 2],
    ['nothing at all', (parts: number) => (parts === 3 ? zero : pay.times(tax)), 1],
    [
      'bands',
      (bands: number) =>
        byBands(
          pay,
          Array.from({ length: bands }, (_, at) => bandOf(at, at === bands - 1)),
          'Bands',
        ),
      3,
    ],
  ])('reads from the choices how they differ in %s', (_, of, most) => {
    const ledgers = [3, 4, 5].map((times) => [recorded(of(times).named('one', 'One')), recorded(of(times).plus(tax).named('two', 'Two'))])
    const { records, numbers } = merged(ledgers, { pay: '400', tax: '7' })
    expect(records).toEqual(ledgers.map((ledger) => recordOf(ledger, { pay: '400', tax: '7' })))
    expect(numbers).toBeLessThanOrEqual(most)
  })

  it('is the formula of whatever differs only in what it reads from the choices', () => {
    const [known, others] = [
      [rateAndParts(10, 1), rateAndParts(40, 1), rateAndParts(10, 2)],
      [rateAndParts(25, 2), rateAndParts(40.5, 1), rateAndParts(10, 3), [...rateAndParts(10, 1), fact('kind', 'new')]],
    ]
    const typed = { pay: '400', tax: '7' }
    expect(merged(known, typed, others).further).toEqual([recordOf(rateAndParts(25, 2), typed), undefined, undefined, undefined])
  })

  it('says what only some choices say', () => {
    const ledgers = [
      [fact('kind', 'a')],
      [fact('kind', 'b', { where: isAbove(pay, tax) })],
      [recorded(when(isAbove(pay, tax), pay, zero), { key: 'kind' })],
      [],
    ]
    expect(merged(ledgers, { pay: '2', tax: '1' }).records).toEqual([{ kind: 'a' }, { kind: 'b' }, { kind: '2.00' }, {}])
  })
})

const bandOf = (at: number, isLast: boolean) => ({
  name: `${at}`,
  rate: percent(at * at + 1),
  ...(!isLast && { upTo: number(100 * (at + 1)) }),
})

/** Two fields: a rate, and how many parts there are. */
const rateAndParts = (rate: number, parts: number) => [
  recorded(
    pay
      .percent(number(rate))
      .plus(parts > 1 ? tax : zero)
      .named('one', 'One'),
  ),
  recorded(pay.times(...Array.from({ length: parts }, () => tax)).named('two', 'Two')),
]
