import { assert, json, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { storedTexts } from './stored-texts.ts'

it.each([
  ['{"pay":"42000","region":"scotland"}', { pay: '42000', region: 'scotland' }],
  ['{"pay":42000,"region":null,"rent":["1"],"profit":"5"}', { profit: '5' }],
  ['"pay"', {}],
  ['7', {}],
  ['null', {}],
  ['{"pay":', {}],
  ['', {}],
  [null, {}],
])('of %j, the texts are %j', (stored, expected) => {
  expect(Object.fromEntries(storedTexts(() => stored))).toEqual(expected)
})

it('there is none where the browser stores nothing', () => {
  expect(
    storedTexts(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  ).toEqual([])
})

it('whatever is stored, each is a text', () => {
  assert(
    property(oneof(json(), string()), (stored) => {
      for (const [, text] of storedTexts(() => stored)) expect(text).toBeTypeOf('string')
    }),
  )
})
