import type { Page } from '@playwright/test'
import { openCalculator } from './support/form.ts'
import { resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What the list says and does is tested without a browser, in web/dom/assumptions.test.ts.

const INCOME_TAX = '/income-tax-calculator'

const assumptions = (page: Page) => resultCard(page).locator('.assumptions')
const first = (page: Page) => resultCard(page).locator('.first-assumption')
const taken = (page: Page, code: string) => assumptions(page).locator(`[data-assumption="${code}"]`)

async function openAssumptions(page: Page): Promise<void> {
  await assumptions(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(assumptions(page).locator('ol')).toBeVisible()
}

test('the list of assumptions is opened by keyboard, and only then worked out', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000', pensionContribution: '5' })
  await expect(assumptions(page).locator('ol')).toBeHidden()
  await expect(assumptions(page).locator('ul')).toHaveCount(0)

  await openAssumptions(page)
  await expect(taken(page, 'pension-method').getByRole('listitem')).toHaveCount(1)
})

test('on paper the whole list is open, without buttons, and it closes again on the screen', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000' })
  await expect(first(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(taken(page, 'region').getByRole('listitem')).toHaveCount(2)
  await expect(taken(page, 'nothing-else')).toBeVisible()
  await expect(first(page)).toBeHidden()
  expect(await assumptions(page).locator('button:visible').count()).toBe(0)

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(assumptions(page).locator('ol')).toBeHidden()
})
