import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { SPECIFIED_TO_CHOOSE } from '#engine/rates/rule-sets-offered.ts'
import { seen } from './support/boxes.ts'
import { lawSays } from './support/golden.ts'
import { ENTRIES, MAIN_RATE, onlyChanges, open, openTable, rows, status, wordsBox, yearBox } from './support/rates-page.ts'
import { expect, test } from './support/visitor.ts'

// The browser is expected to log each reply that fails or never comes.
test.use({ expectedMessages: [/Failed to load resource/] })

const LAWFUL_RATE = lawSays(MAIN_RATE)

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
  // Rows in closed tables count too.
  const shown = page.locator('tr[data-entry]:not([hidden])')
  const changed = await shown.count()
  expect(changed).toBeGreaterThan(10)
  await page.keyboard.press('Tab')
  await expect(onlyChanges(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(status(page)).toContainText('Showing 2022/23 and 2024/25, the law in force')
  expect(await shown.count(), 'what stayed the same is there too').toBeGreaterThan(changed + 100)
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
