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

it('gives each income what the tax would be less without it, though together that is more than the tax', () => {
  // Pay of 12,570 alone: 0. Rent of 11,000 less 1,000 alone: 0. Both: 20% of 10,000 = 2,000, which is gone without either.
  expect(addedTo({ employmentIncome: '12570', rentalIncome: '11000', rentalExpenses: '1000' })).toEqual(['pay 2000.00', 'rent 2000.00'])
})

it('is on top of the others, and leaves out who has nothing', () => {
  // Both: 4,000 on the pay and (1,500 − 500) × 8.75% = 87.50. Dividends of 1,500 alone: 0.
  expect(addedTo({ employmentIncome: '32570', dividendIncome: '1500' })).toEqual(['pay 4087.50', 'dividends 87.50'])
})
