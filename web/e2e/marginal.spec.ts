import type { Page } from '@playwright/test'
import { openCalculator } from './support/form.ts'
import { largeAnswer, marginalView, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

async function open(page: Page): Promise<void> {
  await marginalView(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(marginalView(page).locator('dl')).toBeVisible()
}

test('somebody just above the limit of the allowance reads what £100 costs, and what would bring the allowance back', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '100430' })
  await open(page)
  await expect(marginalView(page)).toContainText(
    'Of your next £100 of salary, you keep £38: Income Tax takes £60 and National Insurance £2.',
  )
  await expect(marginalView(page).locator('[data-edge="more"]')).toContainText('above £125,140, which is £24,710 more than you entered.')
  await expect(marginalView(page).locator('[data-edge="less"]')).toContainText(
    'You get back your full Personal Allowance if at least £430 goes into your pension.',
  )

  const table = marginalView(page).getByRole('table', { name: 'Where another £100 goes' })
  await expect(table.getByRole('columnheader')).toHaveText(['Line', 'The £100 below £100,000', 'Your next £100', 'The £100 above £125,140'])
  await expect(table.getByRole('row', { name: /^Income Tax/ }).getByRole('cell')).toHaveText(['−£40', '−£60', '−£45'])
})

test('it is fetched when it is first opened, and moves nothing above it', async ({ page, requests }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toBeVisible()
  const scripts = () => requests.filter(({ type }) => type === 'script').length
  const before = scripts()
  const top = (await largeAnswer(page).boundingBox())?.y
  await page.evaluate(() => scrollTo(0, 0))
  await open(page)
  expect(scripts()).toBeGreaterThan(before)
  await page.evaluate(() => scrollTo(0, 0))
  expect((await largeAnswer(page).boundingBox())?.y).toBe(top)
})

test('it follows the result while it is open, and says so when an edge is a cliff', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/rental-income-tax-calculator', {
    annualRentalIncome: '15000',
    otherIncome: '50000',
    rules: 'constants',
  })
  await open(page)
  await expect(marginalView(page)).toContainText('This is a cliff edge: going over it, even by a penny, costs you £54.')
  await resultCard(page).getByText('For tax reviewers').click()
  await page.getByLabel('The law').check()
  // In law all the rent is taxed once it exceeds the property allowance: £270 at 20% and £730 at 40%.
  await expect(marginalView(page)).toContainText('This is a cliff edge: going over it, even by a penny, costs you £346.')
  await expect(marginalView(page)).not.toContainText('costs you £54')
  await expect(marginalView(page).locator('[data-edge="less"]')).toContainText('40% rate of Income Tax starts')
})

test('a calculator without an income has no marginal view', async ({ page }) => {
  await openCalculator(page, '/vat-calculator-uk', { amount: '100' })
  await expect(largeAnswer(page)).toBeVisible()
  await expect(marginalView(page)).toHaveCount(0)
})
