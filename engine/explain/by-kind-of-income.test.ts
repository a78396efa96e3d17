import { expect, it } from 'vitest'
import { calculator } from '../calculators/tax-bill/answer.ts'
import { byKindOfIncome } from './by-kind-of-income.ts'

const KINDS = [
  { name: 'pay', inputs: ['employmentIncome'] },
  { name: 'rent', inputs: ['rentalIncome', 'rentalExpenses'] },
  { name: 'dividends', inputs: ['dividendIncome'] },
]

const addedTo = (raw: Readonly<Record<string, string>>) => {
  const { inputs } = { inputs: undefined, ...calculator.parse({ taxYear: '2024-25', ...raw }) }
  if (!inputs) throw new Error('the inputs are not right')
  return byKindOfIncome(calculator, inputs, KINDS, 'totalDue').map(({ name, amount }) => `${name} ${amount.toFixed(2)}`)
}

it('gives one income all of the tax', () => {
  // 20% of 20,000 − 12,570.
  expect(addedTo({ employmentIncome: '20000' })).toEqual(['pay 1486.00'])
})

it('gives each income the average of what it adds over both orders', () => {
  // Pay of 12,570 alone: 0. Rent of 11,000 less 1,000 alone: 0. Both: 20% of 10,000 = 2,000, added by whichever comes second.
  expect(addedTo({ employmentIncome: '12570', rentalIncome: '11000', rentalExpenses: '1000' })).toEqual(['pay 1000.00', 'rent 1000.00'])
})

it('adds up to the bill, and leaves out who has nothing', () => {
  // Pay 32,570 alone: 4,000. Dividends 1,500 alone: 0; on top of the pay (1,500 − 500) × 8.75% = 87.50.
  // Orders: pay first adds 4,000 and dividends 87.50; dividends first add 0 and pay 4,087.50.
  expect(addedTo({ employmentIncome: '32570', dividendIncome: '1500' })).toEqual(['pay 4043.75', 'dividends 43.75'])
})
