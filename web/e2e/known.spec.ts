import type { Page } from '@playwright/test'
import { accessibilityFaults } from './support/axe.ts'
import { field, openCalculator, submitButton } from './support/form.ts'
import { largeAnswer } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'
const COMPANY_CAR = '/specialised-tax/company-car-tax-calculator'
const offer = (page: Page) => page.locator('.known')
const tick = (page: Page) => page.getByLabel('Remember my income, region, pension and student loan on this device')

test('what one calculator was told is offered to the next, which asks for the rest, and can be forgotten', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '42000', region: 'scotland', studentLoanPlan: 'plan2' })
  await expect(largeAnswer(page)).toBeVisible()
  await page.goto(COMPANY_CAR)
  await expect(offer(page)).toContainText('From what you entered earlier: Annual Salary £42,000 and Scotland.')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  await offer(page).getByRole('link', { name: 'Use them here' }).click()
  await expect(field(page, 'annualSalary')).toHaveValue('42000')
  await expect(field(page, 'carListPrice')).toBeFocused()
  await expect(offer(page)).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.type('35000')
  await field(page, 'fuelType').selectOption('electric')
  await submitButton(page).click()
  await expect(largeAnswer(page)).toBeVisible()
  // The address has what this form asks, and no more.
  expect(page.url()).not.toContain('plan2')

  await page.goto('/personal-tax/dividend-tax-calculator')
  await offer(page).getByRole('button', { name: 'Forget them' }).click()
  await expect(offer(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('it is kept on the device only where the visitor ticks that, until it is unticked', async ({ page, context }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '42000' })
  await expect(tick(page)).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await tick(page).check()
  await expect(page.getByText('Remembered. Untick this to undo it.')).toBeVisible()
  const other = await context.newPage()
  await other.goto(COMPANY_CAR)
  await expect(offer(other)).toContainText('From what you entered earlier: Annual Salary £42,000.')
  await other.close()
  await tick(page).uncheck()
  await expect(page.getByText('Forgotten on this device.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the footer leads to what the browser keeps, and one button there forgets all of it', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '42000', region: 'scotland' })
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
