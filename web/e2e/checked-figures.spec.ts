import { field, fillForm, openCalculator, submitButton } from './support/form.ts'
import { largeAnswer, readRows, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

test('an employee on £30,000 sees one large answer, the month under it, and a ledger in the specified words and order', async ({
  page,
}) => {
  await openCalculator(page, '/income-tax-calculator')
  await expect(resultCard(page)).toContainText('Enter your salary details to see your tax calculation')
  await field(page, 'annualSalary').fill('30000')
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText('£25,119.60 a year')
  await expect(resultCard(page).locator('.answer-small')).toHaveText('take-home pay, or £2,093.30 a month')
  await expect(resultCard(page)).not.toContainText('Enter your salary details')
  expect((await readRows(page)).map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Annual Salary £30,000',
    'Income Tax −£3,486',
    'National Insurance −£1,394',
    'Annual Take-Home £25,120',
    'Monthly Take-Home £2,093',
  ])
  await expect(resultCard(page)).toContainText(
    'Effective tax rate: 16.3%. Based on 2024/25 tax rates. That counts Income Tax and National Insurance.',
  )
})

test('an employee with a loan and a pension sees a row for each, in whole pounds that add up', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await fillForm(page, { annualSalary: '60000', pensionContribution: '5', studentLoanPlan: 'plan2' })
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText('£40,943.95 a year')
  expect((await readRows(page)).map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Annual Salary £60,000',
    'Income Tax −£10,232',
    'National Insurance −£3,151',
    'Student Loan −£2,673',
    'Pension Contribution −£3,000',
    'Annual Take-Home £40,944',
    'Monthly Take-Home £3,412',
  ])
  await expect(resultCard(page)).toContainText(
    'Effective tax rate: 31.8%. Based on 2024/25 tax rates. That counts everything taken off your pay. Tax and National Insurance alone are 22.3% of it.',
  )
})

test('the shares next to the rows add up to the whole salary', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '60000', pensionContribution: '5', studentLoanPlan: 'plan2' })
  const shares = resultCard(page).locator('.share-of')
  await expect(shares).toHaveCount(5)
  const tenths = (await shares.allInnerTexts()).map((text) => Number(text.replace('%', '').replace('.', '')))
  expect(tenths.reduce((sum, share) => sum + share, 0)).toBe(1000)
})
