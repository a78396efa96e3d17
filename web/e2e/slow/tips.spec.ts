// Tips need none of the form’s own script.
import type { Page } from '@playwright/test'
import { field } from '../support/form.ts'
import { expect, test } from '../support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'
const tip = (page: Page) => page.getByRole('button', { name: 'About Student Loan Plan' })
const tipText = (page: Page) => page.getByRole('tooltip', { name: '' }).first()

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const start = () => {}' }),
  )
})

/** Time stands still until a test moves it on. */
async function open(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(INCOME_TAX)
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

test('a tip opens after the pointer has rested on it for 700 ms, stays while the pointer is on its text, and closes when it leaves', async ({
  page,
}) => {
  await open(page)
  await tip(page).hover()
  await page.clock.runFor(690)
  await expect(tipText(page)).toBeHidden()
  await page.clock.runFor(20)
  await expect(tipText(page)).toBeVisible()
  await tipText(page).hover()
  await expect(tipText(page)).toBeVisible()
  await page.locator('h1').hover()
  await expect(tipText(page)).toBeHidden()
})

test('a tip that the pointer returns to within 300 ms opens at once, and after that it waits again', async ({ page }) => {
  await open(page)
  await tip(page).hover()
  await page.clock.runFor(710)
  await expect(tipText(page)).toBeVisible()
  await page.locator('h1').hover()
  await expect(tipText(page)).toBeHidden()
  await page.clock.runFor(200)
  await tip(page).hover()
  await page.clock.runFor(1)
  await expect(tipText(page)).toBeVisible()
  await page.locator('h1').hover()
  await page.clock.runFor(310)
  await tip(page).hover()
  await page.clock.runFor(600)
  await expect(tipText(page)).toBeHidden()
})

test('a tip opens at once when the keyboard reaches it, describes its button, and Escape closes it', async ({ page }) => {
  await page.goto(INCOME_TAX)
  await field(page, 'pensionContribution').focus()
  await page.keyboard.press('Tab')
  await expect(tip(page)).toBeFocused()
  await expect(tipText(page)).toBeVisible()
  await expect(tip(page)).toHaveAccessibleDescription(/where you lived/)
  await page.keyboard.press('Escape')
  await expect(tipText(page)).toBeHidden()
  await expect(tip(page)).toBeFocused()
})

test('a tip covers neither its field nor its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(INCOME_TAX)
  await tip(page).click()
  await expect(tipText(page)).toBeInViewport({ ratio: 1 })
  const [text, label, control] = await Promise.all([
    tipText(page).boundingBox(),
    page.locator('.field-label', { hasText: /^Student Loan Plan/ }).boundingBox(),
    field(page, 'studentLoanPlan').boundingBox(),
  ])
  const bottom = (text?.y ?? 0) + (text?.height ?? 0)
  expect(bottom).toBeLessThanOrEqual(label?.y ?? 0)
  expect(bottom).toBeLessThanOrEqual(control?.y ?? 0)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap opens a tip and a tap elsewhere closes it', async ({ page }) => {
    await page.goto(INCOME_TAX)
    await tip(page).tap()
    await expect(tipText(page)).toBeVisible()
    await page.locator('h1').tap()
    await expect(tipText(page)).toBeHidden()
  })
})
