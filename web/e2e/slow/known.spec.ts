import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { openCalculator } from '../support/form.ts'
import { expect, test } from '../support/visitor.ts'

// What is offered, and for whom, is tested without a browser, in web/dom/known.test.ts.

const INCOME_TAX = '/income-tax-calculator'
const COMPANY_CAR = '/specialised-tax/company-car-tax-calculator'
const offer = (page: Page) => page.locator('.known')
const tick = (page: Page) => page.getByLabel('Remember my income, region, pension and student loan on this device')
const unfold = (page: Page) => page.getByText('Remember my income', { exact: true }).click()

test('it is kept on the device only where the visitor ticks that, until it is unticked', async ({ page, context }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '42000' })
  await unfold(page)
  await expect(tick(page)).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await tick(page).check()
  await expect(page.getByText('Remembered. Untick this to undo it.')).toBeVisible()
  const other = await context.newPage()
  await other.goto(COMPANY_CAR)
  await expect(offer(other)).toContainText('From what you entered earlier: Annual Salary £42,000.')
  expect(await accessibilityFaults(other, 'main')).toEqual([])
  await other.close()
  await tick(page).uncheck()
  await expect(page.getByText('Forgotten on this device.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the footer leads to what the browser keeps, and one button there forgets all of it', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '42000', region: 'scotland' })
  await unfold(page)
  await tick(page).check()
  await page.getByRole('link', { name: 'See what it keeps, and forget it' }).click()
  const kept = page.locator('#kept')
  await expect(kept).toBeInViewport()
  await expect(kept).toContainText('Your browser now keeps your income and where you live, until you forget it.')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  await kept.getByRole('button', { name: 'Forget all of it' }).click()
  await expect(kept.getByRole('status')).toHaveText('Forgotten.')
  await expect(kept).toContainText('Your browser now keeps nothing that you typed here.')
  await expect(kept).toBeFocused()
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})
