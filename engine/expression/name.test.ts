import { expect, it } from 'vitest'
import { number } from './amount.ts'
import { PLAIN, scopeOf } from './name.ts'
import { say } from './sentence.ts'

const said = say`What is due.`
const ofScope = say`What is due with the rent.`
const WITH_RENT = { key: (key: string) => `${key}.rent`, words: 'with the rent' }
const nameIn = (at: typeof PLAIN) => number(1).named(at('tax'), 'Tax').means(said).onMargin({ tax: 'tax' }).name

it('a step has the words of the scope that it is named in, and none in the plain one', () => {
  expect(nameIn(scopeOf(WITH_RENT))).toMatchObject({ key: 'tax.rent', label: 'Tax with the rent' })
  expect(nameIn(PLAIN)).toEqual({ key: 'tax', label: 'Tax', means: said, onMargin: { tax: 'tax' } })
})

it.each([
  ['nothing, unless its scope says so', {}, undefined],
  ['what its rule says, where the scope is as usual', { isAsUsual: true }, said],
  ['what its scope says, by the key of the rule', { isAsUsual: true, means: { tax: ofScope } }, ofScope],
])('a step in a scope means %s', (_, extra, expected) => {
  expect(nameIn(scopeOf({ ...WITH_RENT, ...extra }))?.means).toBe(expected)
})

it('a step that is there only to be compared says nothing about the next £100', () => {
  expect(nameIn(scopeOf(WITH_RENT))?.onMargin).toEqual({ tax: 'tax' })
  expect(nameIn(scopeOf({ ...WITH_RENT, isComparison: true }))?.onMargin).toBeUndefined()
})
