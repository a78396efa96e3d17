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

test('only the first assumption is shown until the list is opened by keyboard, and then the rest are worked out', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000', pensionContribution: '5' })
  // How the pension is paid stands below the answer, and what costs most here.
  await expect(resultCard(page)).toContainText(
    'Your pension is paid by salary sacrifice; by net pay, as in the NHS, you would have £60 less.',
  )
  await expect(first(page)).toHaveText([/In Scotland you would take home £[\d,.]+ less a year\.$/])
  await expect(assumptions(page).locator('ol')).toBeHidden()
  await expect(assumptions(page).locator('ul')).toHaveCount(0)

  await openAssumptions(page)
  await expect(first(page).first()).toBeHidden()
  const items = assumptions(page).locator('ol > li')
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-assumption')))).toEqual([
    'region',
    'pension-method',
    'student-loan-plan',
    'annual-national-insurance',
    'one-job',
    'category-a',
    'nothing-else',
  ])
  // With either of the other methods, National Insurance is 2% of £3,000 more.
  await expect(taken(page, 'pension-method').getByRole('listitem')).toHaveText([
    'With a net pay arrangement or relief at source you would take home £60 less a year',
  ])
  await expect(taken(page, 'category-a').getByRole('button')).toHaveCount(0)
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
