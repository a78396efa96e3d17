import { expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

const NAMES = ['vat', 'income-tax', 'company-car', 'capital-gains', 'dividend-tax', 'national-insurance', 'corporation-tax']

it.each([
  ['incometax', ['income-tax'], 'a letter left out'],
  ['comapny-car', ['company-car'], 'two letters the wrong way round'],
  ['Vat', ['vat'], 'a capital'],
  ['insurance', ['national-insurance'], 'a part of it'],
  ['tax', ['income-tax', 'dividend-tax', 'corporation-tax'], 'a part of several, the shortest first'],
  ['inheritance', [], 'nothing like it'],
  ['cat', ['vat'], 'one letter of three'],
])('%s is nearest to %j: %s', (word, expected) => {
  expect(nearest(word, NAMES)).toEqual(expected)
})

it('a message suggests what is near, and nothing where nothing is', () => {
  expect(didYouMean('gains-tax', ['gains-tax-a', 'gains-tax-b'])).toBe('; did you mean gains-tax-a or gains-tax-b?')
  expect(didYouMean('inheritance', NAMES)).toBe('')
})
