import type { Locator, Page, Route } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { seen } from '../support/boxes.ts'
import { alive } from '../support/form.ts'
import { lawSays } from '../support/golden.ts'
import { compareBox, ENTRIES, fitsAndIsAccessible, MAIN_RATE, open, rows, status, yearBox } from '../support/rates-page.ts'
import { expect, test } from '../support/visitor.ts'

// The browser is expected to log each reply that fails or never comes.
test.use({ expectedMessages: [/Failed to load resource/] })

const LAWFUL_RATE = lawSays(MAIN_RATE)
/** An entry that the law has had only since 6 April 2024. */
const LUMP_SUM = 'pensions.lumpSumAllowance'

const rulesBox = (page: Page): Locator => page.getByLabel('Rules used', { exact: true })
const openRules = (page: Page) => page.locator('.rates-rules > summary').click()

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

test('a visitor goes to another rule set and another year, and back again', async ({ page, requests }) => {
  await open(page)
  const fetched = () => requests.filter(({ type }) => type === 'fetch').map(({ url }) => new URL(url).pathname)
  await expect(status(page)).toHaveText(`Showing 2024/25, the law in force: ${ENTRIES} rates and rules.`)
  await expect(rows(page, MAIN_RATE).locator('.rates-reading')).toHaveText(LAWFUL_RATE)
  expect(fetched()).toEqual([])

  await openRules(page)
  await rulesBox(page).selectOption('constants')
  await expect(rows(page, MAIN_RATE).locator('.rates-reading')).toHaveText('12%')
  await expect(rows(page, MAIN_RATE)).toContainText('Differs from the law')
  await expect(rows(page, MAIN_RATE)).toContainText(`The law: ${LAWFUL_RATE}`)
  await expect(rows(page, MAIN_RATE)).toContainText('SSCBA 1992 s.8(2)')
  await expect(rows(page, 'slabs.higherRateFrom')).toContainText('Not in the law')
  await expect(status(page)).toHaveText(`Showing 2024/25, the specification’s constants: ${ENTRIES} rates and rules.`)
  await expect(page).toHaveURL('/rates#rules=constants')

  await rulesBox(page).selectOption('statute')
  await yearBox(page).selectOption('2022-23')
  await expect(rows(page, 'incomeTax.higherRateLimit').locator('.rates-reading')).toHaveText('£150,000')
  await expect(rows(page, LUMP_SUM)).toContainText('No value for 2022/23: the first is from 6 April 2024.')
  await expect(page).toHaveURL('/rates#year=2022-23')
  await page.getByText(/rates have no value for 2022\/23/).click()
  await page.locator('.rates-absent').getByRole('link', { name: 'Lump sum allowance' }).click()
  await expect(rows(page, LUMP_SUM)).toBeInViewport()
  await expect(page).toHaveURL('/rates#year=2022-23')

  // What has been read once is not requested again, and nor is what the page was sent with.
  await yearBox(page).selectOption('2024-25')
  await openRules(page)
  await rulesBox(page).selectOption('constants')
  await expect(rows(page, MAIN_RATE).locator('.rates-reading')).toHaveText('12%')
  await rulesBox(page).selectOption('statute')
  await expect(rows(page, MAIN_RATE).locator('.rates-reading')).toHaveText(LAWFUL_RATE)
  await expect(page).toHaveURL('/rates')
  expect(fetched()).toEqual(['/rates/2024-25/constants.json', '/rates/2022-23/statute.json'])

  await page.reload()
  await page.goto('/rates#rules=text')
  await alive(page)
  await expect(status(page)).toHaveText(`Showing 2024/25, the specification’s page text: ${ENTRIES} rates and rules.`)
  await expect(rulesBox(page)).toHaveValue('text')
  await expect(rulesBox(page)).toBeVisible()
})

test('the specification’s rules are offered for its own year alone, and an address that asks for them elsewhere gets the law', async ({
  page,
}) => {
  const why = 'The specification is about 2024/25 alone, so this is the law.'
  await open(page, '#year=2023-24&rules=text')
  await expect(status(page)).toHaveText(`Showing 2023/24, the law in force: ${ENTRIES} rates and rules. ${why}`)
  await expect(yearBox(page)).toHaveValue('2023-24')
  await expect(rulesBox(page)).toHaveCount(0)
  await yearBox(page).selectOption('2024-25')
  await expect(rulesBox(page)).toHaveValue('text')
  await compareBox(page).selectOption('2023-24')
  await expect(status(page)).toContainText(why)
  await expect(rulesBox(page)).toHaveCount(0)
  await page.goto('/2026-27/rates#rules=constants')
  await alive(page)
  await expect(status(page)).toHaveText(`Showing 2026/27, the law in force: ${ENTRIES} rates and rules. ${why}`)
})

test('under the law a visitor meets the specification only in what is for reviewers', async ({ page }) => {
  await open(page)
  for (const summary of await seen(page, '.rates-section > summary').all()) await summary.click()
  const part = page.locator('.rates-tables > div > .rates-reviewers')
  await expect(seen(page, '.rates-section')).not.toHaveCount(0)
  // HMRC’s own page for payroll software has the word in its title.
  const text = (await page.locator('main').innerText()).replaceAll('Payroll technical specifications: Income Tax', '')
  expect(text).not.toMatch(/specification/i)
  await part.locator('> summary').click()
  await expect(part.locator(`[data-about="${MAIN_RATE}"]`)).toContainText('The specification’s constants: 12%')
})

test('links that stand next to each other read differently', async ({ page }) => {
  await open(page)
  const cells = await page
    .locator('.rates-sources')
    .evaluateAll((all) => all.map((cell) => [...cell.querySelectorAll('a')].map((link) => link.textContent)))
  expect(cells.flat()).toContain('GOV.UK: Rates and thresholds for employers 2024 to 2025')
  expect(cells.filter((links) => new Set(links).size < links.length)).toEqual([])
})

test('the short names of laws are spelt out', async ({ page }) => {
  await open(page)
  const names = page.locator('.rates-laws div')
  await expect(names.filter({ hasText: 'ITEPA 2003' })).toHaveText('ITEPA 2003Income Tax (Earnings and Pensions) Act 2003')
  await expect(names.filter({ hasText: 'Scotland Act' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads every table of the law, with its source, its date and its status', async ({ page, requests }) => {
    await page.goto('/rates')
    await expect(page.getByRole('heading', { level: 1, name: 'Rates and Thresholds' })).toBeVisible()
    await expect(rows(page, MAIN_RATE)).toBeHidden()
    for (const summary of await seen(page, '.rates-section > summary').all()) await summary.click()
    await expect(rows(page, MAIN_RATE)).toBeVisible()
    const cells = rows(page, MAIN_RATE).getByRole('cell')
    await expect(rows(page, MAIN_RATE).getByRole('rowheader')).toContainText('Employee Class 1 main rate')
    await expect(cells).toContainText([
      new RegExp(`^${LAWFUL_RATE}$`),
      'of earnings between the primary threshold and the upper earnings limit',
      '6 April 2024',
      'SSCBA 1992 s.8(2)',
      'Verified',
    ])
    const links = cells.nth(3).getByRole('link')
    const source = links.filter({ hasText: 'GOV.UK' }).first()
    await expect(links.first()).toHaveAttribute('href', 'https://www.legislation.gov.uk/ukpga/1992/4/section/8')
    await expect(source).toHaveAttribute('href', /^https:\/\/www\.gov\.uk\//)
    await expect(source).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('table', { name: /^Income Tax, 2024\/25/ })).toContainText('£125,140')
    await expect(rows(page, 'deadlines.selfAssessment.onlineReturn')).toContainText('31 January 2026the tax year 2024/25')
    await expect(rows(page, 'capitalGains.otherAssets.higherRate')).toContainText([
      /20%.*6 April 2022 to 29 October 2024/,
      /24%.*30 October 2024/,
    ])
    await expect(rows(page, 'methods.incomeTax.personalAllowanceTaper')).toContainText(
      'Reduced by 50% of adjusted net income above the limit.',
    )
    await expect(rows(page, 'scottishIncomeTax.bands').getByRole('listitem')).toHaveCount(6)
    await expect(yearBox(page)).toBeHidden()
    await expect(page.locator('noscript p')).toBeVisible()
    expect(await page.locator('noscript p').innerText()).toContain('You need JavaScript to choose.')
    expect(requests.filter(({ type }) => type === 'fetch')).toEqual([])
  })
})
