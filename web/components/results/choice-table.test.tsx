import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import { ChoiceTable } from './choice-table.tsx'

type Choice = Parameters<typeof ChoiceTable>[0]['choices'][number]

const of = (name: string, amount: string, more: Partial<Choice> = {}): Choice => ({ name, amount: new Decimal(amount), ...more })
const LESS = { isLess: true } as const

/** Each choice as its row says it. */
const said = (is: 'most' | 'least', ...choices: readonly Choice[]): string[] =>
  parse(renderToStaticMarkup(<ChoiceTable title="Ways" choices={choices} best={{ is, words: 'is best' }} />))
    .querySelectorAll('tr:not(.ledger-group)')
    .map(({ text }) => text)

it('the choice that leaves the most is named the best, or the one that costs the least', () => {
  expect(said('most', of('A', '1'), of('B', '2'))).toEqual(['A £1.00', 'B is best£2.00'])
  expect(said('least', of('A', '1'), of('B', '2'))).toEqual(['A is best£1.00', 'B £2.00'])
})

it('where all choices come to the same, none is the best; where some do, each of them is', () => {
  expect(said('most', of('A', '2'), of('B', '2'))).toEqual(['A £2.00', 'B £2.00'])
  expect(said('most', of('A', '2'), of('B', '1'), of('C', '2'))).toEqual(['A is best£2.00', 'B £1.00', 'C is best£2.00'])
})

it('each group has a best choice of its own', () => {
  const [alone, together] = [{ group: 'Alone' }, { group: 'Together' }]
  const choices = [of('A', '1', alone), of('B', '2', alone), of('C', '9', together), of('D', '8', together)]
  expect(said('most', ...choices)).toEqual(['A £1.00', 'B is best£2.00', 'C is best£9.00', 'D £8.00'])
})

it('a choice that really comes to less says so, and is never the best', () => {
  expect(said('most', of('A', '1'), of('B', '2', LESS))).toEqual(['A £1.00', 'B under£2.00'])
  expect(said('most', of('A', '2'), of('B', '2', LESS), of('C', '1'))).toEqual(['A is best£2.00', 'B under£2.00', 'C £1.00'])
})
