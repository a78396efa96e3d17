import type { Route } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { lawSays } from '../support/golden.ts'
import { ENTRIES, fitsAndIsAccessible, MAIN_RATE, open, rows, status, yearBox } from '../support/rates-page.ts'
import { expect, test } from '../support/visitor.ts'

// The browser is expected to log each reply that fails or never comes.
test.use({ expectedMessages: [/Failed to load resource/] })

const LAWFUL_RATE = lawSays(MAIN_RATE)

test('on paper every table is open', async ({ page }) => {
  await open(page)
  await expect(rows(page, MAIN_RATE)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page, MAIN_RATE)).toBeVisible()
})

for (const { name, answer, message } of [
  { name: 'a reply of 500', answer: { status: 500, body: 'The tables are being rebuilt.' }, message: '500: The tables are being rebuilt.' },
  { name: 'an empty reply of 503', answer: { status: 503, body: '' }, message: '503: Service Unavailable' },
  { name: 'no reply', answer: undefined, message: 'the site did not answer.' },
]) {
  test(`a visitor sees an error for ${name}, and tries again`, async ({ page, requests }) => {
    await page.clock.install()
    await open(page)
    await page.route('**/rates/2023-24/*.json', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await yearBox(page).selectOption('2023-24')
    await expect(status(page)).toHaveText('The tables for 2023/24, the law in force, could not be fetched.')
    await expect(page.locator('.rates-trouble')).toContainText(`What went wrong: ${message}`)
    await expect(rows(page, MAIN_RATE)).toHaveCount(0)
    if (answer === undefined) expect(await accessibilityFaults(page)).toEqual([])
    // Nobody tries again but the visitor, however long it takes.
    await page.clock.runFor(60_000)
    expect(requests.filter(({ url }) => url.endsWith('.json'))).toHaveLength(1)

    await page.unroute('**/rates/2023-24/*.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(status(page)).toHaveText(`Showing 2023/24, the law in force: ${ENTRIES} rates and rules.`)
    await expect(status(page)).toBeFocused()
    await expect(rows(page, 'incomeTax.higherRateLimit').locator('.rates-reading')).toHaveText('£125,140')
    expect(requests.filter(({ url }) => url.endsWith('.json'))).toHaveLength(2)
  })
}

test('a visitor who cannot get other tables goes back to those on the page', async ({ page }) => {
  await page.route('**/rates/2023-24/*.json', (route) => route.fulfill({ status: 500, body: '' }))
  await open(page, '#year=2023-24')
  await expect(page.locator('.rates-trouble')).toContainText('500: Internal Server Error')
  await page.getByRole('button', { name: 'Show 2024/25, the law in force' }).click()
  await expect(rows(page, MAIN_RATE).locator('.rates-reading')).toHaveText(LAWFUL_RATE)
  await expect(status(page)).toBeFocused()
  await expect(page).toHaveURL('/rates')
})

test.describe('without a connection', () => {
  // Chromium tells all pages of a process at once that they are connected again, before it lets the next one fetch.
  test.use({ isFirst: true })

  test('a visitor who is offline is told so, and gets the tables once connected', async ({ page, context }) => {
    await open(page)
    await context.setOffline(true)
    await yearBox(page).selectOption('2023-24')
    await expect(status(page)).toHaveText(
      'You are offline. The tables for 2023/24, the law in force, will be fetched when you are connected again.',
    )
    await context.setOffline(false)
    await expect(status(page)).toHaveText(`Showing 2023/24, the law in force: ${ENTRIES} rates and rules.`)
  })
})

test('while other tables are loading the page says so', async ({ page }) => {
  await open(page)
  const held: Route[] = []
  await page.route('**/rates/2023-24/*.json', (route) => void held.push(route))
  await yearBox(page).selectOption('2023-24')
  await expect(status(page)).toHaveText('Fetching 2023/24, the law in force.')
  await expect(page.locator('.rates-tables')).toHaveAttribute('aria-busy', 'true')
  for (const route of held) await route.continue()
  await expect(status(page)).toHaveText(`Showing 2023/24, the law in force: ${ENTRIES} rates and rules.`)
  await expect(page.locator('.rates-tables')).toHaveAttribute('aria-busy', 'false')
})

test('tables that were fetched are accessible, in light and in dark, and fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '#rules=constants')
  await expect(rows(page, MAIN_RATE).locator('.rates-reading')).toHaveText('12%')
  await page.locator('.rates-tables summary').evaluateAll((all: HTMLElement[]) => all.forEach((summary) => summary.click()))
  await fitsAndIsAccessible(page)
})
