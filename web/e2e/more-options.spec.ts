import { moreOptions, openCalculator } from './support/form.ts'
import { expect, test } from './support/visitor.ts'

// What opens them is tested without a browser, in web/dom/more-options.test.ts.

const INCOME_TAX = '/income-tax-calculator'

test('a visitor finds More options closed, sees what is inside, and opens and closes them', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  const options = moreOptions(page)
  await expect(options).not.toHaveAttribute('open')
  await expect(options.locator('summary')).toContainText('Scotland, more about your pension')
  await expect(page.getByLabel('Scotland')).toBeHidden()
  await options.locator('summary').click()
  await expect(page.getByLabel('Scotland')).toBeVisible()
  await expect(page.getByLabel('All pay')).toBeChecked()
  await options.locator('summary').click()
  await expect(page.getByLabel('Scotland')).toBeHidden()
})
