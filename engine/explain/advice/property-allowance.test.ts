import { expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const chosen = (raw: Readonly<Record<string, string>>, today?: string) =>
  adviceNamed('property-allowance', 'rental-income', { annualRentalIncome: '5000', otherIncome: '60000', ...raw }, today)

it('says in full what to claim', async () => {
  // 40% of the 200 that the allowance takes off more.
  expect(await chosen({ allowableExpenses: '800' })).toEqual({
    enter: 'claim',
    worth: '80.00',
    says: 'You can claim the property allowance of 1000 (money) instead of your expenses and interest and pay 80 (money) less tax. Claim it on your tax return for 2024/25. You then cannot carry any interest forward.',
  })
  expect(await chosen({ allowableExpenses: '1200', propertyAllowance: 'claim' })).toEqual({
    enter: 'opt-out',
    worth: '80.00',
    says: 'You can claim your actual expenses and interest instead of the property allowance and pay 80 (money) less tax. Tell HMRC on your tax return for 2024/25.',
  })
})

it.each<[string, Readonly<Record<string, string>>, string]>([
  // Interest is relieved at 20%: 300 of it is worth 60, and 200 more is taxed at 40%.
  ['£200 less of expenses and interest of £299', { allowableExpenses: '800', mortgageInterest: '299' }, 'claim 20.20'],
  ['interest of £300, which leaves £20', { allowableExpenses: '800', mortgageInterest: '300' }, 'none'],
  ['expenses as large as the allowance', { allowableExpenses: '1000' }, 'none'],
  ['the allowance already', { allowableExpenses: '800', propertyAllowance: 'claim' }, 'none'],
  ['rent within it, opted out', { annualRentalIncome: '900', propertyAllowance: 'opt-out' }, 'claim 360.00'],
  ['rent within it', { annualRentalIncome: '900' }, 'none'],
  ['no tax is due either way', { annualRentalIncome: '900', otherIncome: '0', propertyAllowance: 'opt-out' }, 'none'],
])('for %s', async (_, raw, expected) => {
  const advice = await chosen(raw)
  expect(advice ? `${advice.enter} ${advice.worth}` : 'none').toBe(expected)
})

it('can be chosen for a year after the last day for the return', async () => {
  expect(await chosen({ allowableExpenses: '800' }, '2027-01-31')).toBeDefined()
  expect(await chosen({ allowableExpenses: '800' }, '2027-02-01')).toBeUndefined()
})
