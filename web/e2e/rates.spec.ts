import type { Locator, Page } from '@playwright/test'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { SPECIFIED_TO_CHOOSE } from '#engine/rates/rule-sets-offered.ts'
import { seen } from './support/boxes.ts'
import { alive } from './support/form.ts'
import { lawSays } from './support/golden.ts'
import { compareBox, ENTRIES, MAIN_RATE, onlyChanges, open, openTable, rows, status, wordsBox, yearBox } from './support/rates-page.ts'
import { expect, test } from './support/visitor.ts'

// The browser is expected to log each reply that fails or never comes.
test.use({ expectedMessages: [/Failed to load resource/] })

/** An entry that the law has had only since 6 April 2024. */
const LUMP_SUM = 'pensions.lumpSumAllowance'
const LAWFUL_RATE = lawSays(MAIN_RATE)

const rulesBox = (page: Page): Locator => page.getByLabel('Rules used', { exact: true })
const openRules = (page: Page) => page.locator('.rates-rules > summary').click()

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

test('every table is closed until it is wanted, and the published files are there', async ({ page, request }) => {
  await open(page)
  await expect(page.locator('.rates-section[open]')).toHaveCount(0)
  expect(await seen(page, '.rates-section h2').allTextContents()).toContain('Student loans')
  await expect(page.locator('.rates-section > summary').filter({ hasText: 'VAT' })).toHaveText(/^VAT \d+ rates$/)
  await openTable(page, 'VAT')
  await expect(page.getByRole('table', { name: /^VAT, 2024\/25/ })).toBeVisible()

  const files = await page.locator('.rates-files a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const wanted = Object.keys(taxYears).length + SPECIFIED_TO_CHOOSE.length * (Object.keys(ruleSets).length - 1)
  expect(files).toHaveLength(wanted * 2)
  for (const file of files) {
    const reply = await request.get(file)
    expect(reply.status(), file).toBe(200)
    expect(reply.headers()['content-type'], file).toMatch(file.endsWith('.json') ? /^application\/json/ : /^text\/csv/)
    expect(await reply.text(), file).toContain(MAIN_RATE)
  }
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

test('a link to an entry opens its table, and a table opened by hand stays as it is', async ({ page }) => {
  await open(page, `#${MAIN_RATE}`)
  await expect(rows(page, MAIN_RATE)).toBeInViewport()
  await expect(page.locator('.rates-section[open]')).toHaveCount(1)
  await page.goto('/rates#capitalGains')
  await expect(page.getByRole('table', { name: /^Capital Gains/i })).toBeVisible()
  await expect(rows(page, MAIN_RATE)).toBeVisible()
  await page.goto('/rates#slabs.higherRateFrom')
  await expect(rows(page, 'slabs.higherRateFrom')).toBeInViewport()
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

test('a visitor finds entries by their words, in any of the tables', async ({ page }) => {
  await open(page)
  await wordsBox(page).fill('Dividend allowance')
  await expect(status(page)).toHaveText(new RegExp(`^Showing 2024/25, the law in force: \\d of ${ENTRIES} rates and rules\\.$`))
  await expect(seen(page, 'tr[data-entry]').first()).toContainText('Dividend')
  await expect(page.getByRole('heading', { name: 'VAT', exact: true })).toBeHidden()
  await yearBox(page).selectOption('2022-23')
  await expect(status(page)).toHaveText(new RegExp(`^Showing 2022/23, the law in force: \\d of ${ENTRIES} rates and rules\\.$`))
  await expect(page.getByRole('heading', { name: 'VAT', exact: true })).toBeHidden()
  await wordsBox(page).fill('window tax')
  await expect(status(page)).toHaveText('Showing 2022/23, the law in force: nothing matches “window tax”.')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(wordsBox(page)).toBeFocused()
  await expect(wordsBox(page)).toHaveValue('')
  await expect(page.locator('.rates-section[open]')).toHaveCount(0)
  await expect(status(page)).toHaveText(`Showing 2022/23, the law in force: ${ENTRIES} rates and rules.`)
  await expect(page.getByRole('heading', { name: 'VAT', exact: true })).toBeVisible()
})

test('a visitor without a mouse chooses, searches and reaches a source', async ({ page }) => {
  await open(page)
  await yearBox(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect(status(page)).toContainText('Showing 2023/24')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(status(page)).toContainText('Showing what changed from 2022/23 to 2024/25')
  await page.keyboard.press('Tab')
  await expect(onlyChanges(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(status(page)).toContainText('Showing 2022/23 and 2024/25, the law in force')
  await expect(onlyChanges(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await expect(status(page)).toContainText('Showing 2024/25, the law in force')
  await page.keyboard.press('Tab')
  await page.keyboard.type('annual exempt')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(status(page)).toContainText('Showing 2024/25, the specification’s constants')
  await expect(seen(page, 'tr[data-entry]')).toHaveCount(1)
  await expect(page).toHaveURL('/rates#rules=constants')
  const source = rows(page, 'capitalGains.annualExemptAmount').getByRole('link').first()
  for (let presses = 0; presses < 40 && !(await source.evaluate((link) => link === document.activeElement)); presses++) {
    await page.keyboard.press('Tab')
  }
  await expect(source).toBeFocused()
})
