import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { openCalculator } from '../support/form.ts'
import { largeAnswer, resultCard } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

// What leads to another year is tested without a browser, in web/dom/other-year.test.ts.

const part = (page: Page, name: string) => resultCard(page).getByRole('region', { name })
const isIn2026 = (page: Page) => page.clock.setFixedTime(new Date('2026-11-25T12:00:00'))

test('shares with a gain of £9,000: a part sold after 5 April is among the ways to sell them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await isIn2026(page)
  await openCalculator(page, '/2026-27/specialised-tax/capital-gains-tax-calculator', {
    salePrice: '20000',
    purchasePrice: '11000',
    otherIncome: '45000',
  })
  const address = page.url()
  const advice = part(page, 'What you could do')
  // 5,270 × 18% and 730 × 24% are £1,123.80; in two years, 3,000 × 18%.
  await expect(advice).toContainText(
    'make £3,000 to £6,000 of the gain by 5 April 2027 and the rest after, you pay £540 in all: £583.80 less.',
  )
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await advice.getByRole('link', { name: 'Compare ways to sell it' }).click()
  const ways = part(page, 'Tax by when you sell, alone or as a couple')
  await expect(ways.getByRole('heading')).toBeFocused()
  await expect(ways.getByRole('row', { name: 'Half before, half after least tax £540.00' })).toBeInViewport()
  await expect(ways).toContainText('selling half in each tax year saves £583.80.')
  // The answer is still that on the whole.
  await expect(largeAnswer(page)).toHaveText('£1,124')
  expect(page.url()).toBe(address)
})
