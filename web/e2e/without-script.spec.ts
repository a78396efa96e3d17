import type { Page } from '@playwright/test'
import { expect, test } from './support/visitor.ts'

// What each page says without a script is tested without a browser, in web/dom/without-script.test.ts.

test.use({ javaScriptEnabled: false })

test('without JavaScript a visitor reads the rates, the examples and the questions, and learns what needs JavaScript', async ({
  page,
  requests,
}) => {
  const path = '/income-tax-calculator'
  await page.goto(path)
  await isNamed(page)
  const notice = page.locator('noscript p')
  await expect(notice).toBeVisible()
  expect(await notice.innerText()).toContain('This calculator needs JavaScript, because your browser does the sums.')
  await page.getByRole('heading', { name: 'Worked examples' }).click()
  await expect(page.getByRole('article').first().getByRole('table')).toContainText('£')
  expect(await page.locator('main span.figure, main table.rates td').filter({ hasText: /\d/ }).count()).toBeGreaterThan(2)
  const question = page.locator('.faq details').first()
  await question.locator('summary').click()
  await expect(question.getByRole('paragraph')).toBeVisible()
  // The form goes nowhere, so it cannot send anything that was typed.
  const asked = requests.length
  const folded = page.locator('form details:has(input[type="text"])').first()
  if (!(await page.locator('form input[type="text"]').first().isVisible())) await folded.locator('summary').click()
  await page.locator('form input[type="text"]').first().fill('48271.93')
  await page.locator('form input[type="text"]').first().press('Enter')
  await expect(page.locator('form button[type="submit"]')).toBeHidden()
  await expect(page).toHaveURL(path)
  expect(requests.slice(asked)).toEqual([])

  await page.goto('/')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.locator('.hero noscript p')).toContainText('The calculators need JavaScript.')
})

/** Expects that a visitor sees what the page is, and the way to the others. */
async function isNamed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}
