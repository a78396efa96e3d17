import { expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { amountIn, NotAnAmountError, recordedIn } from './amount-in.ts'

const result = { slug: 'example', record: { tax: new Decimal(5), kind: 'employee' } }

it('a field of a record is an amount, and one that the record leaves out is 0', () => {
  expect([amountIn(result.record, 'tax', 'example').toFixed(), amountIn(result.record, 'relief', 'example').toFixed()]).toEqual(['5', '0'])
  expect(() => amountIn(result.record, 'kind', 'example')).toThrow(NotAnAmountError)
})

it('a page may name only a field that the record has', () => {
  expect(recordedIn(result, 'tax').toFixed()).toBe('5')
  for (const field of ['taxx', 'kind']) expect(() => recordedIn(result, field)).toThrow(NotAnAmountError)
})
