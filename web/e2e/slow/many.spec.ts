// The page that works out the bills of many people, in a worker that is fetched once somebody gives a table.
import writeExcelFile from 'write-excel-file/node'
import { bills, box, button, choose, give, heading, MANY, results, saved } from '../support/many-page.ts'
import { fitsAndIsAccessible } from '../support/rates-page.ts'
import { expect, test } from '../support/visitor.ts'

// The browser is expected to log a worker that does not come.
test.use({ expectedMessages: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
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

/** A table as people keep theirs: their own words, pound signs, blanks and a row of totals. */
const MESS = `\uFEFFClient,Ref,Tax yr,Salary,Tax paid,Rental income,Rent expenses,Mortgage interest,Dividends received,Bank interest,Bonus\r
Ann Abbott,C1000,25/26,"£38,000.00","£5,086",,£0,,"£3,000",,\r
Vik Rao,C1021,2025/26,"£104,000", 29832 ,21000,"£2,500.00","£4,800", 350 ,1500,900\r
,,,,,,,,,,\r
TOTAL,,,"£142,000",,,,,,,\r
`

test('columns in people’s own words are asked about before anything is worked out, and one tap confirms what is right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(MANY)
  await choose(page, MESS)
  const questions = page.getByRole('region', { name: 'Check what we read' })
  await expect(questions.getByRole('heading')).toBeFocused()
  await expect(results(page)).toBeHidden()
  const chosen = (label: string) => questions.getByLabel(label).locator('option:checked')
  for (const [label, field] of Object.entries({
    'Tax yr': 'Tax Year',
    Salary: 'Pay from jobs',
    'Rent expenses': 'Expenses of letting',
    'Mortgage interest': 'Mortgage interest on homes you let',
    'Dividends received': 'Dividends',
    'Bank interest': 'Savings interest',
    'A row that looks like a total': 'Leave it out',
  }))
    await expect(chosen(label)).toHaveText(field)
  await expect(questions.getByLabel('Salary')).toHaveAccessibleDescription(
    /^For example £38,000\.00, £104,000, £142,000\. Must be before tax/,
  )
  await expect(questions).toContainText('Recognised: Tax paid as Tax already deducted, Rental income as Rent')
  await fitsAndIsAccessible(page)

  // Nobody can guess what this one is.
  await button(page, 'Confirm and Work Out the Bills').click()
  const bonus = questions.getByLabel('Bonus')
  await expect(bonus).toBeFocused()
  await expect(bonus).toHaveAccessibleDescription(/Choose what this column is, or leave it out$/)
  await bonus.selectOption('employmentIncome')
  await button(page, 'Confirm and Work Out the Bills').click()
  await expect(bonus).toHaveAccessibleDescription(/“Salary” is this already$/)
  await bonus.selectOption('Leave it out')
  await button(page, 'Confirm and Work Out the Bills').click()

  await expect(heading(page)).toHaveText('2 bills, 1 row of totals left out')
  await expect(heading(page)).toBeFocused()
  // By hand. Ann: 25,430 at 20%, and 2,500 of dividends at 8.75%. Vik: 395 is left of his allowance; 37,700 at 20%, 84,405 at 40%, 1,000 of
  // interest at 40%, less 20% of the mortgage interest.
  await expect(results(page).locator('td[data-label="Bill for the year"]')).toHaveText(['£5,304.75', '£40,742.00'])
  await expect(results(page).locator('td[data-label="Left to pay"]')).toHaveText(['£218.75', '£10,910.00'])
  await expect(bills(page)).toHaveText([/^Row 2 Ann Abbott2025\/26/, /^Row 3 Vik RaoNot in this bill: Bonus 9002025\/26/])
  await expect(results(page).getByText('Columns left out of the bills').locator('+ dd')).toHaveText('Bonus')
  await fitsAndIsAccessible(page)
  const rows = await saved(page, 'Download These Results')
  expect(rows.map(({ leftOut }) => leftOut)).toEqual(['', 'Bonus 900', 'a row of totals'])

  await button(page, 'Change the Columns').click()
  await expect(questions.getByRole('heading')).toBeFocused()
  await questions.getByLabel('A row that looks like a total').selectOption('It is a person')
  await button(page, 'Confirm and Work Out the Bills').click()
  await expect(heading(page)).toHaveText('3 bills')
})

test('a spreadsheet is read, the first sheet or another, by a script that is fetched only then and needs no eval', async ({
  page,
  requests,
}) => {
  const header = ['Client', 'Tax Year', 'Rent', 'Tax already deducted']
  const sheet = (name: string, rent: number) => ({
    sheet: name,
    data: [header, ['Ann', '2024/25', rent, 0]].map((row) => row.map((value) => ({ value }))),
  })
  const file = await writeExcelFile([sheet('Clients', 28_400), sheet('Last year', 13_600)]).toBuffer()
  await page.goto(MANY)
  await page.waitForLoadState('networkidle')
  const before = requests.length
  await page.getByLabel('A CSV file').setInputFiles({ name: 'clients.xlsx', mimeType: XLSX, buffer: file })
  const sheets = page.getByLabel('Sheet', { exact: true })
  await expect(sheets.locator('option:checked')).toHaveText('Clients')
  await button(page, 'Confirm and Work Out the Bills').click()
  await expect(bills(page)).toHaveText([/^Row 2 AnnClaims the property allowance: £1,000\.002024\/25£27,400\.00£2,966\.00/])
  const fetched = requests.slice(before).filter(({ url }) => !url.startsWith('blob:'))
  expect(fetched.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['GET', expect.stringMatching(WORKER)],
    ['GET', expect.stringMatching(/\/assets\/spreadsheet-[\w-]+\.js$/)],
  ])

  await button(page, 'Change the Columns').click()
  await sheets.selectOption('Last year')
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeFocused()
  await button(page, 'Confirm and Work Out the Bills').click()
  await expect(bills(page)).toHaveText([/^Row 2 Ann.*2024\/25£12,600\.00£6\.00/])
  await page
    .getByLabel('A CSV file')
    .setInputFiles({ name: 'clients.xls', mimeType: XLSX, buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]) })
  await expect(results(page)).toContainText('This is an older kind of Excel file, .xls.')
})
