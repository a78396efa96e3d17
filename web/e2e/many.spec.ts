// The page that works out the bills of many people, in a worker that is fetched once somebody gives a table.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { goldenFile } from '#golden/code/read-golden.ts'
import { penceOf, poundsAndPence } from './support/money.ts'
import { fitsAndIsAccessible } from './support/rates-page.ts'
import { otherYear } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

// The browser is expected to log a worker that does not come.
test.use({ expectedMessages: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const MANY = '/personal-tax/self-assessment-tax-calculator/many'
const GOLDEN = readFileSync(goldenFile('tax-bill'), 'utf8')
const WORKER = /\/assets\/worker-[\w-]+\.js$/

const results = (page: Page) => page.locator('.many-results')
const heading = (page: Page) => results(page).getByRole('heading', { level: 2 })
const bills = (page: Page) => results(page).getByRole('table').locator('tbody').getByRole('row')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page) => page.getByLabel('Or paste the table')
const choose = (page: Page, text: string) =>
  page.getByLabel('A CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Drops a file on the page, or pastes a text into the box, as a visitor’s browser tells the page of it. */
const give = (page: Page, how: 'drop' | 'paste', given: string) =>
  page.evaluate(
    ([type, text]) => {
      const data = new DataTransfer()
      if (type === 'drop') data.items.add(new File([text], 'people.csv'))
      else data.setData('text/plain', text)
      const place = document.querySelector(type === 'drop' ? 'h1' : 'textarea')
      const about = { bubbles: true, cancelable: true }
      place?.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...about, dataTransfer: data })
          : new ClipboardEvent(type, { ...about, clipboardData: data }),
      )
    },
    [how, given] as const,
  )

/** The rows of the file that a button hands over. */
async function saved(page: Page, name: string): Promise<Record<string, string>[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return parse(readFileSync(await file.path(), 'utf8'), { columns: true, bom: true })
}

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
  await expect(results(page).getByText('Columns not recognised').locator('+ dd')).toHaveText('case, rules, source, working')

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
    'Row 4: it has 2 cells and not 3, one for each column; put a cell that has a comma in quotes',
  ])
  await expect(bills(page)).toHaveText([/^Row 2 AnnNo bill/, /^Row 3 Bilal2026\/27£27,400\.00£/, /^Row 4 CarysNo bill/])
  await fitsAndIsAccessible(page)
})

test('a large table can be cancelled and resumed, and loses nobody', async ({ page }) => {
  const people = 20_000
  await page.goto(MANY)
  await choose(page, `Ref,Rent\n${Array.from({ length: people }, (_, ref) => `${ref},${ref}\n`).join('')}`)
  await expect(results(page).locator('[data-part="count"]')).toHaveText(/^\d[\d,]* bills, \d+%$/)
  await button(page, 'Cancel').click()
  await expect(heading(page)).toHaveText('Cancelled')
  await expect(button(page, 'Resume')).toBeFocused()
  const soFar = await saved(page, 'Download These Results')
  expect(soFar.length).toBeGreaterThan(0)
  expect(soFar.length).toBeLessThan(people)
  await expect(results(page).getByRole('progressbar')).toBeVisible()
  await fitsAndIsAccessible(page)
  // The button that takes its place has the focus.
  const focused = await button(page, 'Resume').evaluate((resume: HTMLElement) => {
    resume.click()
    return document.activeElement?.textContent
  })
  expect(focused).toBe('Cancel')
  await expect(heading(page)).toHaveText('20,000 bills')
  await expect(heading(page)).toBeFocused()
  const rows = await saved(page, 'Download These Results')
  expect(rows.map(({ Ref }) => Ref)).toEqual(Array.from({ length: people }, (_, ref) => `${ref}`))
})

test('a long text that is pasted goes straight to the worker, and the next table takes its place', async ({ page }) => {
  await page.goto(MANY)
  await give(page, 'paste', `Name,Rent\n${'Ann,28400\n'.repeat(2500)}`)
  await expect(heading(page)).toHaveText('2,500 bills')
  await expect(box(page)).toBeEmpty()
  await expect(results(page).getByRole('table', { name: 'The first 100 bills' })).toBeVisible()
  await choose(page, 'Rent\n28400\n')
  await expect(heading(page)).toHaveText('1 bill')
  await expect(bills(page)).toHaveCount(1)
})

test('a table that cannot be worked out says why, and so does a worker that does not come', async ({ page }) => {
  await page.route(WORKER, (route) => route.abort())
  await page.goto(MANY)
  await choose(page, 'Rent\n28400\n')
  await expect(results(page)).toContainText('The calculator did not load. Check your connection and try again.')
  await page.unroute(WORKER)
  await choose(page, 'Rent,rental income\n1,2\n')
  await expect(results(page)).toContainText('The columns “Rent” and “rental income” mean the same. Take one of them out.')
  await expect(results(page).getByRole('table')).toBeHidden()
  await choose(page, 'PK\u0003\u0004\0\0')
  await expect(results(page)).toContainText('The first row is not text.')
  await expect(results(page).getByRole('status')).toContainText('The first row is not text.')
})

test('the sample is a table that the page takes', async ({ page }) => {
  await page.goto(MANY)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download this table').click()])
  expect(file.suggestedFilename()).toBe('self-assessment-sample.csv')
  await page.getByLabel('A CSV file').setInputFiles(await file.path())
  await expect(heading(page)).toHaveText('3 bills')
  await expect(bills(page)).toHaveText([/^Row 2 Ann2024\/25/, /^Row 3 Bilal2024\/25/, /^Row 4 Carys2024\/25/])
})
