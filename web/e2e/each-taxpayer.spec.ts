import type { Page } from '@playwright/test'
import { openCalculator } from './support/form.ts'
import { resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What the three answers say is tested without a browser, in web/dom/each-taxpayer.test.ts.

const CAR = '/specialised-tax/company-car-tax-calculator'
const taxpayers = (page: Page) => resultCard(page).locator('.taxpayers').getByRole('listitem')

const DRIVEN = { carListPrice: '35000', co2Emissions: '125', personalContribution: '1000' }

test('three answers stand next to each other on a desktop, and below each other on a phone', async ({ page }) => {
  const places = async () => Promise.all((await taxpayers(page).all()).map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0 }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await openCalculator(page, CAR, DRIVEN)
  await expect(taxpayers(page)).toHaveCount(3)
  expect(new Set((await places()).map(({ y }) => Math.round(y))).size).toBe(1)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(new Set((await places()).map(({ x }) => Math.round(x))).size).toBe(1)
})

test('the largest amounts of three answers fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openCalculator(page, '/personal-tax/dividend-tax-calculator', { dividendIncome: '999999999999.99' })
  await expect(taxpayers(page)).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const one of await taxpayers(page).all()) expect(await one.evaluate((column) => column.scrollWidth <= column.clientWidth)).toBe(true)
})
