import { expect, it } from 'vitest'
import { later, nameOf, scoped } from './name.ts'

const scopeOf = (word: string) => ({ key: (key: string) => `${key}.${word}`, words: `with the ${word}` })
const make = () => nameOf('tax', 'Tax', undefined)

it('a name has the words of its scope, and none once that is over, even by an error', () => {
  expect(scoped(scopeOf('rent'), make)).toEqual({ key: 'tax.rent', label: 'Tax with the rent' })
  expect(() =>
    scoped(scopeOf('rent'), () => {
      throw new Error('no tax')
    }),
  ).toThrow('no tax')
  expect(make()).toEqual({ key: 'tax', label: 'Tax' })
})

it('what is made later has the words of the scope on which it was put off, and is made once', () => {
  const ofRent = scoped(scopeOf('rent'), () => later(make))
  const ofNone = later(make)
  const madeUnderGift = scoped(scopeOf('gift'), () => [ofRent(), ofNone()])
  expect(madeUnderGift.map(({ label }) => label)).toEqual(['Tax with the rent', 'Tax'])
  expect([ofRent(), ofNone()].map((again, index) => again === madeUnderGift[index])).toEqual([true, true])
})
