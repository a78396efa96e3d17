import { expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const marriage = (raw: Readonly<Record<string, string>>, today?: string) => adviceNamed('marriage-allowance', 'income-tax', raw, today)

it('takes 20% of £1,260 off the tax, if a partner has no more than the £11,310 that is left of an allowance', async () => {
  const expected = {
    enter: 'received',
    worth: '252.00',
    says: 'If you are married or in a civil partnership and your partner’s income is 11310 (money) or less, your partner can ask HMRC to give you 1260 (money) of their Personal Allowance. This Marriage Allowance would lower your tax by 252 (money) a year.',
  }
  expect(await marriage({ annualSalary: '30000' })).toEqual(expected)
  expect(await adviceNamed('marriage-allowance', 'tax-bill', { tradingIncome: '30000' })).toEqual(expected)
})

it('is never more than the tax, and more than £20', async () => {
  // 20% of 100 and of 101.
  expect(await marriage({ annualSalary: '12670' })).toBeUndefined()
  expect(await marriage({ annualSalary: '12671' })).toMatchObject({ worth: '20.20' })
})

it.each([
  ['at the higher rate', { annualSalary: '50271' }],
  ['with the allowance already', { annualSalary: '30000', marriageAllowance: 'received' }],
  ['who gives it away', { annualSalary: '30000', marriageAllowance: 'given' }],
  ['with a code, whose letter says', { annualSalary: '30000', taxCode: '1257L' }],
])('is not for somebody %s', async (_, raw) => {
  expect(await marriage(raw)).toBeUndefined()
})

it('is for everybody at the basic rate, and can be claimed for four years after the tax year', async () => {
  expect(await marriage({ annualSalary: '50270' })).toBeDefined()
  expect(await marriage({ annualSalary: '30000' }, '2029-04-05')).toBeDefined()
  expect(await marriage({ annualSalary: '30000' }, '2029-04-06')).toBeUndefined()
})
