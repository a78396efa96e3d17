import { expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const sacrifice = (raw: Readonly<Record<string, string>>, today?: string) =>
  adviceNamed('salary-sacrifice', 'income-tax', { pensionContribution: '5', pensionMethod: 'net-pay', ...raw }, today)

it('saves National Insurance on the contribution, and what it would repay of a loan', async () => {
  // 8% of 1,500, and 9% of it above 27,295.
  expect(await sacrifice({ annualSalary: '30000' })).toEqual({
    enter: 'salary-sacrifice',
    worth: '120.00',
    says: 'If your employer offers salary sacrifice, paying the same into your pension that way would leave you 120 (money) a year better off, because you would pay less National Insurance. It must not bring your pay below the minimum wage.',
  })
  expect(await sacrifice({ annualSalary: '30000', studentLoanPlan: 'plan2' })).toMatchObject({
    worth: '255.00',
    says: expect.stringContaining('less National Insurance and repay less of your student loan.'),
  })
})

it('does not count relief that HMRC gives after the year: with a code, that above the basic rate', async () => {
  // 2% of 3,000. The other 20% of it comes back either way.
  const inputs = { annualSalary: '60000', pensionMethod: 'relief-at-source' }
  expect(await sacrifice(inputs)).toMatchObject({ worth: '60.00' })
  expect(await sacrifice({ ...inputs, taxCode: '1257L' })).toMatchObject({ worth: '60.00' })
})

it.each([
  [
    'more than the pay, which nobody can give up',
    { annualSalary: '100000', pensionContribution: '', pensionPerMonth: '112570', pensionMethod: 'relief-at-source', taxCode: 'NT' },
  ],
  [
    'within the allowance, where relief at source adds 20% and nothing is saved',
    { annualSalary: '12000', pensionMethod: 'relief-at-source' },
  ],
  // 10% of 13,000 is 1,300: 430 of it saves 8%, and HMRC pays 20% of the other 870 after the year with net pay only.
  ['just above it, where HMRC pays more after the year', { annualSalary: '13000', pensionContribution: '10' }],
  ['by salary sacrifice already', { annualSalary: '30000', pensionMethod: 'salary-sacrifice' }],
  ['in a scheme of public service', { annualSalary: '30000', isPublicServicePension: 'true' }],
  ['in such a scheme, by the usual way', { annualSalary: '30000', pensionMethod: '', isPublicServicePension: 'true' }],
  ['without a contribution', { annualSalary: '30000', pensionContribution: '' }],
  ['with a letter that pays nothing', { annualSalary: '30000', niCategory: 'C' }],
])('is not for somebody %s', async (_, raw) => {
  expect(await sacrifice(raw)).toBeUndefined()
})

it('is worth more than £20 a year', async () => {
  // 8% of 250 is 20, and of 250.25 it is 20.02.
  const inputs = { annualSalary: '25000' }
  expect(await sacrifice({ ...inputs, pensionContribution: '1' })).toBeUndefined()
  expect(await sacrifice({ annualSalary: '25025', pensionContribution: '1' })).toMatchObject({ worth: '20.02' })
})

it('is for a year that is not over', async () => {
  expect(await sacrifice({ annualSalary: '30000' }, '2025-04-05')).toBeDefined()
  expect(await sacrifice({ annualSalary: '30000' }, '2025-04-06')).toBeUndefined()
})
