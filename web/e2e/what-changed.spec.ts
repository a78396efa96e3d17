import { otherYear } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

// What each page says is tested without a browser, in web/dom/without-script.test.ts.

test('the home page, the rates of any year and the footer lead to what changed', async ({ page }) => {
  for (const path of ['/', '/rates', `/${otherYear}/rates`]) {
    await page.goto(path)
    await page.locator('main').getByRole('link', { name: '2023/24', exact: true }).click()
    await expect(page).toHaveURL('/what-changed/2023-24')
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'What Changed' }).click()
  await expect(page).toHaveURL('/what-changed')
  await page.getByRole('link', { name: 'What changed in 2025/26' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed in 2025/26')
})
