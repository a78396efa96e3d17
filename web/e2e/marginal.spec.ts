import type { Page } from '@playwright/test'
import { openCalculator } from './support/form.ts'
import { largeAnswer, marginalView } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What it says is tested without a browser, in web/dom/marginal.test.ts.

async function open(page: Page): Promise<void> {
  await marginalView(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(marginalView(page).locator('dl')).toBeVisible()
}

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
