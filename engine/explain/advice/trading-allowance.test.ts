import { expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const claimed = (raw: Readonly<Record<string, string>>, today?: string) => adviceNamed('trading-allowance', 'self-employed', raw, today)
const onTheSide = (raw: Readonly<Record<string, string>>) => adviceNamed('trading-allowance', 'side-hustle', raw)

it('takes off £700 more than expenses of £300: 20% and 6% of it', async () => {
  expect(await claimed({ annualProfit: '30000', expenses: '300' })).toEqual({
    enter: '1000',
    worth: '182.00',
    says: 'You entered 300 (money) of expenses. You can claim the trading allowance of 1000 (money) instead and pay 182 (money) less tax and National Insurance. Claim it on your tax return for 2024/25. It is not for income from a partnership, from your employer or from your own company.',
  })
})

it('says what it takes the income to be where there are no expenses', async () => {
  expect(await claimed({ annualProfit: '30000' })).toMatchObject({
    worth: '260.00',
    says: expect.stringMatching(/^If 30000 \(money\) is what you were paid, with no expenses taken off, you can claim /),
  })
})

it('is not for expenses that are as large, and is worth more than £20', async () => {
  expect(await claimed({ annualProfit: '30000', expenses: '1000' })).toBeUndefined()
  // 26% of 76.92 is 19.9992, which is 20.00; of 77 it is 20.02.
  expect(await claimed({ annualProfit: '30000', expenses: '923.08' })).toBeUndefined()
  expect(await claimed({ annualProfit: '30000', expenses: '923' })).toMatchObject({ worth: '20.02' })
  expect(await claimed({ annualProfit: '12000', expenses: '300' })).toBeUndefined()
})

it('can be claimed for a year after the last day for the return', async () => {
  const trade = { annualProfit: '30000', expenses: '300' }
  expect(await claimed(trade, '2027-01-31')).toBeDefined()
  expect(await claimed(trade, '2027-02-01')).toBeUndefined()
})

it('is not for a side income with expenses that are as large', async () => {
  const sales = { mainJobSalary: '30000', sideHustleIncome: '1800', useTradingAllowance: 'false' }
  expect(await onTheSide({ ...sales, sideHustleExpenses: '1000' })).toBeUndefined()
  expect(await onTheSide({ ...sales, sideHustleExpenses: '600' })).toMatchObject({
    worth: '80.00',
    says: expect.stringMatching(/^You entered 600 \(money\) of expenses\. You can claim the trading allowance of 1000 \(money\) instead/),
  })
})

it('speaks of National Insurance only where there is less of it', async () => {
  const sales = { mainJobSalary: '30000', useTradingAllowance: 'false', sideHustleExpenses: '600' }
  expect((await onTheSide({ ...sales, sideHustleIncome: '1800' }))?.says).toContain('pay 80 (money) less tax. Claim')
  // 6% of 400 as well, above 12,570.
  expect((await onTheSide({ ...sales, sideHustleIncome: '20000' }))?.says).toContain(
    'pay 104 (money) less tax and National Insurance. Claim',
  )
  const spent = { mainJobSalary: '28000', sideHustleIncome: '3000', sideHustleExpenses: '1800' }
  const instead = await adviceNamed('expenses-instead', 'side-hustle', spent)
  // 20% of 800.
  expect(instead?.says).toContain('pay 160 (money) less tax. Do that')
})

it('comes off side income from which it was not taken: 20% of £1,000, below the limit of Class 4', async () => {
  const inputs = { mainJobSalary: '30000', sideHustleIncome: '3000' }
  expect(await onTheSide({ ...inputs, useTradingAllowance: 'false' })).toMatchObject({ enter: 'true', worth: '200.00' })
  expect(await onTheSide(inputs)).toBeUndefined()
  // All of £100 is within the allowance, and 20% of it is due without.
  expect(await onTheSide({ ...inputs, sideHustleIncome: '100', useTradingAllowance: 'false' })).toBeUndefined()
  expect(await onTheSide({ ...inputs, sideHustleIncome: '101', useTradingAllowance: 'false' })).toMatchObject({ worth: '20.20' })
})
