// The page that works out the bills of many people, in a worker that is fetched once somebody gives a table.
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { goldenFile } from '#golden/code/read-golden.ts'
import { bills, box, button, give, heading, MANY, results, saved } from './support/many-page.ts'
import { penceOf, poundsAndPence } from './support/money.ts'
import { fitsAndIsAccessible } from './support/rates-page.ts'
import { otherYear } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

// The browser is expected to log a worker that does not come.
test.use({ expectedMessages: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const GOLDEN = readFileSync(goldenFile('tax-bill'), 'utf8')
const WORKER = /\/assets\/worker-[\w-]+\.js$/

test('a file that is dropped gives everyone’s bill, and a download of them all, and only the worker is fetched', async ({
  page,
  requests,
}) => {
  await page.goto(MANY)
  await page.waitForLoadState('networkidle')
  const before = requests.length
  await give(page, 'drop', GOLDEN)
  const expected = parse<Record<string, string>>(GOLDEN, { columns: true })
  await expect(heading(page)).toHaveText(`${expected.length} bills`)
  await expect(heading(page)).toBeFocused()
  await expect(bills(page)).toHaveCount(100)
  await expect(bills(page).first()).toContainText('Row 2')
  const due = expected.slice(0, 100).map((row) => poundsAndPence(penceOf(row['out.totalDue'] ?? '')))
  await expect(results(page).locator('td[data-label="Bill for the year"]')).toHaveText(due)
  await expect(results(page).getByText('Other columns').locator('+ dd')).toHaveText('case, rules, source, working')

  const rows = await saved(page, 'Download These Results')
  for (const [index, row] of expected.entries()) {
    const filled = Object.fromEntries(Object.entries(row).filter(([column, cell]) => !column.startsWith('out.') || cell !== ''))
    expect(rows[index]).toMatchObject({ ...filled, fault: '' })
  }
  expect(rows).toHaveLength(expected.length)
  const fetched = requests.slice(before).filter(({ url }) => !url.startsWith('blob:'))
  expect(fetched.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
    ['GET', expect.stringMatching(WORKER), ''],
  ])
})

test('faults are named by row and column, on a small phone too, and everybody can read them, in light and in dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/${otherYear}${MANY}`)
  await button(page, 'Work Out the Bills').click()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAccessibleDescription(/Paste a table, or choose a file$/)
  // As a spreadsheet copies it.
  await box(page).fill('Name\tRent\tStudent loan plan\nAnn\tabc\tplan9\nBilal\t28400\tPlan 1\nCarys\t1')
  await button(page, 'Work Out the Bills').click()
  await expect(heading(page)).toHaveText('1 bill and 2 rows with faults')
  await expect(heading(page)).toBeFocused()
  await expect(results(page).getByRole('listitem')).toHaveText([
    'Row 2, Rent: “abc” must be an amount in pounds, such as 35,000 or 35,000.50',
    'Row 2, Student loan plan: “plan9” must be one of none, plan1, plan2, plan4, plan5',
    'Row 4: it has 2 cells and not 3, one for each column',
  ])
  await expect(bills(page)).toHaveText([
    /^Row 2 AnnNo bill/,
    /^Row 3 BilalClaims the property allowance: £1,000\.002026\/27£27,400\.00£/,
    /^Row 4 CarysNo bill/,
  ])
  await fitsAndIsAccessible(page)
  // Another table takes the place of the first.
  await box(page).fill('Name\tRent\nDev\t28400\nEve\tmuch')
  await button(page, 'Work Out the Bills').click()
  await expect(bills(page)).toHaveText([/^Row 2 Dev/, /^Row 3 EveNo bill/])
  await expect(results(page).getByRole('listitem')).toHaveText([/^Row 3, Rent: “much” must be/])
})

test('the sample is a table that the page takes', async ({ page }) => {
  await page.goto(MANY)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download this table').click()])
  expect(file.suggestedFilename()).toBe('self-assessment-sample.csv')
  await page.getByLabel('A CSV file').setInputFiles(await file.path())
  await expect(heading(page)).toHaveText('3 bills')
  await expect(bills(page)).toHaveText([/^Row 2 Ann.*2024\/25/, /^Row 3 Bilal2024\/25/, /^Row 4 Carys.*2024\/25/])
})
