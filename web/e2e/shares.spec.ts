// The page of shares bought at different times, which works out a table of trades in a worker that is fetched once somebody gives one.
import type { Page } from '@playwright/test'
import { sampleTransactions } from '../files/sample-transactions.ts'
import { shares } from '../site/shares.ts'
import { fitsAndIsAccessible } from './support/rates-page.ts'
import { largeAnswer } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const results = (page: Page) => page.locator('.many-results')
const heading = (page: Page) => results(page).getByRole('heading', { level: 2 })
const box = (page: Page) => page.getByLabel('Or paste the table')
const workOut = (page: Page) => page.getByRole('button', { name: 'Work Out the Gains' }).click()

/** Made up, with the columns of Trading 212. */
const EXPORT = `Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Stamp duty reserve tax
Market buy,2025-01-05 10:11:12,GB00X,ACME,"Acme, plc",10,10,GBP,1,,GBP,100.00,GBP,,,
Dividend (Ordinary),2025-02-05 10:11:12,GB00X,ACME,"Acme, plc",10,0.25,GBP,1,,,2.50,GBP,,,
Market sell,2025-06-05 10:11:12,GB00X,ACME,"Acme, plc",10,912.5,GBP,1,25.00,GBP,9125.00,GBP,,,
`

test('a broker’s export on a phone gives each sale with its matching, the totals of the year, and the tax of it', async ({
  page,
  requests,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(shares.path)
  await page.waitForLoadState('networkidle')
  const before = requests.length
  await page.getByLabel('A CSV file').setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(EXPORT) })
  await expect(heading(page)).toHaveText('1 sale in 1 tax year')
  await expect(heading(page)).toBeFocused()
  const year = results(page).locator('section', { has: page.getByRole('heading', { name: 'For your 2025/26 return' }) })
  // 9,125 less 100, less the exempt amount of 3,000.
  await expect(year.locator('dl > div', { hasText: 'Taxable gain' })).toHaveText('Taxable gain£6,025.00')
  const sale = results(page).locator('.shares-sales details')
  await sale.locator('summary').click()
  await expect(sale.locator('dl > div')).toHaveText(['Sold for£9,125.00', 'All 10 in the pool (s.104)£100.00', 'Gain£9,025.00'])
  await expect(results(page).getByText('Rows that were passed over: 1')).toBeVisible()
  await fitsAndIsAccessible(page)
  const fetched = requests.slice(before).filter(({ url }) => !url.startsWith('blob:'))
  expect(fetched.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
    ['GET', expect.stringMatching(/\/assets\/worker-[\w-]+\.js$/), ''],
  ])

  await page.getByLabel('Losses from earlier years').fill('1000')
  await page.keyboard.press('Enter')
  await expect(year.locator('dl > div', { hasText: 'Taxable gain' })).toHaveText('Taxable gain£5,025.00')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Every Sale' }).click()])
  expect(file.suggestedFilename()).toBe('share-sales.csv')
  await year.getByRole('link').click()
  // 8,025 less 3,000, at 18%.
  await expect(largeAnswer(page)).toHaveText('£904.50')
})

test('what is missing from a table is said by row, rates of exchange are asked for, and another table takes its place', async ({
  page,
}) => {
  await page.goto(shares.path)
  await workOut(page)
  await expect(box(page)).toBeFocused()
  await box(page).fill('Date,Action,Security,Quantity,Amount,Currency\n2025-05-01,Sell,ACME,5,100,GBP')
  await workOut(page)
  await expect(heading(page)).toHaveText('One thing to put right')
  await expect(results(page).getByRole('listitem')).toHaveText(/^Row 2: you sold 5 ACME on 1 May 2025 but held 0\./)
  await box(page).fill('Date,Action,Security,Quantity,Amount,Currency\n2023-05-01,Buy,ACME,5,100,USD\n2025-05-01,Sell,ACME,5,300,GBP')
  await workOut(page)
  await expect(heading(page)).toHaveText('Exchange rates are needed')
  const rates = page.getByRole('textbox', { name: 'Exchange rates' })
  await expect(rates).toBeFocused()
  await expect(rates).toHaveValue('2023-05-01 USD ')
  await results(page).getByRole('button', { name: 'Work Out Again' }).click()
  await expect(rates).toBeFocused()
  await expect(rates).toHaveAccessibleDescription(/Line 1: “2023-05-01 USD” is not a rate\./)
  await fitsAndIsAccessible(page)
  await rates.fill('2023-05-01 USD 1.25')
  await results(page).getByRole('button', { name: 'Work Out Again' }).click()
  // 300 less 100 ÷ 1.25.
  await expect(results(page).locator('.shares-sales summary')).toHaveText('5 ACME sold on 1 May 2025: a gain of £220.00')
  await box(page).fill(sampleTransactions)
  await workOut(page)
  await expect(results(page).locator('.shares-sales summary')).toHaveText('40 ACME sold on 6 May 2025: a gain of £281.15')
})
