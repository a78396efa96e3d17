import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { boxesOf } from '../support/boxes.ts'
import { alive } from '../support/form.ts'
import {
  compareBox,
  ENTRIES,
  fitsAndIsAccessible,
  MAIN_RATE,
  onlyChanges,
  open,
  openTable,
  rows,
  status,
  wordsBox,
  yearBox,
} from '../support/rates-page.ts'
import { expect, test } from '../support/visitor.ts'

// The browser is expected to log each reply that fails or never comes.
test.use({ expectedMessages: [/Failed to load resource/] })

const DIVIDENDS = 'dividends.ordinaryRate'

const cells = (page: Page, entry: string) => rows(page, entry).locator('td[data-label]')
const openAll = (details: readonly Element[], most?: number) => details.slice(0, most).forEach((each) => each.setAttribute('open', ''))

test('a visitor compares two years and sees only what changed, or everything', async ({ page, requests }) => {
  await open(page)
  await expect(onlyChanges(page)).toHaveCount(0)
  await yearBox(page).selectOption('2026-27')
  await compareBox(page).selectOption('2025-26')
  await expect(status(page)).toHaveText(/^Showing what changed from 2025\/26 to 2026\/27: \d+ of \d+ rates and rules\.$/)
  await expect(page).toHaveURL('/rates#year=2026-27&compare=2025-26')
  await openTable(page, 'Dividends')
  await expect(cells(page, DIVIDENDS)).toHaveText(['8.75%', '10.75%'])
  await expect(page.getByRole('table', { name: 'Dividends, 2025/26 and 2026/27, by the law in force' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /20/ })).toHaveText(['2025/26', '2026/27'])
  await rows(page, DIVIDENDS).locator('summary').click()
  await expect(rows(page, DIVIDENDS).locator('.compared-law')).toContainText('ITA 2007 s.8')
  await openTable(page, 'National Insurance')
  await expect(rows(page, 'nationalInsurance.class2.weeklyRate')).toBeVisible()
  await expect(rows(page, MAIN_RATE)).toBeHidden()

  // A table that was opened stays open, and what did not change is one cell.
  await onlyChanges(page).uncheck()
  await expect(status(page)).toHaveText(/^Showing 2025\/26 and 2026\/27, the law in force: \d+ rates and rules\.$/)
  await expect(page).toHaveURL('/rates#year=2026-27&compare=2025-26&show=all')
  await expect(rows(page, MAIN_RATE)).toBeVisible()
  await expect(cells(page, MAIN_RATE)).toHaveText(['8%'])
  await expect(cells(page, MAIN_RATE)).toHaveAttribute('colspan', '2')
  await expect(cells(page, 'deadlines.selfAssessment.onlineReturn')).toHaveText(['31 January 2027', '31 January 2028'])
  await onlyChanges(page).check()
  await expect(rows(page, MAIN_RATE)).toBeHidden()
  await expect(rows(page, 'deadlines.selfAssessment.onlineReturn')).toBeHidden()

  const fetched = requests.filter(({ type }) => type === 'fetch').map(({ url }) => new URL(url).pathname)
  expect(fetched.toSorted()).toEqual(['/rates/2025-26/statute.json', '/rates/2026-27/statute.json'])
  await compareBox(page).selectOption('')
  await expect(status(page)).toHaveText(`Showing 2026/27, the law in force: ${ENTRIES} rates and rules.`)
  await expect(onlyChanges(page)).toHaveCount(0)
})

test('a link carries a comparison, and so does the way back', async ({ page }) => {
  await open(page, '#year=2022-23&compare=2023-24')
  await expect(cells(page, 'incomeTax.higherRateLimit')).toHaveText(['£150,000', '£125,140'])
  await expect(yearBox(page)).toHaveValue('2022-23')
  await expect(compareBox(page)).toHaveValue('2023-24')
  await expect(onlyChanges(page)).toBeChecked()
  await page.goto('/rates#year=2025-26')
  await expect(status(page)).toContainText('Showing 2025/26')
  await page.goBack()
  await expect(status(page)).toContainText('Showing what changed from 2022/23 to 2023/24')
  await expect(compareBox(page)).toHaveValue('2023-24')
  await page.goto('/rates#year=2022-23&compare=2022-23')
  await expect(status(page)).toHaveText(`Showing 2022/23, the law in force: ${ENTRIES} rates and rules.`)
  await expect(compareBox(page)).toHaveValue('')
})

test('what changed within a year has its days', async ({ page }) => {
  await open(page, '#year=2025-26&compare=2023-24')
  await expect(cells(page, 'nationalInsurance.class1.employee.payPeriodMainRate')).toHaveText([
    '12%to 5 January 202410%from 6 January 2024',
    /^Ended on 5 April 2024 by /,
  ])
  await expect(cells(page, 'nationalInsurance.class1.secondaryThreshold')).toHaveText(['£9,100', '£5,000'])
})

test('all years are next to each other, and a value is one cell across the years in which it holds', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '#compare=all')
  await expect(status(page)).toContainText('Showing what changed from 2022/23 to 2026/27')
  await openTable(page, 'National Insurance')
  const threshold = cells(page, 'nationalInsurance.class1.secondaryThreshold')
  await expect(threshold).toHaveText(['£9,100', '£5,000'])
  expect(await threshold.evaluateAll((all) => all.map((cell) => [cell.getAttribute('colspan'), cell.getAttribute('data-label')]))).toEqual([
    ['3', '2022/23 to 2024/25'],
    ['2', '2025/26 and 2026/27'],
  ])
  const [first, second] = await boxesOf(threshold)
  expect(first?.y).toBe(second?.y)
  await yearBox(page).selectOption('2022-23')
  await expect(compareBox(page)).toHaveValue('')
  await expect(status(page)).toContainText('Showing 2022/23, the law in force')
})

test('two years are next to each other on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '#year=2025-26&compare=2023-24')
  // Until the comparison comes, the table of one year is there.
  await expect(status(page)).toContainText('Showing what changed')
  await openTable(page, 'National Insurance')
  const both = cells(page, MAIN_RATE)
  await expect(both.last()).toBeVisible()
  const [first, second] = await boxesOf(both)
  expect(first?.y).toBe(second?.y)
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(100)
})

test('a search looks among what changed, and says when nothing there matches', async ({ page }) => {
  await open(page, '#year=2026-27&compare=2025-26')
  await wordsBox(page).fill('ordinary rate')
  await expect(rows(page, DIVIDENDS)).toBeVisible()
  await expect(status(page)).toHaveText(/: 1 of \d+ rates and rules\.$/)
  await wordsBox(page).fill('Employee Class 1 main')
  await expect(status(page)).toHaveText('Showing what changed from 2025/26 to 2026/27: nothing matches “Employee Class 1 main”.')
  await onlyChanges(page).uncheck()
  await expect(rows(page, MAIN_RATE)).toBeVisible()
})

test('on paper every table of a comparison is open, with its laws', async ({ page }) => {
  await open(page, '#year=2026-27&compare=2025-26')
  await expect(status(page)).toContainText('Showing what changed')
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page, DIVIDENDS)).toBeVisible()
  await expect(rows(page, DIVIDENDS).locator('.compared-law p').first()).toBeVisible()
  await expect(rows(page, MAIN_RATE)).toBeHidden()
})

test('a visitor who cannot get one of the years sees which files to try, and tries again', async ({ page, requests }) => {
  await open(page)
  await page.route('**/rates/2023-24/*.json', (route) => route.fulfill({ status: 500, body: '' }))
  await compareBox(page).selectOption('2023-24')
  await expect(status(page)).toHaveText('The tables for 2023/24 and 2024/25, the law in force, could not be fetched.')
  await expect(page.locator('.rates-trouble')).toContainText('500: Internal Server Error')
  await expect(page.locator('.rates-trouble').getByRole('link')).toHaveText(['the file of 2023/24', 'the file of 2024/25'])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.unroute('**/rates/2023-24/*.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(status(page)).toContainText('Showing what changed from 2023/24 to 2024/25')
  await expect(status(page)).toBeFocused()
  const again = requests.filter(({ url }) => url.endsWith('.json')).map(({ url }) => new URL(url).pathname)
  expect(again.filter((path) => path.includes('2024-25'))).toHaveLength(1)
})

test.describe('without a connection', () => {
  // Chromium tells all pages of a process at once that they are connected again, before it lets the next one fetch.
  test.use({ isFirst: true })

  test('a visitor who is offline gets the comparison once connected', async ({ page, context }) => {
    await open(page)
    await context.setOffline(true)
    await compareBox(page).selectOption('2025-26')
    await expect(status(page)).toHaveText(
      'You are offline. The tables for 2024/25 and 2025/26, the law in force, will be fetched when you are connected again.',
    )
    await context.setOffline(false)
    await expect(status(page)).toContainText('Showing what changed from 2024/25 to 2025/26')
  })
})

for (const fragment of ['#year=2025-26&compare=2023-24&show=all', '#compare=all']) {
  test(`a comparison is accessible, in light and in dark, and fits a small phone: ${fragment}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, fragment)
    await expect(rows(page, MAIN_RATE)).toHaveCount(1)
    // Until the years have been fetched, the tables are those of one year, of which there is one more.
    await expect(page.locator('.compared-law').first()).toBeAttached()
    await page.locator('.rates-tables .rates-section:not([hidden])').evaluateAll(openAll)
    // A dozen laws stand for all, which are alike.
    await page.locator('tr:visible .compared-law details').evaluateAll(openAll, 12)
    await expect(page.locator('.compared-law details[open]')).toHaveCount(12)
    await fitsAndIsAccessible(page)
  })
}

test('the page of another year begins with that year', async ({ page }) => {
  await page.goto('/2026-27/rates#compare=2025-26')
  await alive(page)
  await expect(yearBox(page)).toHaveValue('2026-27')
  await expect(cells(page, DIVIDENDS)).toHaveText(['8.75%', '10.75%'])
  await expect(page.locator('.rates-form').getByText('For tax reviewers')).toHaveCount(0)
})
