import type { Page } from '@playwright/test'
import { accessibilityFaults } from './support/axe.ts'
import { tooWide } from './support/fit.ts'
import { field, openCalculator, submitButton } from './support/form.ts'
import { largeAnswer } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const PATH = '/2024-25/personal-tax/payslip-calculator'
const year = (page: Page) => page.locator('.paydays')
const table = (page: Page) => year(page).getByRole('table', { name: /^Each payday/ })
const cells = (page: Page, row: string) =>
  table(page)
    .getByRole('row', { name: new RegExp(`^${row} `) })
    .getByRole('cell')

async function open(page: Page, inputs: Readonly<Record<string, string>>): Promise<void> {
  await openCalculator(page, PATH, inputs)
  await expect(largeAnswer(page)).toBeVisible()
  await year(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(table(page)).toBeVisible()
}

test('a year is fetched when it is opened, and follows a rise that is added and taken away', async ({ page, requests }) => {
  await openCalculator(page, PATH, { grossPay: '3000' })
  await expect(largeAnswer(page)).toBeVisible()
  const before = requests.filter(({ type }) => type === 'script').length
  await year(page).locator('summary').click()
  await expect(table(page).locator('tbody tr')).toHaveCount(12)
  expect(requests.filter(({ type }) => type === 'script').length).toBeGreaterThan(before)
  // The working of both paydays and of the year is in the tests of the engine.
  await expect(cells(page, '2')).toHaveText(['3,000.00', '390.40', '156.16', '2,453.44'])
  await expect(cells(page, 'Year')).toHaveText(['36,000.00', '4,684.00', '1,873.92', '29,442.08'])
  await expect(year(page)).toContainText('Payroll takes £2 less Income Tax than the law asks of the year.')

  await year(page).getByRole('button', { name: 'Add a rise' }).click()
  await expect(year(page).getByLabel('From payday')).toBeFocused()
  await year(page).getByLabel('From payday').selectOption('12')
  await year(page).getByLabel('Pay from then on').fill('a lot')
  await expect(year(page).getByLabel('Pay from then on')).toHaveAttribute('aria-invalid', 'true')
  await expect(cells(page, 'Year').first()).toHaveText('36,000.00')
  await year(page).getByLabel('Pay from then on').fill('£4,000')
  // 37,000 − 12,579.12 = 24,420, so 4,884. National Insurance: 11 × 156.16 and 8% of (4,000 − 1,048).
  await expect(cells(page, 'Year')).toHaveText(['37,000.00', '4,884.00', '1,953.92', '30,162.08'])
  expect(await accessibilityFaults(page, '.paydays')).toEqual([])

  await year(page).getByRole('button', { name: 'Take away a rise' }).click()
  await expect(cells(page, 'Year').first()).toHaveText('36,000.00')
  await expect(year(page).getByRole('button', { name: 'Add a rise' })).toBeFocused()
})

test('a new job without a P45 is taxed alone until the code comes, and there are at most four changes', async ({ page }) => {
  await open(page, { grossPay: '3000' })
  await year(page).getByRole('button', { name: 'Add a job' }).click()
  await year(page).getByLabel('From payday').selectOption('3')
  await year(page).getByLabel('Pay from then on').fill('3000')
  await year(page).getByLabel('What the new payroll has').selectOption({ label: 'Without one: 0T on M1' })
  await year(page).getByLabel('HMRC sends the code').selectOption('5')
  await expect(table(page).locator('.paydays-code')).toHaveText(['Tax code 0T M1 from payday 3', 'Tax code 1257L from payday 5'])
  await expect(cells(page, '5')).toHaveText(['3,000.00', '−29.00', '156.16', '2,872.84'])
  for (const button of ['Add a bonus', 'Add a tax code', 'Add a rise']) await year(page).getByRole('button', { name: button }).click()
  await expect(year(page).getByRole('button', { name: 'Add a bonus' })).toBeDisabled()
  expect(await accessibilityFaults(page, '.paydays')).toEqual([])
})

test('weeks are folded into tax months, and a new answer is followed', async ({ page }) => {
  await open(page, { grossPay: '500', payFrequency: 'weekly' })
  await expect(table(page).locator('tbody tr')).toHaveCount(12)
  await year(page).getByRole('button', { name: 'Tax month 3' }).click()
  await expect(table(page).locator('tbody tr')).toHaveCount(17)
  await expect(cells(page, '9')).toHaveText(['500.00', '51.60', '20.64', '427.76'])
  await field(page, 'grossPay').fill('600')
  await submitButton(page).click()
  await expect(cells(page, 'Year').first()).toHaveText('31,200.00')
})

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
