import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { tooWide } from '../support/fit.ts'
import { openCalculator } from '../support/form.ts'
import { largeAnswer } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

// What it says is tested without a browser, in web/calculators/payslip/form.test.ts.

const PATH = '/2024-25/personal-tax/payslip-calculator'
const year = (page: Page) => page.locator('.paydays')
const table = (page: Page) => year(page).getByRole('table', { name: /^Each payday/ })

async function open(page: Page, inputs: Readonly<Record<string, string>>): Promise<void> {
  await openCalculator(page, PATH, inputs)
  await expect(largeAnswer(page)).toBeVisible()
  await year(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(table(page)).toBeVisible()
}

test('nothing sticks out of the smallest screens', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await open(page, { grossPay: '3000', studentLoanPlan: 'plan2', pensionContribution: '5' })
    await year(page).getByRole('button', { name: 'Add a job' }).click()
    expect(await tooWide(page)).toEqual([])
    expect(await accessibilityFaults(page, '.paydays')).toEqual([])
    await page.goto('about:blank')
  }
})

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/Failed to load (resource|module script)/] })

  test('a year whose code does not come is asked for again', async ({ page }) => {
    const files = /\/assets\/year-[\w-]{8}\.js/
    await page.route(files, (route) => route.abort())
    await openCalculator(page, PATH, { grossPay: '3000' })
    await expect(largeAnswer(page)).toBeVisible()
    await year(page).locator('summary').click()
    const tryAgain = year(page).getByRole('button', { name: 'Try again' })
    await expect(tryAgain).toBeVisible()
    await page.unroute(files)
    await tryAgain.click()
    await expect(table(page)).toBeVisible()
  })
})

test('it prints as it is open, without its buttons', async ({ page }) => {
  await open(page, { grossPay: '500', payFrequency: 'weekly' })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  // Twelve tax months with their 52 weeks.
  await expect(table(page).locator('tbody tr:visible')).toHaveCount(64)
  await expect(year(page).getByRole('button', { name: 'Add a rise' })).toBeHidden()
})
