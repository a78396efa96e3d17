// The page that works out the bills of many people, in a worker that is fetched once somebody gives a table.
import { bills, box, button, choose, give, heading, MANY, results, saved } from '../support/many-page.ts'
import { fitsAndIsAccessible } from '../support/rates-page.ts'
import { expect, test } from '../support/visitor.ts'

// The browser is expected to log a worker that does not come.
test.use({ expectedMessages: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const WORKER = /\/assets\/worker-[\w-]+\.js$/

test('a large table can be cancelled and resumed, and loses nobody', async ({ page }) => {
  const people = 8000
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
  await expect(heading(page)).toHaveText('8,000 bills')
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
  await expect(results(page)).toContainText('The columns “Rent” and “rental income” mean the same. Keep one of them.')
  await expect(results(page).getByRole('table')).toBeHidden()
  await choose(page, 'PK\u0003\u0004\0\0')
  await expect(results(page)).toContainText('We cannot read this spreadsheet.')
  await expect(results(page).getByRole('status')).toContainText('We cannot read this spreadsheet.')
})
