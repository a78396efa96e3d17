import { expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const small = (raw: Readonly<Record<string, string>>, today?: string) => adviceNamed('small-profits', 'corporation-tax', raw, today)
const dormant = (raw: Readonly<Record<string, string>>) => adviceNamed('dormant-company', 'corporation-tax', raw)

it('brings a profit down to the lower limit: 25% and 1.5% of £10,000', async () => {
  expect(await small({ taxableProfit: '60000' })).toEqual({
    enter: '50000',
    worth: '2650.00',
    says: 'If the company pays 10000 (money) into its director’s pension by 31 March 2025, its profit is 50000 (money) and it pays 2650 (money) less Corporation Tax. That is 26.5 (percent) of what it pays in. The contribution must fit within what the director has left of the annual allowance. Buying something by that day that the company needs anyway lowers the tax of this period by as much, but it cannot be deducted again later.',
  })
})

it('is for profits just above the limit', async () => {
  expect(await small({ taxableProfit: '50000' })).toBeUndefined()
  // 26.5% of 75 is 19.875, and of 76 it is 20.14.
  expect(await small({ taxableProfit: '50075' })).toBeUndefined()
  expect(await small({ taxableProfit: '50076' })).toMatchObject({ worth: '20.14' })
  // 20% of 62,500 is 12,500.
  expect(await small({ taxableProfit: '62500' })).toMatchObject({ enter: '50000', worth: '3312.50' })
  expect(await small({ taxableProfit: '62501' })).toBeUndefined()
})

it('shares the limit with associated companies, in whole pounds', async () => {
  // A third of 50,000 is 16,666.66…, of which a pound is left out: 0.66… of 3,334 more is taxed at 19%.
  expect(await small({ taxableProfit: '20000', associatedCompanies: '2' })).toMatchObject({ enter: '16666' })
})

it('is paid before the period ends', async () => {
  expect(await small({ taxableProfit: '60000' }, '2025-03-31')).toBeDefined()
  expect(await small({ taxableProfit: '60000' }, '2025-04-01')).toBeUndefined()
  expect(await small({ taxableProfit: '60000', periodEnd: '2024-12-31' }, '2024-12-31')).toBeDefined()
  expect(await small({ taxableProfit: '60000', periodEnd: '2024-12-31' }, '2025-01-01')).toBeUndefined()
})

it('a company that does no business does not share the limits: 1.5% of £250,000 less £125,000', async () => {
  expect(await dormant({ taxableProfit: '60000', associatedCompanies: '1' })).toEqual({
    enter: '0',
    worth: '1875.00',
    says: 'If your associated company carried on no trade or business at any time in the period, do not count it. The Corporation Tax is then 1875 (money) lower.',
  })
  expect(await dormant({ taxableProfit: '60000' })).toBeUndefined()
  // 7.5% of what is above 25,000: of 266 it is 19.95, and of 267 it is 4,820.755 less 4,800.73, each to the penny.
  expect(await dormant({ taxableProfit: '25266', associatedCompanies: '1' })).toBeUndefined()
  expect(await dormant({ taxableProfit: '25267', associatedCompanies: '1' })).toMatchObject({ worth: '20.03' })
})
