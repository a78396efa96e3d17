import type { Page } from '@playwright/test'
import { openCalculator } from './support/form.ts'
import { resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What the three answers say is tested without a browser, in web/dom/each-taxpayer.test.ts.

const CAR = '/specialised-tax/company-car-tax-calculator'
const taxpayers = (page: Page) => resultCard(page).locator('.taxpayers').getByRole('listitem')

const CASES = [
  // 30% of £34,000 is £10,200, at 20%, 40% and 45%.
  {
    path: CAR,
    inputs: { carListPrice: '35000', co2Emissions: '125', personalContribution: '1000' },
    input: 'annualSalary',
    amounts: ['£2,040.00', '£4,080.00', '£4,590.00'],
  },
  // The last £500 of the allowance leaves £9,500, at 8.75%, 33.75% and 39.35%: what is kept, then what is paid.
  {
    path: '/personal-tax/dividend-tax-calculator',
    inputs: { dividendIncome: '10000' },
    input: 'otherIncome',
    amounts: ['£831.25', '£3,206.25', '£3,738.25'],
  },
  {
    path: '/specialised-tax/rental-income-tax-calculator',
    inputs: { annualRentalIncome: '12000' },
    input: 'otherIncome',
    amounts: ['£2,400.00', '£4,800.00', '£5,400.00'],
  },
  // £47,000 is taxed: £37,270 at 18% and £9,730 at 24%, or all of it at 24%. No rate of Capital Gains Tax is higher.
  {
    path: '/specialised-tax/capital-gains-tax-calculator',
    inputs: { salePrice: '350000', purchasePrice: '300000', assetType: 'residential' },
    input: 'otherIncome',
    amounts: ['£9,043.80', '£11,280.00', '£11,280.00'],
  },
] as const

test('three answers stand next to each other on a desktop, and below each other on a phone', async ({ page }) => {
  const places = async () => Promise.all((await taxpayers(page).all()).map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0 }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await openCalculator(page, CAR, CASES[0].inputs)
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
