import { expect, it } from 'vitest'
import { didYouMean, nearest, nearestName } from './nearest.ts'

const NAMES = ['vat', 'income-tax', 'company-car', 'capital-gains', 'dividend-tax', 'national-insurance', 'corporation-tax']

it.each([
  ['incometax', ['income-tax'], 'a letter left out'],
  ['comapny-car', ['company-car'], 'two letters the wrong way round'],
  ['Vat', ['vat'], 'a capital'],
  ['insurance', ['national-insurance'], 'part of it'],
  ['tax', ['income-tax', 'dividend-tax', 'corporation-tax'], 'part of several, shortest first'],
  ['inheritance', [], 'nothing like it'],
  ['cat', ['vat'], 'one letter of three'],
  ['a', [], 'a letter that is in nearly all of them'],
])('%s is nearest to %j: %s', (word, expected) => {
  expect(nearest(word, NAMES)).toEqual(expected)
})

it('a message suggests near names, and nothing if there are none', () => {
  expect(didYouMean('gains-tax', ['gains-tax-a', 'gains-tax-b'])).toBe('; did you mean gains-tax-a or gains-tax-b?')
  expect(didYouMean('inheritance', NAMES)).toBe('')
})

it.each<[string, string[], string | undefined, string]>([
  ['treshold', ['rate', 'threshold'], 'threshold', 'a letter left out'],
  ['perod', ['period', 'percent'], 'period', 'the nearer of two names'],
  ['statuet', ['text', 'statute'], 'statute', 'two letters swapped'],
  ['vlaue', ['values', 'value'], 'value', 'swapped letters are one slip, so the nearer of two'],
  ['Class1.Employee.MainRate', ['class1.employee.mainRate'], 'class1.employee.mainRate', 'capitals'],
  ['GPB', ['GBP', 'cc'], 'GBP', 'a short name with one slip'],
  ['cc', ['mm', 'km'], undefined, 'nothing where every letter differs'],
  ['hmrc', ['statute', 'constants', 'text'], undefined, 'nothing where no name is near'],
])('%s among %j is %s: %s', (written, known, expected) => {
  expect(nearestName(written, known)).toBe(expected)
})
