import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { SPECIFIED_TO_CHOOSE } from '#engine/rates/rule-sets-offered.ts'
import { seen } from './support/boxes.ts'
import { ENTRIES, MAIN_RATE, onlyChanges, open, openTable, rows, status, wordsBox, yearBox } from './support/rates-page.ts'
import { expect, test } from './support/visitor.ts'

// The browser is expected to log each reply that fails or never comes.

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
